import { expect, type Locator, type Page } from '@playwright/test';
import { privacy } from '@/content/legal/privacy';
import { gstRegistration } from '@/content/services/gst-registration';
import { untilDialogsAreLeft, untilHydrated } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { getPageLabel } from '@/e2e/support/words';

/** The first menu of the header and the button that opens it. */
function getMenu(page: Page, isMobile: boolean) {
  return isMobile
    ? { button: page.getByRole('button', { name: 'Menu' }), menu: page.getByRole('dialog') }
    : {
        button: page.getByRole('button', { name: 'Services' }),
        menu: page.locator('#menu-services'),
      };
}

/** Goes from home to a long page by a soft navigation. */
async function goToPrivacy(page: Page) {
  await page.goto('/');
  await untilHydrated(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: getPageLabel('/privacy') })
    .click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(privacy.heading);
}

/** Presses a visible button where it is: Playwright's click would scroll it below the header. */
async function pressInPlace(page: Page, button: Locator) {
  const box = await button.boundingBox();
  if (!box) throw new Error('not in sight');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const isStill = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    ),
  );

const PRICING = '/services/pricing';

test.describe('menus and dialogs', { tag: '@client-area' }, () => {
  test('Back from a page chosen in a menu leads to the place on the page before', async ({
    page,
    isMobile,
  }) => {
    await goToPrivacy(page);
    const { button, menu } = getMenu(page, isMobile);
    await page.evaluate(() => window.scrollTo(0, 700));
    const length = await page.evaluate(() => history.length);
    await pressInPlace(page, button);
    await menu.locator('a[href="/services/gst-registration"]').click();
    await expect(page).toHaveURL('/services/gst-registration');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(gstRegistration.heading);
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(privacy.heading);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('a menu closes when the window becomes too wide or too narrow for it', async ({
    page,
    isMobile,
  }) => {
    await goToPrivacy(page);
    const own = page.viewportSize() ?? { width: 0, height: 0 };
    const { button, menu } = getMenu(page, isMobile);
    await button.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: isMobile ? 1440 : 390, height: own.height });
    await expect(menu).toBeHidden();
    expect(await isStill(page)).toBe(false);
    await page.setViewportSize(own);
    await expect(button).toBeVisible();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('a header menu gives way to a link beside it', { tag: '@desktop' }, async ({ page }) => {
    await goToPrivacy(page);
    await page.getByRole('button', { name: 'Services' }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: getPageLabel('/about'), exact: true })
      .click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('#menu-services')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(privacy.heading);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('Back closes a dialog of the client area, then leaves the page, and Forward shows it whole', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/dashboard/help-support');
    await page.goto('/dashboard/settings');
    await untilHydrated(page);
    const erase = page.getByRole('button', { name: 'Delete Account' });
    await erase.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.history.state?.dialogs)).toBe(1);
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/settings');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard/help-support');
    await page.goForward();
    await expect(page).toHaveURL('/dashboard/settings');
    await untilHydrated(page);
    await expect(erase).toBeVisible();
  });

  test('Back closes the menu and stays on the page; a link in it leaves no entry behind', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await page.goto(PRICING);
    await untilHydrated(page);
    const menu = page.getByRole('dialog');
    const open = async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(menu).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.history.state?.dialogs)).toBe(1);
    };
    await open();
    await page.evaluate(() => window.history.back());
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(PRICING);

    await open();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toHaveCount(0);
    await untilDialogsAreLeft(page);

    await open();
    await menu.getByRole('link', { name: 'About', exact: false }).first().click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toHaveCount(0);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(PRICING);
    await untilDialogsAreLeft(page);
    await page.evaluate(() => window.history.forward());
    await expect(page).toHaveURL('/about');
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(PRICING);

    // A reload with the menu open closes it, and leaves one entry of the page.
    await open();
    await page.reload();
    await untilHydrated(page);
    await untilDialogsAreLeft(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
