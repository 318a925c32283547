import { type BrowserContext, expect, type Page } from '@playwright/test';
import { dangerZoneCopy, dataManagementCopy } from '@/content/client-area/backup';
import {
  eraseLockedCopy,
  lockFrameCopy,
  lockOnCopy,
  lockTimeCopy,
  outsideEntriesCopy,
  recoveryCodeCopy,
  setUpCopy,
  unlockCopy,
} from '@/content/client-area/lock';
import { passphraseCopy } from '@/content/words/passphrase';
import { expectAccessible } from '@/e2e/support/accessibility';
import { seedOwnArea } from '@/e2e/support/own-area';
import { openPriceGroups } from '@/e2e/support/portal';
import { putRow } from '@/e2e/support/stored-rows';
import { test } from '@/e2e/support/test';
import { SCRYPT_WORKER } from '@/lib/browser/marks';
import { getPointerKey } from '@/lib/browser/storage-names';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const phrase = 'four plain words here';
const next = 'five other plain words here';
const name = 'Meenakshi Subramaniam';

const heading = (page: Page) => page.getByRole('heading', { name: lockFrameCopy.heading });
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const press = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true }).click();

async function type(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).fill(text);
}

async function unlock(page: Page, text: string) {
  await type(page, passphraseCopy.label, text);
  await press(page, unlockCopy.button);
}

async function choose(page: Page, text: string, end: string): Promise<string> {
  await type(page, passphraseCopy.newLabel, text);
  await type(page, passphraseCopy.again, text);
  await press(page, setUpCopy.next);
  const code = await page.locator('code').textContent();
  await page.getByLabel(recoveryCodeCopy.stored).check();
  await press(page, end);
  return code ?? '';
}

async function locked(page: Page): Promise<string> {
  await seedOwnArea(page, { profile: [{ ...validRows.profile, fullName: name }] });
  await page.goto('/dashboard/settings');
  await press(page, lockFrameCopy.setUp);
  const code = await choose(page, phrase, recoveryCodeCopy.seal);
  // The page reloads and asks for the passphrase.
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(lockOnCopy.isOn, { exact: true })).toBeVisible();
  await unlock(page, phrase);
  await expect(page.getByText(lockFrameCopy.on)).toBeVisible();
  return code;
}

const onDisk = (page: Page) =>
  page.evaluate(async (own) => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    const open = indexedDB.open(localStorage.getItem(own) ?? '');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const database = open.result;
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        rows.onsuccess = resolve;
      });
      found.push(store, rows.result);
    }
    database.close();
    return JSON.stringify(found);
  }, getPointerKey('own'));

const openTab = async (context: BrowserContext, path: string) => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

