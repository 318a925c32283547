import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { areasCopy } from '@/content/client-area/areas';
import { dangerZoneCopy, eraseCopy } from '@/content/client-area/backup';
import { cartCopy } from '@/content/client-area/cart';
import { expectAccessible } from '@/e2e/support/accessibility';
import { createCart, seedOwnArea } from '@/e2e/support/own-area';
import { untilHydrated } from '@/e2e/support/page-watch';
import { choose, createPdfUpload, documents, openPriceGroups, uploads } from '@/e2e/support/portal';
import { storedDocuments, untilStored } from '@/e2e/support/stored-rows';
import { test } from '@/e2e/support/test';
import { drawPdf } from '@/features/client-area/store/samples/sample-files';
import { OWN_DATABASES } from '@/lib/browser/storage-names';
import { exportFileWith, many } from '@/lib/test-support/export-file';
import { hostileFiles } from '@/lib/test-support/hostile-files';

const HOSTILE = '<img src=x onerror=alert(1)>.pdf';
const SETTINGS = '/dashboard/privacy-settings';

async function download(page: Page): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  return readFile(await (await waiting).path());
}

const readBuffer = async (file: Blob) => Buffer.from(await file.arrayBuffer());

async function hostile(title: string): Promise<Buffer> {
  const make = { ...hostileFiles.damaged, ...hostileFiles.excessive }[title];
  if (!make) throw new Error(`no hostile archive is called “${title}”`);
  return readBuffer(make());
}

async function openSettings(page: Page) {
  await seedOwnArea(page);
  await page.goto(SETTINGS);
  await untilHydrated(page);
}

async function chooseExportFile(page: Page, name: string, buffer: Buffer): Promise<Locator> {
  await page
    .getByLabel('Download My Data file')
    .setInputFiles({ name, mimeType: 'application/zip', buffer });
  return page.getByRole('alertdialog');
}

async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}

type Held = Window & { release: () => void };

/** Lets `documents` be stored, then holds the next one until it is released. */
async function holdAfter(page: Page, documents: number) {
  await page.evaluate((allowed) => {
    const scope = window as unknown as Held;
    const { slice } = Blob.prototype;
    let stored = 0;
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...row) {
      if (this.name === 'documentBytes') stored += 1;
      return add.apply(this, row);
    };
    const held = new Promise<void>((resolve) => {
      scope.release = resolve;
    });
    Blob.prototype.slice = function (this: Blob, ...bounds) {
      const part = slice.apply(this, bounds);
      if (!(this instanceof File) || stored < allowed) return part;
      const { stream } = part;
      return Object.assign(part, {
        arrayBuffer: () => held.then(() => Blob.prototype.arrayBuffer.call(part)),
        stream: () => {
          const { readable, writable } = new TransformStream();
          void held.then(() => stream.call(part).pipeTo(writable));
          return readable;
        },
      });
    };
  }, documents);
}

const ownDatabases = (page: Page) =>
  page.evaluate(
    async (own) => (await indexedDB.databases()).filter(({ name }) => name?.startsWith(own)).length,
    OWN_DATABASES,
  );

async function storedContents(page: Page): Promise<number> {
  const database = await untilStored(page);
  return page.evaluate(async (name) => {
    const open = indexedDB.open(name);
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const count = open.result.transaction('documentBytes').objectStore('documentBytes').count();
    await new Promise((resolve) => {
      count.onsuccess = resolve;
    });
    open.result.close();
    return count.result;
  }, database);
}

