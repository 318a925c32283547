import { expect, type Page } from '@playwright/test';
import { estimateCopy } from '@/content/estimate';
import { prices } from '@/content/prices';
import { untilHydrated } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { browserArguments } from '@/lib/scripts/browser';

const executablePath = process.env.CHROMIUM_PATH;

// Playwright switches the back-forward cache off by default.
test.use({
  launchOptions: {
    executablePath,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.skip(/headless.shell/.test(executablePath ?? ''), 'this browser has no back-forward cache');

/** Where the page is, whether it came from the cache, and if not, what the browser gives as reasons. */
const returned = () => {
  const [visit] = performance.getEntriesByType('navigation');
  const { notRestoredReasons = null } = { ...visit?.toJSON() };
  const { persisted = false } = window as { persisted?: boolean };
  return { path: location.pathname, persisted, notRestored: notRestoredReasons };
};

/** Leaves for another document; the returned function goes Back, and expects the cached page. */
async function leaveAndReturn(page: Page, elsewhere = '/terms') {
  const path = new URL(page.url()).pathname;
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(elsewhere);
  return async () => {
    await page.evaluate(() => history.back());
    await expect
      .poll(() => page.evaluate(returned).catch(() => null))
      .toEqual({ path, persisted: true, notRestored: null });
  };
}

test.describe('back-forward cache', { tag: ['@desktop', '@client-area'] }, () => {
  test('Back restores a page that was only read', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo(0, 700));
    const comeBack = await leaveAndReturn(page);
    await comeBack();
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    // It can still be hydrated.
    await untilHydrated(page);
  });

  test('Back restores a page that was used', async ({ page }) => {
    await page.goto('/calculators/gst');
    await page.getByLabel('Amount', { exact: true }).fill('10000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('main')).toContainText('₹11,800');
    const comeBack = await leaveAndReturn(page);
    await comeBack();
    await expect(page.getByRole('main')).toContainText('₹11,800');
    await page.getByLabel('Interstate').check();
    await expect(page.getByText('Worked out before a field changed')).toBeVisible();
  });

  test('nothing in the client area keeps it out of the back-forward cache', async ({ page }) => {
    await page.goto('/dashboard');
    await untilHydrated(page);
    await expect(page.getByText(/Quotation Q-\d{4}-002 received/).first()).toBeVisible();
    const comeBack = await leaveAndReturn(page);
    await comeBack();
    await expect(page.getByText(/Quotation Q-\d{4}-002 received/).first()).toBeVisible();
  });

  test('on Back, a page that was only read shows what has been put into the cart since', async ({
    page,
  }) => {
    await page.goto('/services/pricing');
    const comeBack = await leaveAndReturn(page, '/services/company-incorporation');
    await page.getByRole('radio', { name: prices['formation-llp'].label }).check();
    await page.getByRole('button', { name: estimateCopy.ask }).click();
    await expect(page).toHaveURL('/dashboard/cart');
    // A page that is restored is not loaded, and `goBack` may wait for that.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/services/company-incorporation');
    await comeBack();
    await expect(page.getByRole('button', { name: /^In your cart/ })).toHaveCount(1);
  });
});
