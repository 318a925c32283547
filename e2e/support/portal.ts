import { expect, type Locator, type Page } from '@playwright/test';
import { areasCopy } from '@/content/client-area/areas';
import { sampleProfile } from '@/content/samples/profile';
import { isStrict } from '@/content/words/conduct';
import { cart, filesUploaded, quotationNumber } from '@/e2e/support/samples';
import { drawPdf } from '@/features/client-area/store/samples/sample-files';
import { formatRupees } from '@/lib/format';
import { createPointerEntries } from '@/lib/test-support/area-pointer';

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A real PDF of about `size` bytes whose content follows from its name. */
export function createPdfUpload(name: string, size = 0): Upload {
  const content = Buffer.from(drawPdf([name]));
  // Spaces between the header line and the first object change only the offsets, which
  // any reader rebuilds.
  const padding = Buffer.alloc(Math.max(0, size - content.length), ' ');
  const buffer = Buffer.concat([content.subarray(0, 9), padding, content.subarray(9)]);
  return { name, mimeType: 'application/pdf', buffer };
}

/** A text on each page that appears only with its data. */
const arrivals: Record<string, string | RegExp> = {
  '/dashboard': new RegExp(`Quotation ${quotationNumber('received')} received`),
  '/dashboard/cart': cart[0].service,
  '/dashboard/quotations': /Valid until/,
  '/dashboard/documents': filesUploaded(),
  '/dashboard/profile': sampleProfile.fullName,
};

export async function untilFilled(page: Page, path: string) {
  const arrival = arrivals[path];
  if (arrival)
    await expect(page.getByText(arrival).filter({ visible: true }).first()).toBeVisible();
}

/** A fee as the client area shows it: '' under the strict conduct. */
export const shownFee = (rupees: number) => (isStrict ? '' : formatRupees(rupees));

/** Expects the total of a sheet, or none under the strict conduct. */
export async function expectTotal(sheet: Page | Locator, rupees: number) {
  const total = sheet.getByRole('row', { name: /^Total/ });
  if (isStrict) await expect(total).toHaveCount(0);
  else await expect(total).toContainText(formatRupees(rupees));
}

export async function choose(page: Page, files: Upload[]) {
  await page.getByLabel('Files to upload').setInputFiles(files);
}

export const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' });
export const documents = (page: Page) => page.getByRole('region', { name: 'Recent files' });

/** The marker of a visit that has changed the samples, and has no area of its own. */
export const LOOKED = createPointerEntries({ shown: 'sample' });

/** Begins the client's own area, from a page of the sample area. */
export async function startOwnArea(page: Page) {
  await page.getByRole('button', { name: 'Start my own area' }).first().click();
  // The page loads again; until then the ribbon is hidden.
  await expect(page.locator('html')).toHaveAttribute('data-area', 'own');
  await expect(page.getByText(areasCopy.ribbon)).toBeHidden();
}

/** The sheet of a viewed quotation: over the page on a phone, beside its row on a wide screen. */
export function quotationSheet(page: Page): Locator {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  return page.getByRole(isWide ? 'region' : 'dialog', { name: /^Quotation Q-/ });
}

/** Opens the groups of the price list, which a phone shows folded. */
export async function openPriceGroups(page: Page) {
  const summaries = page.locator('#fees summary').filter({ visible: true });
  for (const summary of await summaries.all()) await summary.click();
}
