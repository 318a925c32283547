import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { dashboard } from '@/content/dashboard';
import { sampleProfile } from '@/content/samples/profile';
import { isStrict } from '@/content/words/conduct';
import { cart, filesUploaded, quotationNumber } from '@/e2e/support/samples';
import { MARKER_KEY } from '@/lib/browser/visit-marker';
import { formatRupees } from '@/lib/format';
import { drawPdf } from '@/lib/portal/db/sample-files';

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A real PDF of about `size` bytes whose content follows from its name. */
export function pdf(name: string, size = 0): Upload {
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

/** Waits until a page shows its data. */
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

/** Until nothing fades or slides: a notice that is half there has too little contrast. */
async function untilStill(page: Page) {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
          ).length,
    );
  await expect.poll(moving).toBe(0);
}

type Rules = (axe: AxeBuilder) => AxeBuilder;

async function expectNoViolations(page: Page, rules: Rules) {
  await untilStill(page);
  // A notice may begin to fade meanwhile, and the bar at the lower edge covers what a scroll uncovers.
  const noFades = await page.addStyleTag({
    content:
      '* { transition-duration: 0s !important; animation-duration: 0s !important; } .reach-bar { position: static !important; }',
  });
  // Without frames axe needs no second page to merge results.
  const { violations } = await rules(new AxeBuilder({ page }).setLegacyMode()).analyze();
  await noFades.evaluate((style) => (style as Element).remove());
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** Expects the page to pass axe's rules for WCAG 2.2 AA and for best practice. */
export const expectAccessible = (page: Page) =>
  expectNoViolations(page, (axe) =>
    axe
      .options({
        // Passes are not read.
        resultTypes: ['violations'],
        // Off by default, and the one that holds WCAG 2.5.3.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );

/** Expects a page that has passed in other colours to pass the rules that depend on them. */
export const expectContrast = (page: Page) =>
  expectNoViolations(page, (axe) =>
    axe
      .options({ resultTypes: ['violations'] })
      .withRules(['color-contrast', 'link-in-text-block']),
  );

/** Presses Tab until the control with this name has the focus. */
export async function tabTo(page: Page, role: 'button' | 'link' | 'tab' | 'switch', name: string) {
  const target = page.getByRole(role, { name, exact: true });
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} "${name}"`);
}

/** The marker of a visit that has changed the samples, and has no area of its own. */
export const LOOKED = JSON.stringify({
  shown: 'sample',
  own: null,
  keptSince: 1,
  askedAt: null,
  erasing: false,
  cart: 0,
});

/** The name of the database of the area that a page would open. */
export const databaseOf = (page: Page) =>
  page.evaluate((key): string => {
    const marker = JSON.parse(localStorage.getItem(key) ?? 'null');
    return marker?.shown === 'own' ? marker.own : 'sample-rows';
  }, MARKER_KEY);

/**
 * Until the site has made the database of its area, whose name this gives: whoever opens it sooner
 * makes an empty one.
 */
export async function untilStored(page: Page): Promise<string> {
  const database = await databaseOf(page);
  const versions = () =>
    page.evaluate(async (name) => {
      const databases = await indexedDB.databases();
      return databases.find((one) => one.name === name)?.version ?? 0;
    }, database);
  await expect.poll(versions).toBeGreaterThan(0);
  return database;
}

/** Begins an area of one's own, from a page of the sample area. */
export async function startOwnArea(page: Page) {
  await page.getByRole('button', { name: 'Start my own area' }).first().click();
  await expect(page.getByText(dashboard.areas.ribbon)).toBeHidden();
}

/** Every row of some stores, of the area's database unless another is named, held in the page. */
export async function storedRows(page: Page, stores: string[], named?: string) {
  const database = named ?? (await untilStored(page));
  return page.evaluateHandle(
    async ({ names, database }) => {
      const open = indexedDB.open(database);
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      const transaction = open.result.transaction(names);
      const requests = names.map((name) => transaction.objectStore(name).getAll());
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      open.result.close();
      return requests.map(({ result }) => result);
    },
    { names: stores, database },
  );
}

/** Name and SHA-256 of every document in the browser's own database. */
export async function storedDocuments(page: Page): Promise<[string, string][]> {
  const kept = await storedRows(page, ['documents', 'documentBytes']);
  return kept.evaluate(async ([entries = [], bytes = []]) => {
    const contents = new Map(bytes.map((row) => [row.id, row.bytes]));
    const hashed = entries.map(async ({ id, name }): Promise<[string, string]> => {
      const hash = await crypto.subtle.digest('SHA-256', contents.get(id));
      return [name, Array.from(new Uint8Array(hash), (byte) => byte.toString(16)).join(' ')];
    });
    return (await Promise.all(hashed)).sort();
  });
}

/** The services in the browser's own cart that have a computation attached. */
export async function attachedInCart(page: Page): Promise<string[]> {
  const kept = await storedRows(page, ['cart']);
  return kept.evaluate(([rows = []]) =>
    rows.filter((row) => 'attachment' in row).map(({ id }) => id),
  );
}

/** The sheet of a viewed quotation: over the page on a phone, beside its row on a wide screen. */
export function quotationSheet(page: Page): Locator {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  return page.getByRole(isWide ? 'region' : 'dialog', { name: /^Quotation Q-/ });
}

/** Opens the groups of the price list, which a phone shows folded. */
export async function unfold(page: Page) {
  const folds = page.locator('#fees summary').filter({ visible: true });
  for (const fold of await folds.all()) await fold.click();
}
