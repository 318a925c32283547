import { expect } from '@playwright/test';
import { areasCopy } from '@/content/client-area/areas';
import { countersCopy, homeCopy, jobsCopy, todayCopy } from '@/content/client-area/home';
import { sampleProfile } from '@/content/samples/profile';
import { untilHydrated } from '@/e2e/support/page-watch';
import { quotationSheet } from '@/e2e/support/portal';
import { cart, quotationCount, quotationNumber } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import { formatGreeting } from '@/e2e/support/words';
import { offeredSampleActivity } from '@/lib/content/sample-rows';

test.describe('home of the client area', { tag: '@client-area' }, () => {
  test('greets, counts, leads to six places and lists what happened', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/dashboard');
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      formatGreeting(sampleProfile.fullName),
    );
    const counters = page.getByRole('list', { name: countersCopy.label }).getByRole('link');
    await expect(counters).toHaveText([`${cart.length}services in cart`, '1pending quotation']);
    const places = page.getByRole('list', { name: 'Places' }).getByRole('link');
    await expect(places).toHaveText([
      ...['Cart', 'Quotations', 'Documents', 'Calculators', 'Profile', 'Settings'],
    ]);
    const activity = page.getByRole('region', { name: 'Recent activity' });
    await expect(activity.getByRole('listitem')).toHaveCount(offeredSampleActivity.length);
    // Its place depends on the hour: the firm answers in its office hours.
    const received = new RegExp(
      `Quotation ${quotationNumber('received')} received.*(ago|yesterday).*New`,
    );
    await expect(activity.getByRole('listitem').filter({ hasText: received })).toHaveCount(1);
    await expect(page.getByText(areasCopy.ribbon)).toBeVisible();
  });

  test('a cover for each job leads to its quotation, and its button to the next step', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await untilHydrated(page);
    const covers = page.getByRole('region', { name: jobsCopy.heading }).getByRole('article');
    await expect(covers).toHaveCount(2);
    const received = quotationNumber('received');
    const first = covers.first();
    await expect(first.getByRole('img', { name: 'Step 2 of 5: we answer' })).toBeVisible();
    await expect(first).toContainText('Your turn: we sent our quotation.');
    const button = first.getByRole('link', { name: /^Answer the quotation/ });
    const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const atButton = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.textContent,
      [x + width / 2, y + 10],
    );
    expect(atButton, 'the button lies above the link of the cover').toContain('Answer');
    // Anywhere else on the cover; its link lies over the words.
    await first.getByText('Papers', { exact: true }).click({ force: true });
    await expect(quotationSheet(page)).toHaveAccessibleName(new RegExp(`^Quotation ${received}$`));
  });

  test('the desk fits its window, or a phone in two screens', async ({ page, isMobile }) => {
    await page.goto('/dashboard');
    await untilHydrated(page);
    await expect(page.getByRole('region', { name: todayCopy.heading })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(isMobile ? 1_550 : 900);
  });

  test('leads back to the website from the head of the page', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: homeCopy.website }).click();
    await expect(page).toHaveURL('/');
  });

  test('a printed quotation of the sample area says that it is a sample', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/dashboard/quotations');
    await untilHydrated(page);
    if (isMobile) await page.getByRole('button', { name: /^View/ }).first().click();
    await expect(page.locator('.prints-alone').filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(areasCopy.ribbon, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  });

  test('says that nothing leaves the browser', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/dashboard');
    await untilHydrated(page);
    await expect(page.getByText(homeCopy.kept)).toBeVisible();
  });

  test('has the five main places at the bottom of a phone, a rail beside a desktop', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/dashboard');
    await untilHydrated(page);
    const bar = page.getByRole('navigation', { name: 'Main places' });
    const rail = page.getByRole('navigation', { name: 'Client area' });
    await expect(isMobile ? bar : rail).toBeVisible();
    await expect(isMobile ? rail : bar).toBeHidden();
    // The labels of the pages, each on one line even on a narrow phone.
    const text = ['Dashboard', 'Cart', 'Quotations', 'Documents', 'Profile'];
    if (isMobile) {
      await expect(bar.getByRole('link')).toHaveText(text);
      await page.setViewportSize({ width: 320, height: 640 });
      expect((await bar.boundingBox())?.height).toBeLessThan(60);
    }
    const current = (isMobile ? bar : rail).getByRole('link', { name: 'Dashboard' });
    await expect(current).toHaveAttribute('aria-current', 'page');
  });

  test('the rail or the bar marks the one place that a page belongs to, if any', async ({
    page,
    isMobile,
  }) => {
    for (const [path, inRail, inBar] of [
      ['/dashboard/settings', 'Settings', null],
      ['/dashboard/change-password', 'Settings', null],
      ['/dashboard/cart', 'Cart', 'Cart'],
    ] as const) {
      await page.goto(path);
      const name = isMobile ? inBar : inRail;
      const menu = page.getByRole('navigation', {
        name: isMobile ? 'Main places' : 'Client area',
      });
      const marked = menu.locator('[aria-current]');
      if (name === null) {
        await untilHydrated(page);
        await expect(menu.getByRole('link').first()).toBeVisible();
        await expect(marked).toHaveCount(0);
        continue;
      }
      await expect(marked).toHaveText(name);
      const isPlace = path === `/dashboard/${name.toLowerCase()}`;
      await expect(marked).toHaveAttribute('aria-current', isPlace ? 'page' : 'true');
    }
  });

  test('the bar covers neither the focused control nor a notice', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/dashboard/quotations');
    await untilHydrated(page);
    const bar = page.getByRole('navigation', { name: 'Main places' });
    const barTop = (await bar.boundingBox())?.y ?? 0;
    const getBottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
    await expect(page.getByRole('article')).toHaveCount(quotationCount);
    const buttons = page.getByRole('article').getByRole('button');
    for (let index = 0; index < (await buttons.count()); index++) {
      await page.keyboard.press('Tab');
      while (!(await page.evaluate(() => document.activeElement?.closest('article')))) {
        await page.keyboard.press('Tab');
      }
      expect(getBottom(await page.locator(':focus').boundingBox())).toBeLessThan(barTop);
    }
    await page.goto('/dashboard/cart');
    await untilHydrated(page);
    await page.getByRole('button', { name: `Remove ${cart[1].service}` }).click();
    const notice = page.getByRole('listitem').filter({ hasText: `${cart[1].service} was removed` });
    await expect.poll(async () => getBottom(await notice.boundingBox())).toBeLessThan(barTop - 8);
  });
});
