import { expect, type Page } from '@playwright/test';
import { home } from '@/content/home';
import { routes } from '@/content/routes';
import { pricing } from '@/content/services/pricing';
import {
  holdFramework,
  isStarted,
  untilHydrated,
  untilHydratedBySelf,
  watchScripts,
} from '@/e2e/support/page-watch';
import { cart, documentNames, quotationNumber } from '@/e2e/support/samples';
import { servedPage } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';
import { createStorageKey } from '@/lib/browser/storage-names';
import { type Element, find } from '@/lib/build/page';

/** All pages except the client area. */
const publicRoutes = routes.filter(({ group }) => group !== 'dashboard');

/** The tag of a control with its role or type; `null` for an element that is not a control. */
function findControlKind({ tagName, attribs }: Element): string | null {
  if (tagName === 'button' && (attribs.popovertarget || attribs.commandfor)) return null;
  if ('data-native' in attribs) return null;
  if (tagName === 'summary' && 'data-loads' in attribs) return tagName;
  if (!['button', 'input', 'select', 'textarea', 'label'].includes(tagName)) return null;
  return `${tagName} ${attribs.role ?? attribs.type ?? ''}`.trim();
}

/** Each kind of control on the built pages, with the first page that has it. */
const kinds = new Map<string, { path: string; index: number }>();

