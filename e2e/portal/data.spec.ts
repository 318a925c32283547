import { expect, test } from '@playwright/test';
import { sampleProfile } from '@/content/samples/profile';
import { isStrict } from '@/content/words/conduct';
import { untilHydrated } from '@/e2e/support/page-watch';
import { documents, expectAccessible, expectTotal, pdf, shownFee } from '@/e2e/support/portal';
import {
  cart,
  cartTotal,
  documentNames,
  filesUploaded,
  paper,
  paperSize,
  picture,
  quotationCount,
  received,
  servicesInCart,
} from '@/e2e/support/samples';

const [item] = cart;
const lines = received.lines
  .map(({ service, price }) => `${service} ${shownFee(price)}`.trim())
  .join('; ');
/** Documents left after one is deleted. */
const left = documentNames.length - 1;

test.describe('own your data', () => {
  test('View My Data shows what is kept', async ({ page }) => {
    await page.goto('/dashboard/privacy-settings');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'View My Data' }).click();
    const dialog = page.getByRole('dialog', { name: 'My data' });
    for (const text of [sampleProfile.fullName, item.service, paper, sampleProfile.gstNumber]) {
      await expect(dialog.getByText(text).first()).toBeVisible();
    }
    const fee = isStrict ? 'by quotation' : shownFee(item.price);
    for (const words of [fee, lines, paperSize]) {
      await expect(dialog.getByText(words, { exact: true }).first()).toBeVisible();
    }
    await expect(dialog).not.toContainText(/sample-|\d{4}-\d{2}-\d{2}|application\/pdf/);
    await expectAccessible(page);
  });

  test('Request Data Deletion erases it after saying what will go', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/dashboard/documents');
    await untilHydrated(other);
    await other.evaluate(() => sessionStorage.setItem('sent-messages', '[{"name":"Asha"}]'));
    await other.getByRole('button', { name: `Delete ${picture}` }).click();
    await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.goto('/dashboard/privacy-settings');
    await untilHydrated(page);
    await page.evaluate(() => sessionStorage.setItem('contact-draft', '{"name":"Asha"}'));
    await page.getByRole('button', { name: 'Request Data Deletion' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Erase everything?' });
    for (const line of [
      servicesInCart,
      `${quotationCount} quotations`,
      new RegExp(`^${left} ${left === 1 ? 'document' : 'documents'}, `),
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
    // The code that erases is loaded by now, so a lost connection does not stop it.
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Erase Everything' }).click();
    await expect(page.getByText('Nothing is kept in this browser now.')).toBeVisible();
    await expect(other.getByText('0 files uploaded')).toBeVisible();
    await context.setOffline(false);
    // The notice that offered to undo a deletion is gone.
    await expect(other.getByText('Everything was erased', { exact: true })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    for (const tab of [page, other]) {
      expect(await tab.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([
        0, 0,
      ]);
      await expect(tab.getByText('This area is empty: everything in it was erased.')).toBeVisible();
    }
    await expectAccessible(other);
    await page.goto('/dashboard');
    await untilHydrated(page);
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
    await documents(page).getByRole('button', { name: 'Choose Files' }).click();
    await (await chooser).setFiles([pdf('First.pdf')]);
    await expect(page.getByText('1 file uploaded')).toBeVisible();
  });

  test('Delete Account erases and leads to the login page', async ({ page }) => {
    await page.goto('/dashboard/settings');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Erase Everything' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/dashboard/cart');
    await untilHydrated(page);
    await expect(page.getByText('There is no service in the cart.')).toBeVisible();
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
