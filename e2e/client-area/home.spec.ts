import { expect } from '@playwright/test';
import { areasCopy } from '@/content/client-area/areas';
import { homeCopy } from '@/content/client-area/home';
import { sampleProfile } from '@/content/samples/profile';
import { untilHydrated } from '@/e2e/support/page-watch';
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
    const counters = page.getByRole('main').locator('dl').first();
    await expect(counters).toContainText('Services in cart');
    await expect(counters.getByRole('definition')).toHaveText([String(cart.length), '1']);
    const places = page.getByRole('list', { name: 'Places' }).getByRole('link');
    // Each has a line of its own, which a phone leaves out.
    await expect(places).toHaveText([
      /^Cart.+/,
      /^Quotations1 waits for you$/,
      /^Documents\d+ files kept$/,
      /^CalculatorsFive, with working$/,
      /^ProfilePAN and GSTIN given$/,
      /^SettingsAlerts and privacy$/,
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

  test('keeps its distances', async ({ page, isMobile }) => {
    await page.goto('/dashboard');
    await untilHydrated(page);
    const counters = await page.getByRole('main').locator('dl').first().boundingBox();
    const lead = await page.getByText(homeCopy.lead).boundingBox();
    if (isMobile) {
      const gap = (counters?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0);
      expect(gap, 'from the lead to the counters').toBeGreaterThanOrEqual(16);
      return;
    }
    const paddings = await page
      .getByRole('list', { name: 'Places' })
      .getByRole('link')
      .evaluateAll((all) => all.map((place) => getComputedStyle(place).paddingLeft));
    expect(new Set(paddings).size, 'places').toBe(1);
  });

  test('says that nothing leaves the browser', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/dashboard');
    await untilHydrated(page);
    await expect(
      page.getByText('This stays in your browser. We send nothing to a server.').first(),
    ).toBeVisible();
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
    const words = ['Dashboard', 'Cart', 'Quotations', 'Documents', 'Profile'];
    if (isMobile) {
      await expect(bar.getByRole('link')).toHaveText(words);
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
    const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
    await expect(page.getByRole('article')).toHaveCount(quotationCount);
    const buttons = page.getByRole('article').getByRole('button');
    for (let index = 0; index < (await buttons.count()); index++) {
      await page.keyboard.press('Tab');
      while (!(await page.evaluate(() => document.activeElement?.closest('article')))) {
        await page.keyboard.press('Tab');
      }
      expect(bottomOf(await page.locator(':focus').boundingBox())).toBeLessThan(barTop);
    }
    await page.goto('/dashboard/cart');
    await untilHydrated(page);
    await page.getByRole('button', { name: `Remove ${cart[1].service}` }).click();
    const notice = page.getByRole('listitem').filter({ hasText: `${cart[1].service} was removed` });
    await expect.poll(async () => bottomOf(await notice.boundingBox())).toBeLessThan(barTop - 8);
  });
});
