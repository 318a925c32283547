import { expect, type Locator, type Page, test } from '@playwright/test';
import { privacy } from '@/content/legal/privacy';
import { gstRegistration } from '@/content/services/gst-registration';
import { contentsOf } from '@/e2e/support/contents';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { labelOf } from '@/e2e/support/words';

/** The number of open layers in the state of the current history entry. */
const layersInHistory = (page: Page) => page.evaluate(() => history.state?.layers ?? 0);

/** The first menu of the header and the button that opens it. */
function menuOf(page: Page, isMobile: boolean) {
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
    .getByRole('link', { name: labelOf('/privacy') })
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
  page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

test.describe('Back and a menu', () => {
  test('closes it, lets the page scroll and leaves the page at the next press', async ({
    page,
    isMobile,
  }) => {
    const faults = watchForFaults(page);
    await goToPrivacy(page);
    const { button, menu } = menuOf(page, isMobile);
    await button.click();
    await expect(menu).toBeVisible();
    expect(await isStill(page)).toBe(isMobile);
    await expect.poll(() => layersInHistory(page)).toBe(1);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/privacy');
    await expect(button).toBeFocused();
    expect(await isStill(page)).toBe(false);

    // Forward shows nothing and leaves nothing behind.
    await page.goForward();
    await expect.poll(() => layersInHistory(page)).toBe(0);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/privacy');

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(privacy.heading);
    expect(faults).toEqual([]);
  });

  test('leaves the page once, however often it was opened and closed', async ({
    page,
    isMobile,
  }) => {
    await goToPrivacy(page);
    const { button, menu } = menuOf(page, isMobile);
    // With a fragment in the address, to which the page must not jump back.
    await (await contentsOf(page)).nth(2).click();
    await page.evaluate(() => window.scrollTo(0, 700));
    for (let round = 0; round < 3; round += 1) {
      await pressInPlace(page, button);
      await expect(menu).toBeVisible();
      await expect.poll(() => layersInHistory(page)).toBe(1);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    }
    await expect.poll(() => layersInHistory(page)).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await pressInPlace(page, button);
    await expect(menu).toBeVisible();
    await expect.poll(() => layersInHistory(page)).toBe(1);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/privacy#/);
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('leads from a page chosen in it back to the place on the page before', async ({
    page,
    isMobile,
  }) => {
    await goToPrivacy(page);
    const { button, menu } = menuOf(page, isMobile);
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

  test('leaves once after a reload, and after another document', async ({ page, isMobile }) => {
    await goToPrivacy(page);
    const { button, menu } = menuOf(page, isMobile);
    for (const comeBack of [
      () => page.reload(),
      async () => {
        await page.goto('/robots.txt');
        await page.goBack();
      },
    ]) {
      await button.click();
      await expect(menu).toBeVisible();
      await expect.poll(() => layersInHistory(page)).toBe(1);
      await comeBack();
      await untilHydrated(page);
      await expect.poll(() => layersInHistory(page)).toBe(0);
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/privacy');
    }
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('keeps what was typed on the page', async ({ page, isMobile }) => {
    await page.goto('/calculators/gst');
    await untilHydrated(page);
    await page.getByLabel('Amount', { exact: true }).fill('10000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('main')).toContainText('₹11,800');
    const { button, menu } = menuOf(page, isMobile);
    await button.click();
    await expect(menu).toBeVisible();
    await expect.poll(() => layersInHistory(page)).toBe(1);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('10,000');
    await expect(page.getByRole('main')).toContainText('₹11,800');
  });
});

test('a menu closes when the window becomes too wide or too narrow for it', async ({
  page,
  isMobile,
}) => {
  await goToPrivacy(page);
  const own = page.viewportSize() ?? { width: 0, height: 0 };
  const { button, menu } = menuOf(page, isMobile);
  await button.click();
  await expect(menu).toBeVisible();
  await expect.poll(() => layersInHistory(page)).toBe(1);
  await page.setViewportSize({ width: isMobile ? 1440 : 390, height: own.height });
  await expect(menu).toBeHidden();
  expect(await isStill(page)).toBe(false);
  await page.setViewportSize(own);
  await expect(button).toBeVisible();
  await expect(menu).toBeHidden();
  await expect.poll(() => layersInHistory(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('header menus', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has the sheet instead');

  test('share one press of Back when one replaces the other', async ({ page }) => {
    await goToPrivacy(page);
    await page.getByRole('button', { name: 'Services' }).click();
    await page.getByRole('button', { name: 'Calculators' }).click();
    await expect(page.locator('#menu-services')).toBeHidden();
    await expect(page.locator('#menu-calculators')).toBeVisible();
    await expect.poll(() => layersInHistory(page)).toBe(1);
    await page.goBack();
    await expect(page.locator('#menu-calculators')).toBeHidden();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('give way to a link beside them', async ({ page }) => {
    await goToPrivacy(page);
    await page.getByRole('button', { name: 'Services' }).click();
    await expect.poll(() => layersInHistory(page)).toBe(1);
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('/about'), exact: true })
      .click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('#menu-services')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(privacy.heading);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('opened before script arrived are closed by Back too', async ({ page }) => {
    await page.goto('/terms');
    await page.goto('/about');
    await page.getByRole('button', { name: 'Services' }).click();
    await untilHydrated(page);
    await expect(page.locator('#menu-services')).toBeVisible();
    await expect.poll(() => layersInHistory(page)).toBe(1);
    await page.goBack();
    await expect(page.locator('#menu-services')).toBeHidden();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });
});

/** Every dialog of the client area: its page, its name and how to open it. */
const dialogs: [path: string, name: string | RegExp, open: (page: Page) => Promise<void>][] = [
  ['/dashboard/quotations', /^Quotation Q-/, (page) => press(page, /^View/)],
  ['/dashboard/documents', 'Form 16.pdf', (page) => press(page, 'View Form 16.pdf')],
  ['/dashboard/privacy-settings', 'My data', (page) => press(page, 'View My Data')],
  ['/dashboard/privacy-settings', /^Restore from/, chooseSavedFile],
  ['/dashboard/privacy-settings', /^Erase/, (page) => press(page, 'Request Data Deletion')],
  ['/dashboard/settings', /^Erase/, (page) => press(page, 'Delete Account')],
];

/** Pages where View, on a wide screen, shows the sheet or file beside the list. */
const besideAtDesk = ['/dashboard/quotations', '/dashboard/documents'];

async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).first().click();
}

async function chooseSavedFile(page: Page) {
  const saving = page.waitForEvent('download');
  // Nothing is restored into the sample area.
  await press(page, 'Start my own area');
  await expect(page.getByRole('region', { name: 'Sample area', exact: true })).toBeHidden();
  await untilHydrated(page);
  await press(page, 'Download My Data');
  const file = await (await saving).path();
  await page.getByLabel('Download My Data file').setInputFiles(file);
}

test('Back closes every dialog of the client area and stays on the page', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  for (const [path, name, open] of dialogs) {
    if (!isMobile && besideAtDesk.includes(path)) continue;
    await test.step(`${path}: ${name}`, async () => {
      await page.goto('/dashboard/help-support');
      await page.goto(path);
      await untilHydrated(page);
      await open(page);
      const dialog = page.getByRole(/Erase|Restore/.test(`${name}`) ? 'alertdialog' : 'dialog', {
        name,
      });
      await expect(dialog).toBeVisible();
      await expect.poll(() => layersInHistory(page)).toBe(1);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL('/dashboard/help-support');
    });
  }
});

test('deleting the account leaves no trace of its dialog in the history', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/dashboard/settings');
  await untilHydrated(page);
  await press(page, 'Delete Account');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expect.poll(() => layersInHistory(page)).toBe(1);
  await question.getByRole('button', { name: /^Erase/ }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Client login');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Settings');
  expect(await layersInHistory(page)).toBe(0);
});