test.describe('pages that are only read', { tag: ['@phone', '@client-area'] }, () => {
  for (const { path } of publicRoutes) {
    const page = servedPage(path);
    const counts = new Map<string, number>();
    for (const element of find(page, '*')) {
      const index = counts.get(element.tagName) ?? 0;
      counts.set(element.tagName, index + 1);
      const kind = findControlKind(element);
      if (kind && !kinds.has(kind)) kinds.set(kind, { path, index });
    }
  }

  test('every kind of control on the pages starts the framework', async ({ page }) => {
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining(['button submit', 'button tab', 'input radio', 'select', 'summary']),
    );
    for (const [kind, { path, index }] of kinds) {
      await test.step(kind, async () => {
        await page.goto('about:blank');
        await page.goto(path);
        await page
          .locator(kind.split(' ')[0] ?? '')
          .nth(index)
          .dispatchEvent('pointerdown');
        await expect.poll(() => isStarted(page)).toBe(true);
      });
    }
  });

  test.describe('each first sign of wanting a control starts the framework at once', () => {
    const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
    const amount = (page: Page) => page.getByLabel('Amount', { exact: true });
    const signs: Record<string, (page: Page) => Promise<unknown>> = {
      pointer: (page) => calculate(page).hover(),
      press: async (page) => {
        await calculate(page).scrollIntoViewIfNeeded();
        const box = await calculate(page).boundingBox();
        await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
        await page.mouse.down();
      },
      focus: (page) => amount(page).focus(),
      label: (page) => page.getByText('Amount', { exact: true }).click(),
      // As a password manager fills it.
      'filled field': (page) =>
        amount(page).evaluate((field: HTMLInputElement) => {
          field.value = '10000';
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }),
    };
    test('pointer, press, focus, label or filled field, though the page has not loaded yet', async ({
      page,
    }) => {
      await page.route('**/*.woff2', () => {});
      const scripts = watchScripts(page);
      for (const [name, sign] of Object.entries(signs)) {
        await test.step(name, async () => {
          await page.goto('about:blank');
          scripts.length = 0;
          await page.goto('/calculators/gst', { waitUntil: 'domcontentloaded' });
          expect(scripts).toEqual([]);
          await sign(page);
          await untilHydratedBySelf(page);
          expect(await page.evaluate(() => document.readyState)).toBe('interactive');
          await page.mouse.up();
        });
      }
    });

    test('touch or click, and the press takes effect once', async ({ page }) => {
      await page.goto('/services/pricing');
      const [before, after] = pricing.packages.add;
      const button = page.getByRole('button', { name: new RegExp(`^${before} .+ ${after}$`) });
      const inCart = page.getByRole('button', { name: new RegExp(` ${pricing.packages.added}$`) });
      await button.tap();
      await expect(page.getByText(/ is in your cart$/)).toBeVisible();
      await expect(page.getByText(/already in your cart/)).toBeHidden();
      await expect(inCart).toHaveCount(1);

      // Services in the cart are marked without a press.
      await page.reload();
      await expect(inCart).toHaveCount(1);
      const others = page
        .getByRole('group', { name: pricing.packages.choose })
        .getByRole('radio', { checked: false });
      // A firm that does not offer all services may have one package.
      if ((await others.count()) === 0) return;
      await others.first().check();
      await button.click();
      await expect(inCart).toHaveCount(1);
      await expect(page.getByText(/already in your cart/)).toBeHidden();
    });
  });

  test.describe('the client area', () => {
    test('a press on a page as served takes effect', async ({ page }) => {
      // routes.spec.ts holds every page of it to wait for that sign.
      await page.goto('/dashboard/cart');
      await page.getByRole('button', { name: `Remove ${cart[1].service}` }).click();
      await expect(page.getByRole('row', { name: cart[1].service })).toHaveCount(0);
      await expect(page.getByRole('row', { name: cart[0].service })).toHaveCount(1);
      await page.goto('/dashboard/documents');
      const box = page.getByRole('checkbox', { name: documentNames[0] });
      await expect(box).toBeChecked();
      // As by a screen reader, without a sign before it.
      await box.evaluate((element: HTMLInputElement) => element.click());
      await expect(box).not.toBeChecked();
      await expect(page.getByText(`${documentNames.length - 1} files ticked`)).toBeVisible();
    });

    test('hydrates by itself where it has other rows, and the samples are never seen', async ({
      page,
    }) => {
      await page.goto('/dashboard/cart');
      await page.getByRole('button', { name: `Remove ${cart[0].service}` }).click();
      // The row goes before it is written; the notice comes after.
      await expect(page.getByText(`${cart[0].service} was removed`)).toBeVisible();
      await page.addInitScript((service) => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const row = [...document.querySelectorAll('tr')].find((candidate) =>
            candidate.textContent.includes(service),
          );
          if (row && getComputedStyle(row).visibility === 'visible') seen.push(row.textContent);
          requestAnimationFrame(look);
        };
        look();
      }, cart[0].service);
      await page.reload();
      await untilHydratedBySelf(page);
      await expect(page.getByRole('row', { name: cart[1].service })).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    });

    test('hydrates by itself if the address names a row', async ({ page }) => {
      await page.goto(`/dashboard/quotations#${quotationNumber('pending')}`);
      await untilHydratedBySelf(page);
    });
  });

  test('a subject in the address is chosen without the framework, and is not kept as a draft', async ({
    page,
  }) => {
    await holdFramework(page);
    await page.goto('/contact?subject=gst');
    const subject = page.getByRole('form', { name: 'Send us a message' }).getByLabel('Subject');
    await expect(subject).toHaveValue('gst');
    await page.unrouteAll();
    await page.goto('/contact?subject=gst');
    await untilHydrated(page);
    await expect(subject).toHaveValue('gst');
    expect(
      await page.evaluate((key) => sessionStorage.getItem(key), createStorageKey('contact-draft')),
    ).toBeNull();
    for (const query of ['?subject=nothing', '?subject=', '']) {
      await page.goto(`/contact${query}`);
      await expect(subject).toHaveValue('');
    }
  });

  test.describe('links on a page whose framework has not come', () => {
    const link = (page: Page) =>
      page.getByRole('main').getByRole('link', { name: home.hero.actions[1].label });

    /** Records, on the next page, whether it faded in and how it was delivered. */
    async function watchArrivals(page: Page) {
      await page.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          Object.assign(window, { faded: viewTransition !== null });
        });
      });
      return async () => {
        // It is known once the browser is about to draw the page.
        await page.waitForFunction(() => 'faded' in window);
        return page.evaluate(() => {
          const [navigation] = performance.getEntriesByType('navigation');
          const { deliveryType } = navigation as PerformanceEntry & { deliveryType: string };
          return { faded: (window as unknown as { faded: boolean }).faded, deliveryType };
        });
      };
    }

    test('are the browser’s own, with prefetch, a fade, and Back to the same place', async ({
      page,
      context,
    }) => {
      // Not by a route, as the browser fetches no page ahead while requests are intercepted.
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*/_next/static/chunks/*'] });
      const ahead: string[] = [];
      page.on('request', (request) => {
        const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch');
        const { pathname } = new URL(request.url());
        if (isAhead && !pathname.startsWith('/_next/')) ahead.push(pathname);
      });
      const arrival = await watchArrivals(page);
      await page.goto('/');
      await page.evaluate(() => {
        document.documentElement.setAttribute('data-same-page', '');
        window.scrollTo(0, 60);
      });
      // The browser fetches the page while the link is still being pressed.
      await link(page).hover();
      await page.mouse.down();
      await expect.poll(() => ahead).toEqual(['/contact']);
      await page.mouse.up();
      await expect(page).toHaveURL('/contact');
      await expect(page.locator('html')).not.toHaveAttribute('data-same-page');
      expect(await arrival()).toEqual({ faded: true, deliveryType: 'navigational-prefetch' });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 900));

      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
      await page.goForward();
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    });

    test('do not fade for visitors who want less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const arrival = await watchArrivals(page);
      await holdFramework(page);
      await page.goto('/');
      await link(page).click();
      await expect(page).toHaveURL('/contact');
      expect(await arrival()).toMatchObject({ faded: false });
    });
  });

  test('after a soft navigation and a reload, Back shows the first page', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).dispatchEvent('click');
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Terms');
    // Only near its place, as the browser anchors on the other page's content.
    const distance = () => page.evaluate(() => Math.abs(window.scrollY - 300));
    await expect.poll(distance).toBeLessThan(300);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  });
});
