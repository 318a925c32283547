import { expect, type Page } from '@playwright/test';
import { areasCopy } from '@/content/client-area/areas';
import { sampleProfile } from '@/content/samples/profile';
import { expectAccessible } from '@/e2e/support/accessibility';
import { seedOwnArea } from '@/e2e/support/own-area';
import { untilHydrated } from '@/e2e/support/page-watch';
import {
  choose,
  createPdfUpload,
  expectTotal,
  shownFee,
  startOwnArea,
  uploads,
} from '@/e2e/support/portal';
import {
  cart,
  cartTotal,
  documentNames,
  filesUploaded,
  paper,
  picture,
  quotationCount,
  received,
  servicesInCart,
} from '@/e2e/support/samples';
import { storedDocuments } from '@/e2e/support/stored-rows';
import { test } from '@/e2e/support/test';
import { createStorageKey } from '@/lib/browser/storage-names';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const [item] = cart;
const _lines = received.lines
  .map(({ service, price }) => `${service} ${shownFee(price)}`.trim())
  .join('; ');
const left = documentNames.length - 1;

/** Reading a file takes a moment from now on, as with large files. */
async function readSlowly(page: Page) {
  await page.addInitScript(() => {
    const { stream } = Blob.prototype;
    Blob.prototype.stream = function (this: Blob) {
      const slow = new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          await new Promise((resolve) => setTimeout(resolve, 250));
          controller.enqueue(chunk);
        },
      });
      return Reflect.apply(stream, this, []).pipeThrough(slow);
    } as typeof stream;
  });
}

const scans = (count: number) =>
  Array.from({ length: count }, (_, index) => createPdfUpload(`Scan ${index + 1}.pdf`));

async function slowTabBeside(page: Page): Promise<Page> {
  await page.goto('/dashboard/privacy-settings');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Request Data Deletion' }).click();
  const other = await page.context().newPage();
  await readSlowly(other);
  return other;
}

async function beginUpload(page: Page) {
  await page.goto('/dashboard/documents');
  await untilHydrated(page);
  await expect(page.getByText(filesUploaded())).toBeVisible();
  await choose(page, scans(40));
  await expect(uploads(page).getByText('Kept').nth(1)).toBeVisible();
}

