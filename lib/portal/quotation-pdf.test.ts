import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePdfFonts } from '@/lib/build/pdf-fonts';
import type { PdfFonts } from '@/lib/portal/pdf-fonts';
import { quotationPdf } from '@/lib/portal/quotation-pdf';
import type { Quotation } from '@/lib/portal/records';

const quotation: Quotation = {
  id: 'Q-2024-001',
  services: [
    { service: 'Statutory audit', price: 1234567 },
    { service: 'ITR filing', price: 999 },
  ],
  status: 'received',
  date: '2024-01-15',
  total: 1235566,
  validUntil: '2024-02-14',
  notes: 'Government fees at actuals.',
};

/** Reads a PDF back with PDF.js, in a process of its own because it is an ES module. */
const reader = `
  import { readFileSync } from 'node:fs';
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const data = new Uint8Array(readFileSync(process.argv[1]));
  const pdf = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => item.str).filter((text) => text.trim()));
  }
  const { info } = await pdf.getMetadata();
  console.log(JSON.stringify({ pages, title: info.Title, language: info.Language }));
`;

type Read = { pages: string[][]; title: string; language: string };

function readBack(pdf: Uint8Array): Read {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'quotation-')), 'quotation.pdf');
  writeFileSync(file, pdf);
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', reader, file], {
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

let fonts: PdfFonts;
beforeAll(async () => {
  fonts = await makePdfFonts();
});

test('an independent reader finds the words, ₹ and Indian grouping', () => {
  const { pages, title } = readBack(quotationPdf(quotation, { fonts, client: 'Asha Rao' }));
  expect(title).toBe('Quotation Q-2024-001');
  expect(pages).toHaveLength(1);
  expect(pages[0]).toEqual(
    expect.arrayContaining([
      'Satyalekh & Co.',
      'Quotation Q-2024-001',
      'Prepared for Asha Rao',
      'Date 15 Jan 2024',
      // Without the days that were left when it was saved.
      'Valid until 14 Feb 2024',
      'Statutory audit',
      '₹12,34,567',
      'ITR filing',
      '₹999',
      'Total',
      '₹12,35,566',
      'Government fees at actuals.',
    ]),
  );
});

test('a name that the fonts cannot set is left out', () => {
  const { pages } = readBack(quotationPdf(quotation, { fonts, client: 'आशा राव' }));
  expect(pages[0]?.join(' ')).not.toContain('Prepared for');
});

test('sixty services go over to further pages, each of them once', () => {
  const services = Array.from({ length: 60 }, (_, index) => ({
    service: `Service ${index + 1}`,
    price: 1000 + index,
  }));
  const { pages } = readBack(quotationPdf({ ...quotation, services }, { fonts, client: '' }));
  expect(pages.length).toBeGreaterThan(1);
  const words = pages.flat();
  for (const { service } of services) {
    expect(words.filter((word) => word === service)).toHaveLength(1);
  }
});
