import { expect } from '@playwright/test';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { closedDates, site } from '@/content/site';
import { contactBarCopy } from '@/content/words/contact-bar';
import { formatOpenMark, type Weekday, weekdays } from '@/content/words/hours';
import { openContentsLinks } from '@/e2e/support/contents';
import { untilDialogsAreLeft, untilHydrated } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { getPageLabel } from '@/e2e/support/words';
import { describeNextOpening } from '@/lib/browser/dates';
import { listRoutes } from '@/lib/content/routes';

const calculators = listRoutes('calculators');

/** A time of the week of 30 November 2026, a Monday, in India, one minute later. */
const justAfter = (day: Weekday, time: string) => {
  const date = 30 + Object.keys(weekdays).indexOf(day);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  // In UTC, as India is five and a half hours ahead.
  return new Date(Date.UTC(2026, 10, date, hours - 5, minutes - 29));
};

test.describe('navigation', { tag: '@client-area' }, () => {
  test.describe('phone menu', { tag: '@phone' }, () => {
    test('takes 70% of a phone, lists the pages and closes when a link is chosen', {
      tag: '@engines',
    }, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      const width = page.viewportSize()?.width ?? 0;
      const box = await menu.boundingBox();
      expect([Math.round(box?.width ?? 0), Math.round((box?.x ?? 0) + (box?.width ?? 0))]).toEqual([
        Math.round(width * 0.7),
        width,
      ]);

      await expect(menu.getByRole('link', { name: getPageLabel('/login') })).toBeInViewport();
      // `evaluateAll` on a part of the dialog crashes the tab of Firefox 153.
      const gaps = await menu.evaluate((dialog) =>
        [...dialog.querySelectorAll('h3')].map((name) => {
          const siblings = [...(name.parentElement?.children ?? [])];
          const before = siblings
            .slice(0, siblings.indexOf(name))
            .findLast((element) => element.checkVisibility());
          const { top } = name.getBoundingClientRect();
          return Math.round(top - (before?.getBoundingClientRect().bottom ?? 0));
        }),
      );
      expect(gaps, 'one distance above each group').toEqual([28, 28, 28]);
      for (const name of [...calculators.map(({ label }) => label), getPageLabel('/contact')]) {
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await menu.getByRole('link', { name: getPageLabel('/contact'), exact: true }).click();
      await expect(page).toHaveURL('/contact');
      await expect(menu).toBeHidden();
    });

    test('before any script has come, opens at each press, and closes by Escape, Close or beside it', {
      tag: '@engines',
    }, async ({ page }) => {
      await page.route('**/_next/static/**/*.js', () => {});
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const button = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const closings: Record<string, () => Promise<unknown>> = {
        Escape: () => page.keyboard.press('Escape'),
        Close: () => menu.getByRole('button', { name: 'Close' }).click(),
      };
      for (const close of Object.values(closings)) {
        await button.click();
        await expect(menu).toBeVisible();
        await close();
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
      }
      await button.click();
      await menu.getByRole('link', { name: getPageLabel('/about') }).click();
      await expect(page).toHaveURL('/about');
    });

    test('opens and closes in a browser that knows neither `command` nor `closedby`', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      });
      await page.route('**/about', async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          .replace('command="show-modal"', 'command="--unknown"')
          .replace('closedby="any"', '');
        await route.fulfill({ response, body });
      });
      await page.goto('/about');
      const button = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const closings = [
        () => menu.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(40, 48),
      ];
      for (const close of closings) {
        await button.click();
        await expect(menu).toBeVisible();
        await close();
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    test('closes at a press on the page beside it, which the page does not take', {
      tag: '@engines',
    }, async ({ page }) => {
      await page.goto('/about');
      await untilHydrated(page);
      const button = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await button.click();
      await expect(menu).toBeVisible();
      // The mark in the header, a link to the home page, is there.
      await page.mouse.click(40, 48);
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page).toHaveURL('/about');
    });

    test('stays open while the framework starts', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Menu' }).tap();
      await untilHydrated(page);
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.history.state?.dialogs)).toBe(1);
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/about');
    });

    test('leads to the own area in place of the sign-in, in a browser that has one', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: contactBarCopy.openArea })).toBeHidden();
      await page.evaluate(() => {
        document.documentElement.dataset.area = 'own';
      });
      await expect(menu.getByRole('link', { name: contactBarCopy.openArea })).toBeVisible();
      await expect(menu.getByRole('link', { name: getPageLabel('/login') })).toBeHidden();
    });

    test('takes half of a larger screen', async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 900 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      const box = await page.getByRole('dialog', { name: 'Menu' }).boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(400);
    });

    test('opens by keyboard, holds the focus, closes on Escape and returns the focus', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).focus();
      const button = page.getByRole('button', { name: 'Menu' });
      await expect(button).toBeFocused();
      await page.keyboard.press('Space');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      const links = await menu.getByRole('link').count();
      for (let step = 0; step < links + 3; step += 1) {
        await page.keyboard.press('Tab');
        // After the last link come the controls of the browser, and never the page.
        const isInMenu = (node: Element) =>
          [node, document.body].some((part) => part === document.activeElement) ||
          node.contains(document.activeElement);
        expect(await menu.evaluate(isInMenu)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });
  });

  test.describe('header menus', { tag: '@desktop' }, () => {
    for (const isRunning of [false, true]) {
      const state = isRunning ? 'with the framework' : 'before the framework';
      test(`close when the focus leaves them, ${state}`, async ({ page }) => {
        await page.goto('/');
        if (isRunning) await untilHydrated(page);
        const button = page.getByRole('button', { name: 'Services' });
        const menu = page.locator('#menu-services');
        await button.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(menu.getByRole('link').first()).toBeFocused();
        await menu.getByRole('link').last().focus();
        await expect(menu).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(menu).toBeHidden();
        await expect(page.getByRole('button', { name: 'Calculators' })).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Shift+Tab');
        await expect(page.locator('#menu-calculators')).toBeHidden();
      });
    }

    test('open by mouse, show a line beside each link and close on Escape', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Calculators' }).click();
      const [calculator] = calculators;
      const link = page.getByRole('banner').locator(`[popover] a[href="${calculator?.path}"]`);
      await expect(link).toBeVisible();
      await expect(link).toContainText(calculator?.summary ?? '');
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
    });

    test('work by keyboard alone and close when the page changes', async ({ page }) => {
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Calculators' });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const tax = page.getByRole('banner').locator('[popover] a[href="/calculators/tax"]');
      await expect(tax).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/calculators/tax');
      await expect(tax).toBeHidden();
    });
  });

  test('a page that is reached by keyboard starts at its top', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/about');
    await untilHydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: getPageLabel('/privacy') }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // The router announces the title, or the heading if that is there first.
    await expect(page.locator('next-route-announcer [role=alert]')).toContainText(privacy.heading);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();

    // A link to the same page leads to its top and adds nothing to the history.
    const length = await page.evaluate(() => history.length);
    const toItself = footer.getByRole('link', { name: getPageLabel('/privacy') });
    await toItself.focus();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual([0, length]);

    // Back finds the place again and leaves the focus alone.
    await page.evaluate(() => window.scrollTo(0, 900));
    await footer.getByRole('link', { name: getPageLabel('/terms') }).dispatchEvent('click');
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('main')).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await expect(page.getByRole('main')).not.toBeFocused();
  });

  test('Back to a heading shows the page that has it', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/terms');
    await untilHydrated(page);
    const contents = await openContentsLinks(page);
    const [first, second] = [contents.first(), contents.last()];
    await first.click();
    await second.click();
    await expect(page).toHaveURL(/\/terms#/);
    const address = page.url();
    const heading = page.locator(`${new URL(address).hash}`);
    await expect(heading).toBeInViewport();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: getPageLabel('/contact') })
      .first()
      .click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.hero.heading);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(terms.heading);
    await expect(heading).toBeInViewport();
  });

  test.describe('in a window as small as at a zoom of 400%', { tag: '@phone' }, () => {
    test.use({ viewport: { width: 320, height: 256 } });

    test('no bar stays on screen, so none covers a heading or the focus', async ({ page }) => {
      await page.goto('/terms');
      await page.mouse.wheel(0, 900);
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await (await openContentsLinks(page)).last().click();
      const heading = page.locator(new URL(page.url()).hash);
      await expect
        .poll(async () => Math.round((await heading.boundingBox())?.y ?? -1))
        .toBeLessThan(40);
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);

      await page.goto('/dashboard/settings');
      await untilHydrated(page);
      const bar = page.getByRole('navigation', { name: 'Main places' });
      await expect(bar).not.toBeInViewport();
      await page.getByRole('button', { name: 'Sign Out' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('banner').first()).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(bar).toBeInViewport({ ratio: 0.95 });
    });

    test('menus and dialogs open, scroll and close by keyboard', async ({ page }) => {
      await page.goto('/privacy');
      await untilHydrated(page);
      await page.getByRole('button', { name: 'Menu' }).focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('link').last().focus();
      await expect(menu.getByRole('link').last()).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await untilDialogsAreLeft(page);

      await page.goto('/dashboard/settings');
      await untilHydrated(page);
      await page.getByRole('button', { name: 'Delete Account' }).focus();
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog');
      await expect(question.getByRole('listitem').first()).toBeVisible();
      const confirm = question.getByRole('button', { name: 'Erase Everything' });
      await confirm.focus();
      await expect(confirm).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
    });
  });

  test('the skip link is the first stop and leads to the content', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('links are prefetched on intent, not on sight', { tag: '@desktop' }, async ({ page }) => {
    const prefetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Not the page's own description, with which it is hydrated.
      if (/(?<!^\/index)\.txt$/.test(pathname)) prefetched.push(pathname);
    });
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
    await untilHydrated(page);
    expect(prefetched).toEqual([]);

    const link = page.getByRole('main').getByRole('link', { name: home.hero.actions[1].label });
    await link.focus();
    await expect.poll(() => prefetched.some((path) => path.includes('contact'))).toBe(true);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the page can be read and its links work', async ({ page, isMobile }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (isMobile) {
        await page.getByRole('link', { name: 'Menu' }).click();
        await expect(page).toHaveURL('/sitemap');
      } else {
        await page.getByRole('button', { name: 'Calculators' }).click();
        await page.getByRole('banner').locator('[popover] a[href="/calculators/gst"]').click();
        await expect(page).toHaveURL('/calculators/gst');
      }
    });

    test('the form says what to do instead and does nothing on its own', { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto('/contact');
      // Text selectors skip noscript elements, so this one selects the element.
      await expect(page.locator('form noscript p')).toContainText('This form needs JavaScript.');
      await expect(page.locator('form noscript p')).toBeVisible();
      await page.getByLabel('Name').fill('Asha');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByLabel('Name')).toHaveValue('Asha');
    });
  });

  test('Call and WhatsApp stay at hand on a phone, and make room for a field', {
    tag: '@phone',
  }, async ({ page }) => {
    const { from, to, opens, closes } = site.hours;
    await page.clock.setFixedTime(justAfter(from, opens));
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: contactBarCopy.heading });
    const call = bar.getByRole('link', { name: contactBarCopy.call });
    await expect(call).toHaveAttribute('href', site.phones[0].href);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveText(contactBarCopy.call);
    await page.getByLabel('Name').focus();
    await expect(bar).toBeHidden();
    await page.getByLabel('Name').blur();
    // At the end of the page it covers nothing.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).toBeInViewport({ ratio: 1 });
    const [footer, low] = [page.getByRole('contentinfo'), bar];
    const bottom = async () => {
      const [first, second] = [await footer.boundingBox(), await low.boundingBox()];
      return Math.round((first?.y ?? 0) + (first?.height ?? 0) - (second?.y ?? 0));
    };
    await expect.poll(bottom).toBe(0);
    // In the evening of the last day it says when the phone is answered next.
    const evening = justAfter(to, closes);
    await page.clock.setFixedTime(evening);
    await page.reload();
    const opensNext = describeNextOpening(
      formatOpenMark(site.hours, closedDates),
      evening.getTime(),
    );
    expect(opensNext).toMatch(/^Opens\s(\w{3}\s)?[\d:]+\s[AP]M$/);
    await expect(call).toHaveText(`${contactBarCopy.call} ${opensNext}`);
    // The longest words, after a closed week and of a half hour, stay within the button.
    await call.locator('small').evaluate((small) => {
      small.textContent = 'Opens 24\u00a0September 9:30\u00a0AM';
    });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const room = await call.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const [text, button] = [range.getBoundingClientRect(), link.getBoundingClientRect()];
        return Math.min(text.left - button.left, button.right - text.right);
      });
      expect(room, `${width} px`).toBeGreaterThan(1);
    }
  });

  test('Call and WhatsApp stand once on the contact page, in its head', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/contact');
    for (const name of [contactBarCopy.call, contactBarCopy.whatsapp]) {
      const links = page.getByRole('link', { name: new RegExp(`^${name}\\b`) });
      await expect(links.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('navigation', { name: contactBarCopy.heading })).toBeHidden();
    const room = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingBottom,
    );
    expect(room).toBe('auto');
  });

  test('where a page has an action of its own, Call and WhatsApp are outlined', {
    tag: '@phone',
  }, async ({ page }) => {
    const filled = () =>
      page
        .getByRole('navigation', { name: contactBarCopy.heading })
        .getByRole('link')
        .evaluateAll(
          (links) =>
            links.filter((link) => getComputedStyle(link).color === 'rgb(255, 255, 255)').length,
        );
    for (const [path, count] of [
      ['/', 1],
      ['/about', 1],
      ['/services/audit', 0],
      ['/services/pricing', 0],
      ['/calculators/gst', 0],
    ] as const) {
      await page.goto(path);
      expect([path, await filled()]).toEqual([path, count]);
    }
  });

  test('a browser with an own area has the way there in place of the sign-in', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: site.phones[0].display })).toBeVisible();
    await expect(header.getByRole('link', { name: contactBarCopy.openArea })).toBeHidden();
    await page.evaluate(() => {
      document.documentElement.dataset.area = 'own';
    });
    await expect(header.getByRole('link', { name: contactBarCopy.openArea })).toBeVisible();
    await expect(header.getByRole('link', { name: getPageLabel('/login') })).toBeHidden();
  });
});
