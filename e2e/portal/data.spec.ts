import { expect, test } from '@playwright/test';
import { isStrict } from '@/content/words/conduct';
import { untilHydrated } from '@/e2e/support/page-watch';
import { documents, expectAccessible, expectTotal, pdf } from '@/e2e/support/portal';

test.describe('own your data', () => {
  test('View My Data shows what is kept', async ({ page }) => {
    await page.goto('/dashboard/privacy-settings');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'View My Data' }).click();
    const dialog = page.getByRole('dialog', { name: 'My data' });
    for (const text of ['Sample Client', 'GST return filing', 'Form 16.pdf', '09AAPFU0939F1ZT']) {
      await expect(dialog.getByText(text).first()).toBeVisible();
    }
    const fees = isStrict
      ? ['by quotation', 'GST registration; ITR filing']
      : ['₹2,500', 'GST registration ₹2,999; ITR filing ₹999'];
    for (const words of [...fees, '15.91 KB']) {
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
    await other.getByRole('button', { name: 'Delete PAN card.png' }).click();
    await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.goto('/dashboard/privacy-settings');
    await untilHydrated(page);
    await page.evaluate(() => sessionStorage.setItem('contact-draft', '{"name":"Asha"}'));
    await page.getByRole('button', { name: 'Request Data Deletion' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Erase everything?' });
    for (const line of ['3 services in the cart', '3 quotations', /^2 documents, /]) {
      await expect(dialog.getByText(line)).toBeVisible();
    }
    for (const title of ['Profile', 'Settings', 'Draft of a message']) {
      await expect(dialog.getByText(title, { exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep everything' }).click();
    await expect(other.getByText('2 files uploaded')).toBeVisible();
    await page.getByRole('button', { name: 'Request Data Deletion' }).click();
    // What erases is here already: a lost connection does not keep it from working.
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Erase Everything' }).click();
    await expect(page.getByText('Nothing is kept in this browser now.')).toBeVisible();
    await expect(other.getByText('0 files uploaded')).toBeVisible();
    await context.setOffline(false);
    // The notice that offered to bring a document back has given way.
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
    // Without a name there are no initials: the disc shows a person.
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
    await expect(page.getByRole('row', { name: 'GST return filing' })).toBeVisible();
    await expectTotal(page, 19_000);
  });
});