test.describe('saving and restoring everything', { tag: ['@phone', '@client-area'] }, () => {
  test('a file saved in one browser profile restores everything in a fresh one', async ({
    page,
    browser,
  }) => {
    await page.goto('/services/pricing');
    await untilHydrated(page);
    await openPriceGroups(page);
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect(page.getByText(/is in your cart$/)).toBeVisible();
    await page.goto('/dashboard/documents');
    await untilHydrated(page);
    await choose(page, [createPdfUpload(HOSTILE, 300_000), createPdfUpload('Deed.pdf', 70_000)]);
    await expect(uploads(page)).toContainText('2 files kept');
    await page.goto('/dashboard/cart');
    await untilHydrated(page);
    await page.getByRole('button', { name: cartCopy.request }).click();
    await expect(page.getByText('You have no service in the cart.')).toBeVisible();
    await page.goto(SETTINGS);
    await untilHydrated(page);
    const saved = await download(page);
    const stored = await storedDocuments(page);
    expect(stored).toHaveLength(2);

    const fresh = await (await browser.newContext()).newPage();
    const violations = await watchPolicy(fresh);
    await openSettings(fresh);
    const dialog = await chooseExportFile(fresh, 'client-area.zip', saved);
    await expect(dialog).toHaveAccessibleName('Restore from client-area.zip?');
    await expect(dialog).toContainText(
      new RegExp(`You saved it on \\d+ \\w+ \\d{4}, with ${stored.length} documents, [\\d.]+ KB`),
    );
    await expect(dialog).toContainText('Nothing is kept.');
    await expect(dialog.getByRole('button', { name: 'Keep everything' })).toBeFocused();
    await expectAccessible(fresh);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(fresh.getByText('Your data is restored')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await storedDocuments(fresh)).toEqual(stored);
    expect(violations).toEqual([]);
    await fresh.goto('/dashboard/quotations');
    await untilHydrated(fresh);
    await expect(fresh.getByRole('article')).toHaveCount(1);
    await fresh.goto('/dashboard/documents');
    await untilHydrated(fresh);
    await expect(documents(fresh).getByRole('button', { name: `View ${HOSTILE}` })).toBeVisible();
    await fresh.context().close();
  });

  test('a hostile, damaged or foreign file is rejected with a reason and changes nothing', async ({
    page,
  }) => {
    const DAMAGED = 'This file is damaged, or someone changed it. Nothing changed.';
    const FOREIGN = 'This is not a file of Download My Data. Nothing changed.';
    const EXCESSIVE = 'This file holds more than Download My Data ever saves. Nothing changed.';
    await openSettings(page);
    const saved = await download(page);
    const before = await storedDocuments(page);
    const half = saved.subarray(0, saved.length / 2);
    const cases: [string, Buffer, string][] = [
      ['half.zip', half, DAMAGED],
      ['other.zip', createPdfUpload('other.pdf').buffer, FOREIGN],
    ];
    // One of each kind; lib/files/hostile-files.test.ts has them all.
    for (const [title, sentence] of [
      ['65,534 files', EXCESSIVE],
      ['a row nested 100,000 deep', DAMAGED],
    ] as const) {
      cases.push([`${title}.zip`, await hostile(title), sentence]);
    }
    for (const [name, buffer, sentence] of cases) {
      const dialog = await chooseExportFile(page, name, buffer);
      await expect(dialog.getByRole('alert')).toHaveText(sentence);
      await expect(dialog).toHaveAccessibleName(`We did not restore ${name}`);
      await dialog.getByRole('button', { name: 'Close' }).click();
    }

    // This one is found damaged only when it is read, after the question.
    const late = await chooseExportFile(
      page,
      'late.zip',
      await hostile('a bomb that says it is small'),
    );
    await late.getByRole('button', { name: 'Restore' }).click();
    await expect(late.getByRole('alert')).toHaveText(DAMAGED);
    await page.keyboard.press('Escape');
    await expect(late).toHaveCount(0);

    const dialog = await chooseExportFile(page, 'half.zip', half);
    await expect(dialog.getByRole('alert')).toHaveText(DAMAGED);
    await expect(page.getByText('We asked your browser to save')).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await storedDocuments(page)).toEqual(before);
    expect(await ownDatabases(page)).toBe(1);
  });

  test('restoring many files shows progress, and Cancel or a reload halfway changes nothing', async ({
    page,
  }) => {
    const file = await readBuffer(many(60, drawPdf(['Deed of partnership']))());
    await openSettings(page);
    await expect(page.getByRole('button', { name: 'Save Privacy Settings' })).toBeEnabled();
    const before = await storedDocuments(page);

    await holdAfter(page, 20);
    const dialog = await chooseExportFile(page, 'many.zip', file);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(dialog).toContainText('20 of 60 documents');
    const progress = dialog.getByRole('progressbar', { name: 'Restoring the file' });
    expect(await progress.evaluate((bar: HTMLProgressElement) => bar.position)).toBeCloseTo(1 / 3);
    await expectAccessible(page);
    expect(await storedContents(page)).toBe(before.length);
    expect(await ownDatabases(page)).toBe(2);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.evaluate(() => (window as unknown as Held).release());
    await expect(page.getByText('You cancelled the restore')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await storedDocuments(page)).toEqual(before);
    expect(await ownDatabases(page)).toBe(1);

    await page.reload();
    await untilHydrated(page);
    await holdAfter(page, 20);
    await chooseExportFile(page, 'many.zip', file);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(dialog).toContainText('20 of 60 documents');
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => ownDatabases(page)).toBe(1);
    expect(await storedDocuments(page)).toEqual(before);

    await holdAfter(page, 59);
    await chooseExportFile(page, 'many.zip', file);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(dialog).toContainText('59 of 60 documents');
    await page.evaluate(() => (window as unknown as Held).release());
    await expect(page.getByText('Your data is restored')).toBeVisible();
    expect(await storedDocuments(page)).toHaveLength(60);
    expect(await storedContents(page)).toBe(60);
    // The old database is deleted once a page has shown the new one.
    expect(await ownDatabases(page)).toBe(2);
  });

  test('after a restore another tab shows the new rows, and offers no Undo of an earlier removal', async ({
    page,
    context,
  }) => {
    await seedOwnArea(page, { cart: createCart('package-startup') });
    const other = await context.newPage();
    await other.goto('/dashboard/cart');
    await untilHydrated(other);
    await page.goto(SETTINGS);
    await untilHydrated(page);
    const busy = await context.newPage();
    await busy.goto('/dashboard/settings');
    await untilHydrated(busy);
    await busy.getByRole('button', { name: dangerZoneCopy.delete }).click();
    const dialog = await chooseExportFile(
      page,
      'client-area.zip',
      await readBuffer(exportFileWith()),
    );
    await other
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Your data is restored')).toBeVisible();
    await expect(other.getByRole('row', { name: /ITR-1/ })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    // A page with an open dialog does not reload, and says no more than that.
    await busy.getByRole('button', { name: eraseCopy.cancel }).click();
    await expect(busy.getByText(areasCopy.elsewhere)).toBeVisible();
    await expect(busy.getByText(/cannot be read/)).toHaveCount(0);
    await busy.getByRole('button', { name: areasCopy.follow }).click();
    await expect(busy.getByText(areasCopy.elsewhere)).toHaveCount(0);
  });

  test('a copy served without encryption takes files, and restores them', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
      Object.defineProperty(Navigator.prototype, 'storage', { value: undefined });
    });
    await openSettings(page);
    await page.goto('/dashboard/documents');
    await untilHydrated(page);
    await choose(page, [createPdfUpload('Deed.pdf'), createPdfUpload('Ledger.pdf')]);
    await expect(uploads(page)).toContainText('2 files kept');
    await page.goto(SETTINGS);
    await untilHydrated(page);
    const file = await download(page);
    const dialog = await chooseExportFile(page, 'client-area.zip', file);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Your data is restored')).toBeVisible();
    expect(await storedContents(page)).toBe(2);
  });
});
