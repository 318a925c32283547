import { quotationsCopy } from '@/content/client-area/quotations';
import { site } from '@/content/site';
import { EMPTY_STATE } from '@/features/client-area/protocol/state';
import { paperColours } from '@/features/client-area/quotations/pdf/pdf-layout';
import { createUnsignedPrint } from '@/features/client-area/quotations/pdf/printed-quotation';
import { createQuotationPdf } from '@/features/client-area/quotations/pdf/quotation-pdf';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { readColourTokens } from '@/lib/build/assets/tokens';
import {
  findPdfParts,
  findPdfTexts,
  loadCutFont,
  type ReadPdf,
  readPdf,
} from '@/lib/test-support/read-pdf';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').latinSite);

const quotation: Quotation = {
  id: 'Q-2024-001',
  services: [
    { service: 'Statutory audit', price: 1234567 },
    { service: 'ITR filing', price: 999 },
  ],
  stage: 'quoted',
  state: EMPTY_STATE,
  askedAt: 0,
  charges: [],
  date: '2024-01-15',
  total: 1235566,
  totals: [{ rupees: 1235566 }],
  validUntil: '2024-02-14',
  notes: 'Government fees at actuals.',
};

const withServices = (names: readonly string[]): Quotation => ({
  ...quotation,
  services: names.map((service, index) => ({ service, price: 1000 + index })),
});

const makePdf = async (printed: Quotation, client = ''): Promise<ReadPdf> =>
  readPdf(
    await createQuotationPdf(createUnsignedPrint(printed), { client, loadFont: loadCutFont }),
  );

const listServices = (pdf: ReadPdf) =>
  findPdfParts(pdf, 'TR')
    .filter(({ children }) => children.length === 3 && children[0]?.role === 'TD')
    .map(({ children }) => children[1]?.text);

const [office] = site.offices;

test('a certificate ends the sheet under its own heading, on as many pages as it needs', async () => {
  const certificate = Array.from({ length: 40 }, (_, index) => `Sentence ${index} of it.`);
  const sheet = { ...createUnsignedPrint(quotation), certificate };
  const pdf = await readPdf(await createQuotationPdf(sheet, { client: '', loadFont: loadCutFont }));
  expect(findPdfTexts(pdf, 'H2')).toEqual(['Notes', 'Certificate of acceptance']);
  expect(findPdfTexts(pdf, 'P').slice(-40)).toEqual(certificate);
  expect(findPdfTexts(await makePdf(quotation), 'H2')).toEqual(['Notes']);
}, 60_000);

test.each(Object.entries(paperColours))(
  'the colour %s equals the token of the site',
  (name, colour) => {
    expect(colour).toBe(readColourTokens()(name));
  },
);

test('another PDF reader finds its title, language and parts in reading order', async () => {
  const pdf = await makePdf(quotation, 'Asha Rao');
  expect(pdf).toMatchObject({
    title: 'Quotation Q-2024-001',
    language: 'en-IN',
    isMarked: true,
    showsTitle: true,
  });
  expect(pdf.pages).toHaveLength(1);
  expect(findPdfTexts(pdf, 'H1')).toEqual(['Quotation Q-2024-001']);
  expect(findPdfTexts(pdf, 'H2')).toEqual(['Notes']);
  expect(findPdfTexts(pdf, 'P')).toEqual([
    site.name,
    site.kind,
    `${office.street}, ${office.city} ${office.postalCode} ${site.phones[0].display} ${site.emails[0].address}`,
    'Prepared for Asha Rao',
    'Date 15 Jan 2024',
    'Valid until 14 Feb 2024',
    quotationsCopy.unsignedFile,
    'Government fees at actuals.',
  ]);
  expect(findPdfParts(pdf, 'TR').map(({ children }) => children.map(({ text }) => text))).toEqual([
    ['No.', 'Service', 'Professional fee'],
    ['1', 'Statutory audit', '₹12,34,567'],
    ['2', 'ITR filing', '₹999'],
    ['Total', '₹12,35,566'],
  ]);
  expect(findPdfTexts(pdf, 'TH')).toEqual(['No.', 'Service', 'Professional fee', 'Total']);
  expect(pdf.pages[0]?.places.at(-1)?.text).toBe('Page 1 of 1');
});

test('forty services and long notes take several pages, and nothing is lost', async () => {
  const wanted = Array.from({ length: 40 }, (_, index) =>
    index % 7 === 0
      ? `Service ${index}, ${'a long description of it '.repeat(8).trim()}`
      : `S${index}`,
  );
  const sentences = Array.from({ length: 60 }, (_, index) => `Sentence ${index} of these notes.`);
  const notes = sentences.join(' ').slice(0, 2000);
  const pdf = await makePdf({ ...withServices(wanted), notes }, 'A'.repeat(400));
  expect(listServices(pdf)).toEqual(wanted);
  expect(findPdfTexts(pdf, 'P').join(' ')).toContain(notes);
  expect(findPdfTexts(pdf, 'P').join('').replaceAll(' ', '')).toContain('A'.repeat(400));
  expect(findPdfTexts(pdf, 'H1')).toHaveLength(1);
  expect(findPdfTexts(pdf, 'TH')).toEqual(['No.', 'Service', 'Professional fee', 'Total']);
  expect(pdf.pages.length).toBeGreaterThan(2);
  for (const [index, { places }] of pdf.pages.entries()) {
    const texts = places.map(({ text }) => text);
    expect(texts.at(-1)).toBe(`Page ${index + 1} of ${pdf.pages.length}`);
    if (index > 0) expect(texts).toContain('Quotation Q-2024-001, continued');
    if (texts.includes('₹1,039')) expect(texts).toContain('Professional fee');
    for (const { left, right, bottom } of places) {
      expect(left).toBeGreaterThan(17 * 2.83);
      expect(right).toBeLessThan(192.1 * 2.835);
      expect(bottom).toBeGreaterThan(10 * 2.83);
    }
  }
});

test('a service longer than a page continues on the next', async () => {
  const long = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ');
  const pdf = await makePdf(withServices(['Before', long, 'After']));
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect(listServices(pdf).join(' ')).toBe(`Before ${long} After`);
  expect(findPdfTexts(pdf, 'TD').join()).toContain('₹1,001');
});

test('sets line breaks, control characters, turned lines, other letters and the rupee sign', async () => {
  const typed = [
    ['one\u0000two\r\nthree\u0007', 'one two three'],
    [' \n', '—'],
    ['\u202eabc\u202c two', 'abc two'],
    ['Łódź Ñandú Đặng', 'Łódź Ñandú Đặng'],
    ['Fee ₹ 5', 'Fee ₹ 5'],
  ] as const;
  const services = typed.map(([service]) => service);
  const pdf = await makePdf({ ...withServices(services), notes: 'Stamp duty ₹ 50.' });
  expect(listServices(pdf)).toEqual(typed.map(([, set]) => set));
  expect(findPdfTexts(pdf, 'P')).toContain('Stamp duty ₹ 50.');
});

test('the same quotation gives the same bytes', async () => {
  const once = () =>
    createQuotationPdf(createUnsignedPrint(quotation), { client: 'Asha', loadFont: loadCutFont });
  expect(await once()).toEqual(await once());
});
