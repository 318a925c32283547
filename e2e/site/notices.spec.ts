import { expect, type Locator, type Page, test } from '@playwright/test';
import { skipWhereMessagesGoOut } from '@/e2e/support/messages';
import { untilHydrated } from '@/e2e/support/page-watch';

type Case = {
  path: string;
  prepare?: (page: Page) => Promise<void>;
  button: (page: Page) => Locator;
  notice: string | RegExp;
  /** Where on the screen the button is when pressed; by default at the top and at the bottom. */
  places?: readonly ScrollLogicalPosition[];
};

async function fillMessage(page: Page, form: string) {
  const fields = page.getByRole('form', { name: form });
  await fields.getByLabel('Name').fill('Asha Verma');
  await fields.getByLabel('Email').fill('asha@example.in');
  await fields.getByLabel('Phone').fill('9876543210');
  await fields.getByRole('combobox').selectOption({ index: 2 });
  await fields.getByLabel('Message').fill('A registration in Kanpur.');
}

const named = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

const ENDS: readonly ScrollLogicalPosition[] = ['end', 'start'];

/** Every kind of button that shows a notice. */
const cases: Case[] = [
  { path: '/services/gst-registration', button: named(/^Add to cart/), notice: /your cart/ },
  {
    path: '/contact',
    prepare: (page) => {
      skipWhereMessagesGoOut();
      return fillMessage(page, 'Send us a message');
    },
    button: named('Send message'),
    notice: 'Message Sent Successfully!',
  },
  { path: '/dashboard/cart', button: named(/^Remove/), notice: /removed/ },
  {
    path: '/dashboard/cart',
    button: named('Request Quotation'),
    notice: /ready to send/,
    // It empties the cart, so it can be pressed only once.
    places: ['end'],
  },
  { path: '/dashboard/profile', button: named('Save Changes'), notice: 'Profile saved' },
  {
    path: '/dashboard/notifications',
    button: named('Save Notification Settings'),
    notice: 'Notification settings saved',
  },
  {
    path: '/dashboard/privacy-settings',
    button: named('Save Privacy Settings'),
    notice: 'Privacy settings saved',
  },
  {
    path: '/dashboard/privacy-settings',
    button: named('Download My Data'),
    notice: 'Your data is saved as a file',
  },
];

type Area = { left: number; right: number; top: number; bottom: number };

const overlap = (one: Area, other: Area) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const areaOf = (locator: Locator): Promise<Area> =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON());

/** Where the notice comes to rest. */
async function noticeArea(page: Page, text: string | RegExp) {
  const notice = page.locator('[data-sonner-toast][data-mounted=true]').filter({ hasText: text });
  await expect(notice).toBeVisible();
  await notice.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  );
  return areaOf(notice);
}

/** The bars that stay on screen. */
const bars = (page: Page): Promise<Area[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, nav')]
      .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
      .map((bar) => bar.getBoundingClientRect().toJSON())
      .filter(({ height }) => height > 0),
  );

test.skip(({ isMobile }) => !isMobile, 'a wider screen has room beside the page');

for (const { path, prepare, button, notice, places = ENDS } of cases) {
  test(`${path}: the notice ${notice} covers neither its button nor a bar`, async ({ page }) => {
    for (const block of places) {
      await page.goto(path);
      await untilHydrated(page);
      await prepare?.(page);
      await expect(button(page)).toBeEnabled();
      await button(page).evaluate((element, at) => element.scrollIntoView({ block: at }), block);
      const pressed = await areaOf(button(page));
      await page.mouse.click(
        (pressed.left + pressed.right) / 2,
        (pressed.top + pressed.bottom) / 2,
      );
      const shown = await noticeArea(page, notice);
      for (const area of [pressed, ...(await bars(page))]) {
        expect(overlap(shown, area), JSON.stringify({ block, shown, area })).toBe(false);
      }
      expect(shown.top).toBeGreaterThanOrEqual(0);
      expect(shown.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    }
  });
}

test('a notice moves away from a control below it that gets the focus', async ({ page }) => {
  await page.goto('/dashboard/privacy-settings');
  await untilHydrated(page);
  const save = page.getByRole('button', { name: 'Save Privacy Settings' });
  await expect(save).toBeEnabled();
  await save.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await save.click();
  const below = await noticeArea(page, 'Privacy settings saved');
  const bottom = page.locator('button:visible').filter({ hasText: 'Request Data Deletion' });
  await bottom.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    element.focus();
  });
  expect(overlap(below, await areaOf(bottom))).toBe(true);
  await expect
    .poll(async () =>
      overlap(await noticeArea(page, 'Privacy settings saved'), await areaOf(bottom)),
    )
    .toBe(false);
});
