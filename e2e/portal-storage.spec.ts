import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from './page-watch';
import { choose, pdf, storedDocuments, uploads } from './portal-support';

const BLOCKED =
  'Nothing you do here will be kept after this visit: this browser does not let the site store data.';
const FULL =
  'Changes from now on will not be kept after this visit: the storage of this browser is full.';
const MB = 1024 * 1024;

/** From now on the browser refuses to write, as it does when its disk is full. */
async function fillDisk(page: Page) {
  await page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype;
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
    Object.assign(window, {
      emptyDisk: () => Object.assign(IDBObjectStore.prototype, { add, put }),
    });
  });
}

async function emptyDisk(page: Page) {
  await page.evaluate(() => (window as unknown as { emptyDisk: () => void }).emptyDisk());
}

for (const [how, block] of [
  [
    'refused',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
  ],
  ['missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
] as const) {
  test.describe(`IndexedDB is ${how}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(block);
    });

    test('the area works for the visit and says that nothing is kept and why', async ({ page }) => {
      await page.goto('/dashboard/cart');
      await untilHydrated(page);
      await expect(page.getByRole('status').filter({ hasText: BLOCKED })).toBeVisible();
      await page.getByRole('button', { name: 'Request Quotation' }).click();
      await page.getByRole('link', { name: 'View quotations' }).click();
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(page.getByText(BLOCKED)).toBeVisible();
    });

    test('a file is held for the visit, and everything can be saved as a file', async ({
      page,
    }) => {
      await page.goto('/dashboard/documents');
      await untilHydrated(page);
      await choose(page, [pdf('Deed.pdf')]);
      await expect(uploads(page)).toContainText('1 file held for this visit only');
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save my data as a file' }).click();
      expect((await waiting).suggestedFilename()).toMatch(/^client-area-[\d-]+\.zip$/);
    });

    test('adding to the cart says so as well', async ({ page }) => {
      await page.goto('/services/pricing');
      await untilHydrated(page);
      await page.getByRole('button', { name: 'Add to cart Annual packages: Startup' }).click();
      await expect(page.getByText('Annual packages: Startup is in your cart')).toBeVisible();
      await expect(page.getByText(BLOCKED)).toBeVisible();
    });
  });
}

test.describe('the storage is full', () => {
  test('says so, holds the rest for the visit and loses nothing that was there', async ({
    page,
  }) => {
    await page.goto('/dashboard/documents');
    await untilHydrated(page);
    await choose(page, [pdf('Before.pdf', MB)]);
    await expect(uploads(page)).toContainText('1 file kept');
    const before = await storedDocuments(page);
    expect(before).toHaveLength(4);

    await fillDisk(page);
    await choose(page, [pdf('After.pdf', 8 * MB)]);
    await expect(uploads(page)).toContainText('1 file held for this visit only');
    await expect(page.getByRole('status').filter({ hasText: FULL })).toBeVisible();
    await expect(page.getByText('5 files uploaded')).toBeVisible();
    expect(await storedDocuments(page)).toEqual(before);

    await page.getByRole('button', { name: 'Try to keep it again' }).click();
    await expect(page.getByText('Still not kept')).toBeVisible();
    expect(await storedDocuments(page)).toEqual(before);

    await page.reload();
    await untilHydrated(page);
    await expect(page.getByText('4 files uploaded')).toBeVisible();
    expect(await storedDocuments(page)).toEqual(before);
  });

  test('with room again, what the visit held is kept', async ({ page }) => {
    await page.goto('/dashboard/documents');
    await untilHydrated(page);
    await expect(page.getByText('3 files uploaded')).toBeVisible();
    await fillDisk(page);
    await choose(page, [pdf('Large.pdf', 8 * MB)]);
    await expect(page.getByText(FULL)).toBeVisible();
    await emptyDisk(page);
    await page.getByRole('button', { name: 'Try to keep it again' }).click();
    await expect(page.getByText(FULL)).toHaveCount(0);
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByText('4 files uploaded')).toBeVisible();
  });
});