test.describe('own your data', { tag: ['@phone', '@client-area'] }, () => {
  test('View My Data shows what is stored', async ({ page }) => {
    await page.goto('/dashboard/privacy-settings');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'View My Data' }).click();
    const dialog = page.getByRole('dialog', { name: 'My data' });
    for (const text of [sampleProfile.fullName, item.service, paper, servicesInCart]) {
      await expect(dialog.getByText(text).first()).toBeVisible();
    }
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download My Data' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^client-area-/);
    await expectAccessible(page);
  });

  test('Request Data Deletion says what will go, then erases it', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/dashboard/documents');
    await untilHydrated(other);
    await other.evaluate(
      (key) => sessionStorage.setItem(key, '[{"name":"Asha"}]'),
      createStorageKey('sent-messages'),
    );
    await other.getByRole('button', { name: `Delete ${picture}` }).click();
    await expect(other.getByRole('region', { name: 'Recently deleted' })).toBeVisible();
    await page.bringToFront();
    await page.goto('/dashboard/privacy-settings');
    await untilHydrated(page);
    await page.evaluate(
      (key) => sessionStorage.setItem(key, '{"name":"Asha"}'),
      createStorageKey('contact-draft'),
    );
    await page.getByRole('button', { name: 'Request Data Deletion' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Erase everything?' });
    for (const line of [
      servicesInCart,
      `${quotationCount} quotations`,
      new RegExp(`^${left} ${left === 1 ? 'document' : 'documents'} and 1 recently deleted, `),
    ]) {
      await expect(dialog.getByText(line)).toBeVisible();
    }
    for (const title of ['Profile', 'Settings', 'Draft of a message']) {
      await expect(dialog.getByText(title, { exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep everything' }).click();
    await expect(other.getByText(filesUploaded(-1))).toBeVisible();
    await page.getByRole('button', { name: 'Request Data Deletion' }).click();
    await dialog.getByRole('button', { name: 'Erase Everything' }).click();
    await expect(page.getByText('This browser keeps nothing of yours now.')).toBeVisible();
    await expect(other.getByText(filesUploaded())).toBeVisible();
    await expect(other.getByRole('region', { name: 'Recently deleted' })).toHaveCount(0);
    for (const tab of [page, other]) {
      await expect
        .poll(() =>
          tab.evaluate(() =>
            [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
          ),
        )
        .toEqual([]);
      await expect(tab.getByText(areasCopy.ribbon)).toBeVisible();
    }
    await expectAccessible(other);
    await page.goto('/dashboard');
    await untilHydrated(page);
    await startOwnArea(page);
    await expect(page.getByText('Nothing has happened yet.')).toBeVisible();
    // Without a name there are no initials, so the disc shows a person.
    await expect(page.getByRole('main').locator('header span svg')).toBeVisible();
    await page.goto('/dashboard/quotations');
    await untilHydrated(page);
    await expect(page.getByRole('link', { name: 'Browse Services' })).toHaveAttribute(
      'href',
      '/services/pricing',
    );
    await page.goto('/dashboard/documents');
    await untilHydrated(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles([createPdfUpload('First.pdf')]);
    await expect(page.getByText('1 file uploaded')).toBeVisible();
  });

  test('an erase takes the drafts of other tabs too, on any page', async ({ page, context }) => {
    const readDraft = (tab: Page) =>
      tab.evaluate((key) => sessionStorage.getItem(key), createStorageKey('contact-draft'));
    const [away, writing] = [await context.newPage(), await context.newPage()];
    for (const tab of [away, writing]) {
      await tab.goto('/contact');
      await untilHydrated(tab);
      await tab.getByRole('textbox', { name: 'Message' }).fill('Nobody else should read this');
      expect(await readDraft(tab)).toContain('Nobody else');
    }
    // A page that only reads: it has no framework, and nothing there asks for one.
    await away.goto('/about');
    expect(await readDraft(away)).toContain('Nobody else');
    await page.goto('/dashboard/privacy-settings');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Request Data Deletion' }).click();
    await page.getByRole('button', { name: 'Erase Everything' }).click();
    await expect(page.getByText('This browser keeps nothing of yours now.')).toBeVisible();
    await expect(writing.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    for (const tab of [away, writing, page]) {
      await expect
        .poll(() =>
          tab.evaluate(() =>
            [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
          ),
        )
        .toEqual([]);
    }
    await away.goto('/contact');
    await untilHydrated(away);
    await expect(away.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  test('Delete Account erases and leads to the login page', async ({ page }) => {
    await seedOwnArea(page, { profile: [validRows.profile] });
    await page.goto('/dashboard/settings');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Show the sample area' }).click();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Erase everything?' });
    await expect(dialog).toContainText('Your own area goes too:Profile');
    await dialog.getByRole('button', { name: 'Erase Everything' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto('/dashboard/profile');
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: 'Start my own area' })).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue(sampleProfile.fullName);
  });

  test('an erase in another tab ends an upload: its page reloads, and nothing is stored', async ({
    page,
  }) => {
    const other = await slowTabBeside(page);
    await beginUpload(other);
    await page.getByRole('button', { name: 'Erase Everything' }).click();
    await expect(page.getByText('This browser keeps nothing of yours now.')).toBeVisible();
    await expect(other.getByText(filesUploaded())).toBeVisible();
    await expect(uploads(other)).toHaveCount(0);
    const names = (await storedDocuments(other)).map(([name]) => name);
    expect(names).toEqual([...documentNames].sort());
  });

  test('Sign Out returns to the login page and keeps the data', async ({ page }) => {
    await page.goto('/dashboard/settings');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/dashboard/cart');
    await untilHydrated(page);
    await expect(page.getByRole('row', { name: item.service })).toBeVisible();
    await expectTotal(page, cartTotal);
  });
});
