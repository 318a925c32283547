import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each sheet of paper that a page prints on. */
export async function readPrintedSheets(page: Page): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    // In headings the sign is of another font than the digits, and so a piece of its own.
    sheets.push(text.replace(/\s+/g, ' ').replaceAll('₹ ', '₹'));
  }
  return sheets;
}
