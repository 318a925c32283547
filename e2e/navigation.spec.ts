import { expect, test } from '@playwright/test';
import { untilHydrated } from './page-watch';

test.describe('phone menu', () => {
  test.skip(({ isMobile }) => !isMobile, 'the header shows its menus from 1024 px');

  test('takes 70% of a phone, lists the pages and closes when a link is chosen', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    // The sheet slides in.
    await expect
      .poll(async () => {
        const box = await menu.boundingBox();
        return [Math.round(box?.width ?? 0), Math.round((box?.x ?? 0) + (box?.width ?? 0))];
      })
      .toEqual([Math.round(width * 0.7), width]);

    for (const name of ['Income tax', 'GST', 'EMI', 'TDS', 'HRA', 'Contact']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await menu.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });

  test('takes half of a larger screen', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const box = await page.getByRole('dialog', { name: 'Menu' }).boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(400);
  });

  test('opens by key, holds focus, closes on Escape and gives focus back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Space');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const links = await menu.getByRole('link').count();
    for (let step = 0; step < links + 3; step += 1) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('goes to the site map when the sheet cannot be fetched', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/sitemap');
  });
});

test.describe('header menus', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has the sheet instead');

  test('open by mouse, show a line beside each link and close on Escape', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Calculators' }).click();
    const emi = page.getByRole('banner').getByRole('link', { name: /^EMI/ });
    await expect(emi).toBeVisible();
    await expect(emi).toContainText('Monthly instalment');
    await page.keyboard.press('Escape');
    await expect(emi).toBeHidden();
  });

  test('work by keyboard alone and close when the page changes', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Calculators' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const tax = page.getByRole('banner').getByRole('link', { name: /^Income tax/ });
    await expect(tax).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/calculators/tax');
    await expect(tax).toBeHidden();
  });
});

test('a new path scrolls to the top, and going back returns to the place', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 60));
  const link = page.getByRole('main').getByRole('link', { name: 'Get Free Consultation' });
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Talk to an accountant');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('links are prefetched on intent, not on sight', async ({ page }) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.txt')) prefetched.push(request.url());
  });
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  await untilHydrated(page);
  expect(prefetched).toEqual([]);

  const link = page.getByRole('main').getByRole('link', { name: 'Get Free Consultation' });
  await link.focus();
  await expect.poll(() => prefetched.some((url) => url.includes('contact'))).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads and its links work', async ({ page, isMobile }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isMobile) {
      await page.getByRole('link', { name: 'Menu' }).click();
      await expect(page).toHaveURL('/sitemap');
    } else {
      await page.getByRole('button', { name: 'Calculators' }).click();
      await page.getByRole('banner').getByRole('link', { name: /^GST/ }).click();
      await expect(page).toHaveURL('/calculators/gst');
    }
  });

  test('the form says what to do instead and does nothing on its own', async ({ page }) => {
    await page.goto('/contact');
    // Text selectors pass over noscript elements, so this one goes by element.
    await expect(page.locator('form noscript p')).toContainText('This form needs JavaScript.');
    await expect(page.locator('form noscript p')).toBeVisible();
    await page.getByLabel('Name').fill('Asha');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Name')).toHaveValue('Asha');
  });
});
