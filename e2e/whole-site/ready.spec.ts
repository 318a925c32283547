import { expect, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { isStarted, saveData, untilHydrated, untilHydratedBySelf } from '@/e2e/support/page-watch';
import { LOOKED } from '@/e2e/support/portal';
import { listScripts } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';

/** The paths of everything that the page asks for from now on. */
function watchRequests(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return asked;
}

const LOADER_FILES = '**/_next/static/loader-*.js';

/** Lets the browser be idle `count` times. */
const idleMoments = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    for (let time = 0; time < times; time += 1)
      await new Promise((done) => requestIdleCallback(done, { timeout: 3000 }));
  }, count);

/** Waits until the page has nothing more to fetch ahead: it has the last of its parts. */
const untilFetched = (asked: Set<string>, parts: readonly string[]) =>
  expect.poll(() => parts.filter((part) => !asked.has(part))).toEqual([]);

test.describe('start of the framework', { tag: '@client-area' }, () => {
  test.describe('a page that is only read', () => {
    test('fetches in idle time what a press will need, and runs none of it', {
      tag: '@phone',
    }, async ({ page }) => {
      const asked = watchRequests(page);
      await page.goto('/about');
      const { description, scripts } = listScripts('/about');
      await untilFetched(asked, [description, ...scripts]);
      expect(await isStarted(page)).toBe(false);
    });

    const connections = { 'the visitor saves data': '4g', 'the connection is one of 2G': '2g' };
    for (const [name, effectiveType] of Object.entries(connections)) {
      test(`fetches nothing ahead if ${name}`, { tag: '@phone' }, async ({ page }) => {
        await saveData(page, effectiveType);
        const asked = watchRequests(page);
        await page.goto('/calculators/gst');
        // The loader would ask for the files at the first.
        await idleMoments(page, 5);
        const { description, scripts } = listScripts('/calculators/gst');
        expect([description, ...scripts].filter((file) => asked.has(file))).toEqual([]);
        expect(await isStarted(page)).toBe(false);
        await untilHydrated(page);
      });
    }

    const signs: Record<string, (page: Page) => Promise<unknown>> = {
      scroll: (page) => page.mouse.wheel(0, 400),
      'pointer movement': async (page) => {
        await page.mouse.move(20, 400);
        await page.mouse.move(20, 410);
      },
      key: (page) => page.keyboard.press('Shift'),
    };
    for (const [name, sign] of Object.entries(signs)) {
      test(`starts the framework at the first ${name}`, { tag: '@desktop' }, async ({ page }) => {
        await page.goto('/about');
        expect(await isStarted(page)).toBe(false);
        // A browser drops what comes before its first frame; a hand moves more than once.
        await expect(async () => {
          await sign(page);
          expect(await isStarted(page)).toBe(true);
        }).toPass();
        await untilHydratedBySelf(page);
      });
    }
  });

  test('a page of the client area with rows of the visitor asks for the framework in its head', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, LOOKED);
    await page.route(LOADER_FILES, () => {});
    const asked = watchRequests(page);
    await page.goto('/dashboard/cart', { waitUntil: 'commit' });
    await untilFetched(asked, listScripts('/dashboard/cart').scripts);
  });

  test('a page whose point is a control starts the framework without a sign', {
    tag: '@phone',
  }, async ({ page }) => {
    const own = ['/contact', '/services/pricing'];
    const ready = routes.filter(
      ({ path, group }) =>
        own.includes(path) || ['calculators', 'access', 'dashboard'].includes(group),
    );
    for (const { path } of ready) {
      await test.step(path, async () => {
        await page.goto(path);
        await untilHydratedBySelf(page);
      });
    }
  });

  test('what the first press needs is there before it, without a network', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
    const presses: Record<
      string,
      { press: () => Promise<unknown>; shows: () => Promise<unknown> }
    > = {
      '/calculators/gst': {
        press: async () => {
          await page.getByLabel('Amount', { exact: true }).fill('10000');
          await button('Calculate').click();
        },
        shows: () => expect(page.locator('#by-law')).toContainText('by law', { timeout: 5000 }),
      },
      '/contact': {
        press: () => button('Send message').click(),
        shows: () =>
          expect(page.getByText('Name must be at least 2 characters')).toBeVisible({
            timeout: 5000,
          }),
      },
      '/dashboard/cart': {
        press: () => button(/^Remove /).click(),
        shows: () => expect(button('Undo')).toBeVisible({ timeout: 5000 }),
      },
      '/dashboard/quotations': {
        press: () => button(/^View /).click(),
        shows: () => expect(page.getByRole('dialog')).toBeVisible({ timeout: 5000 }),
      },
      // Last, as an own area begins with it.
      '/services/pricing': {
        press: () =>
          page
            .getByRole('button', { name: /^Add to cart|to my request$/ })
            .filter({ visible: true })
            .first()
            .click(),
        shows: () => expect(page.getByText(/ is in your cart$/)).toBeVisible({ timeout: 5000 }),
      },
    };
    for (const [path, { press, shows }] of Object.entries(presses)) {
      await test.step(path, async () => {
        let moments = 20;
        // Until the page had idle moments enough to fetch its late parts in.
        await expect(async () => {
          await page.goto(path);
          await untilHydrated(page);
          await idleMoments(page, moments);
          moments *= 2;
          await context.setOffline(true);
          try {
            await press();
            await shows();
          } finally {
            await context.setOffline(false);
          }
        }).toPass();
      });
    }
  });

  test.describe('a press that waits for script', { tag: '@phone' }, () => {
    test('shows at once that it was taken, and counts once however often it is repeated', async ({
      page,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${listScripts('/dashboard/cart').scripts.at(-1)}`, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/dashboard/cart', { waitUntil: 'domcontentloaded' });
      const remove = page.getByRole('button', { name: /^Remove / });
      const before = await remove.count();
      await remove.first().click();
      await expect(remove.first()).toHaveAttribute('aria-busy', 'true');
      await remove.first().click();
      release();
      await expect(remove).toHaveCount(before - 1);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    });

    test('files dropped before script are taken once it is there', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${listScripts('/dashboard/documents').scripts.at(-1)}`, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/dashboard/documents');
      await page.getByRole('region', { name: 'Upload' }).evaluate((area) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(
          new File(['%PDF-1.4\n%%EOF'], 'receipt.pdf', { type: 'application/pdf' }),
        );
        for (const type of ['dragenter', 'dragover', 'drop']) {
          area.dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
          );
        }
      });
      release();
      await expect(page.getByText('receipt.pdf').first()).toBeVisible();
    });
  });
});