test.describe('lock', { tag: ['@phone', '@client-area'] }, () => {
  test('a locked area hides everything until the passphrase opens it', async ({
    page,
    context,
  }) => {
    await locked(page);
    await expectAccessible(page);
    expect(await onDisk(page)).not.toContain(name);

    const other = await openTab(context, '/dashboard/profile');
    await expect(heading(other)).toBeVisible();
    await type(other, passphraseCopy.label, 'not the right words');
    await press(other, unlockCopy.button);
    const answer = other.locator('[data-slot=field-error]');
    await expect(answer).toHaveText(unlockCopy.wrong);
    await expect(other.getByLabel(passphraseCopy.label, { exact: true })).toBeFocused();
    await expectAccessible(other);
    await type(other, passphraseCopy.label, phrase);
    await press(other, unlockCopy.button);
    await expect(field(other, 'Full name')).toHaveValue(name);
    // Drafts are encrypted too, and come back.
    await field(other, 'Address').fill('12 Quiet Lane');
    expect(await onDisk(other)).not.toContain('Quiet Lane');

    await press(page, lockFrameCopy.lockNow);
    for (const tab of [page, other]) {
      await expect(heading(tab)).toBeVisible();
      await expect(tab.getByText(name)).toHaveCount(0);
    }
    await type(other, passphraseCopy.label, phrase);
    await press(other, unlockCopy.button);
    await expect(field(other, 'Address')).toHaveValue('12 Quiet Lane');
  });

  test('entries written outside the lock are shown, and become the client’s own once the client keeps them', async ({
    page,
  }) => {
    await locked(page);
    const late = { ...validRows.savedResults, name: 'Written too late' };
    await putRow(page, 'savedResults', late);
    await page.goto('/dashboard/calculators');
    await unlock(page, phrase);
    const outside = page.getByRole('region', { name: outsideEntriesCopy.label });
    await expect(outside.getByText(`Saved results: ${late.name}`)).toBeVisible();
    await expect(page.getByRole('heading', { name: late.name })).toHaveCount(0);
    expect(await onDisk(page)).not.toContain(late.name);
    await expectAccessible(page);
    await press(page, outsideEntriesCopy.keep);
    await expect(page.getByRole('heading', { name: late.name })).toBeVisible();
    await expect(outside).toHaveCount(0);
    expect(await onDisk(page)).not.toContain(late.name);
  });

  test('a forgotten passphrase is replaced with the code, the time is kept, and the lock can be taken off', async ({
    page,
  }) => {
    const code = await locked(page);
    await page.getByLabel(lockTimeCopy.options[60]).check();
    await expect.poll(() => onDisk(page)).toContain('"minutes":60');
    await page.goto('/dashboard/profile');
    await press(page, unlockCopy.forgot);
    await type(page, recoveryCodeCopy.label, code);
    await press(page, setUpCopy.next);
    expect(await choose(page, next, recoveryCodeCopy.replace)).not.toBe(code);
    await expect(field(page, 'Full name')).toHaveValue(name);

    await page.goto('/dashboard/settings');
    await type(page, passphraseCopy.label, next);
    await press(page, unlockCopy.button);
    await expect(page.getByLabel(lockTimeCopy.options[60])).toBeChecked();
    await press(page, lockOnCopy.off);
    await page.getByRole('alertdialog').getByRole('button', { name: lockOnCopy.off }).click();
    await expect(page.getByText(lockFrameCopy.offer)).toBeVisible();
    expect(await onDisk(page)).toContain(name);
  });

  test('other pages reject changes to a locked area, which can still be erased', async ({
    page,
  }) => {
    await locked(page);
    await page.goto('/services/pricing');
    await openPriceGroups(page);
    await page
      .getByRole('button', { name: /to cart/i })
      .first()
      .click();
    await expect(page.getByText(/client area is locked/).first()).toBeVisible();

    const download = page.getByRole('button', { name: dataManagementCopy.download });
    await page.goto('/dashboard/privacy-settings');
    await expect(heading(page)).toBeVisible();
    await expect(download).toHaveCount(0);

    await page.goto('/dashboard');
    await press(page, unlockCopy.erase);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: eraseLockedCopy.confirm })
      .click();
    await expect(page.getByText(eraseLockedCopy.done).first()).toBeVisible();
    await expect(heading(page)).toBeHidden();
    expect(
      await page.evaluate((own) => localStorage.getItem(own), getPointerKey('own')),
    ).toBeNull();
  });

  test('nothing private and no sample is painted before the locked screen', async ({ page }) => {
    await locked(page);
    // Only the served page, before any of its scripts has loaded.
    await page.route('**/*.js', (route) => route.abort());
    for (const path of ['/dashboard', '/dashboard/quotations', '/dashboard/cart']) {
      await page.goto(path);
      await expect(page.getByText(lockFrameCopy.heading)).toBeVisible();
      await expect(page.locator('main h1').filter({ visible: true })).toHaveCount(0);
    }
  });

  test('without a lock none of its code is fetched', async ({ page }) => {
    const fetched: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().includes('.js')) return;
      const text = await response.text().catch(() => '');
      if (
        /aessiv|sealed-rows|You see it once, here/.test(text) ||
        response.url().endsWith(SCRYPT_WORKER)
      )
        fetched.push(response.url());
    });
    await seedOwnArea(page);
    for (const path of ['/dashboard/settings', '/dashboard/profile', '/calculators/emi']) {
      await page.goto(path);
      await page.getByRole('button').first().focus();
      await page.waitForFunction(() => document.readyState === 'complete');
    }
    expect(fetched).toEqual([]);
  });

  test('Sign Out locks the area in every tab, and Back shows the locked screen', async ({
    page,
    context,
  }) => {
    await locked(page);
    const other = await openTab(context, '/dashboard/profile');
    await unlock(other, phrase);
    await expect(field(other, 'Full name')).toHaveValue(name);
    await page.getByRole('button', { name: dangerZoneCopy.signOut }).click();
    await expect(page).toHaveURL('/login');
    await expect(heading(other)).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
  });
});
