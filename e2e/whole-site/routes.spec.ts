import { statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { expectAccessible, expectContrast } from '@/e2e/support/accessibility';
import { listBrokenAmounts, wordsBrokenByLetters } from '@/e2e/support/broken-words';
import { hasSignedSample } from '@/e2e/support/firm-key';
import { expectToFit } from '@/e2e/support/fits';
import { foreignColours } from '@/e2e/support/forced-colours';
import { ofEachLayout } from '@/e2e/support/layouts';
import { expectLinksToResolve } from '@/e2e/support/links';
import {
  isStarted,
  untilHydrated,
  untilHydratedBySelf,
  watchForFaults,
  watchScripts,
} from '@/e2e/support/page-watch';
import { watchPolicy } from '@/e2e/support/policy';
import { untilFilled } from '@/e2e/support/portal';
import { read, untilIdle, withoutMark } from '@/e2e/support/reading';
import { noteShifts } from '@/e2e/support/shifts';
import { smallTargets } from '@/e2e/support/targets';
import { test } from '@/e2e/support/test';
import { READY } from '@/lib/browser/attributes';
import { CONTROLS } from '@/lib/browser/marks';

async function expectOutline(page: Page, isIndexed: boolean) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  if (isIndexed) {
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  }
  const levels = await page
    .getByRole('main')
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.slice(1).entries()) {
    expect(level, `headings in order: ${levels}`).toBeLessThanOrEqual((levels[index] ?? 0) + 1);
  }
}

/** Of the client area, the pages that are laid out in another way on a wide screen. */
const isLaidOutTwice = ['/dashboard', '/dashboard/cart', '/dashboard/quotations'];

/** The pages that show most of content/data/; `npm test -- --data` opens them alone. */
const showsData = [
  ...['/', '/about', '/team', '/contact', '/calculators/tds', '/dashboard'],
  ...['pricing', 'itr-filing', 'gst-registration', 'tds-return'].map((name) => `/services/${name}`),
];

// Each page once, a page of each layout also on a phone and in other engines. What needs no browser
// is read by served.spec.ts.
for (const route of routes) {
  const isPublic = route.group !== 'dashboard';
  test(`${route.path} is complete, clean and accessible`, {
    tag: [
      ofEachLayout.includes(route.path) ? '@engines' : '@desktop',
      ...(showsData.includes(route.path) ? ['@data'] : []),
    ],
  }, async ({ page, isMobile, browserName }) => {
    const faults = watchForFaults(page);
    const scripts = watchScripts(page);
    const violations = await watchPolicy(page);
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(200);
    if (isPublic) {
      await test.step('runs no framework until there is a sign of life', async () => {
        const isReady = (await page.locator(`[${READY}]`).count()) > 0;
        await untilIdle(page);
        if (!isReady) expect(await isStarted(page)).toBe(false);
        await read(page, isMobile);
        await untilHydratedBySelf(page);
      });
      await test.step('and knows every control', async () => {
        expect(new Set(scripts).size).toBe(scripts.length);
        expect(await page.evaluate(withoutMark, CONTROLS)).toEqual([]);
      });
      // Back to the top, as elsewhere the header may cover a control.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    } else {
      await untilHydrated(page);
      await untilFilled(page, route.path);
    }
    expect(await listBrokenAmounts(page), 'amounts, dates and forms on one line').toEqual([]);
    // What a page tells a screen reader is the same in each engine, and Firefox emulates no colours:
    // forced-colours.spec.ts has it force them.
    if (browserName === 'chromium') {
      await test.step('accessible', () => expectAccessible(page));
      await test.step('in the dark', async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page);
        await page.emulateMedia({ colorScheme: null });
      });
    }
    if (!isMobile) {
      await test.step('in forced colours', async () => {
        if (browserName === 'firefox') return;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ forcedColors: 'active', colorScheme });
          expect(await foreignColours(page), colorScheme).toEqual([]);
        }
        await page.emulateMedia({ colorScheme: null, forcedColors: null });
      });
      await expect(page).toHaveTitle(`${route.title} | ${site.name}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
      await expectOutline(page, route.indexed);
      await test.step('its links resolve', () => expectLinksToResolve(page));
      await test.step('fits small, zoomed, enlarged and spaced', () => expectToFit(page));
    }
    expect(violations).toEqual([]);
    expect(faults).toEqual([]);
  });
  if (isPublic) continue;

  test(`${route.path} stays still while its data arrives, and has targets of 44 px on a phone`, {
    tag: isLaidOutTwice.includes(route.path) ? [] : '@phone',
  }, async ({ page, isMobile }) => {
    // The page is served with the sample's dates as of the build.
    await page.clock.setFixedTime(statSync('out/index.html').mtime);
    const shifts = await noteShifts(page, 'load');
    await page.goto(route.path);
    // It is served with the samples.
    await untilFilled(page, route.path);
    await untilHydrated(page);
    await untilFilled(page, route.path);
    // The sample's answer is signed in the browser; its sheet, beside the list, is longer then.
    const isBeside = route.path === '/dashboard/quotations' && !isMobile && hasSignedSample;
    if (isBeside) await expect(page.getByText('Sample signature')).toBeVisible();
    expect(await shifts()).toEqual([]);
    if (isMobile) await expect.poll(() => smallTargets(page), 'targets of 44 px').toEqual([]);
  });
}

test.describe('an unknown path', { tag: '@phone' }, () => {
  test('shows the not-found page and logs the path', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle(`Page not found | ${site.name}`);
    expect(messages).toContain('404: no page at /no/such/page');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await untilHydrated(page);
    expect(messages.filter((text) => text.includes('/no/such/page'))).toHaveLength(1);
    await expectAccessible(page);
    const ways = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(ways).toContainText(['Calculators', 'Contact']);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('that begins with two slashes leads to no other host', async ({ page, baseURL }) => {
    const faults = watchForFaults(page);
    await page.goto(`${baseURL}//elsewhere.example/page?a#b`);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveURL('/elsewhere.example/page?a#b');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    expect(faults.filter((fault) => /^(exception|another origin)/.test(fault))).toEqual([]);
  });
});

test.describe('open menus are accessible', () => {
  test('in the header', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    for (const name of ['Services', 'Calculators']) {
      await page.getByRole('button', { name }).click();
      await expectAccessible(page);
    }
  });

  test('on a phone, in every colour and width', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(menu).toHaveCSS('border-left-width', '3px');
    await expect(menu).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    for (const [width, fontSize] of [
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      await expect(menu).toBeVisible();
      expect(await menu.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      expect(await wordsBrokenByLetters(page), `${width} px, text at ${fontSize}`).toEqual([]);
    }
  });
});
