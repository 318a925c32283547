import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { sampleProfile } from '@/content/samples/profile';
import { site } from '@/content/site';
import { untilHydrated, watchForFaults, watchScripts } from '@/e2e/support/page-watch';
import { expectOwnScriptsAlone, watchPolicy } from '@/e2e/support/policy';
import { expectAccessible, untilFilled } from '@/e2e/support/portal';
import { read, untilIdle, withoutMark } from '@/e2e/support/reading';
import { expectStructuredData } from '@/e2e/support/structured-data';
import { smallTargets } from '@/e2e/support/targets';
import { openFolds, setTextSpacing, textFaults } from '@/e2e/support/text-spacing';
import { greetingFor, wordsOf } from '@/e2e/support/words';
import { CONTROLS } from '@/lib/browser/marks';
import { type Element, find, readPage } from '@/lib/build/page';
import { findRoute } from '@/lib/content/routes';

const publicRoutes = routes.filter((route) => route.indexed);
const clientArea = routes.filter(({ group }) => group === 'dashboard');

async function expectMetadata(page: Page, path: string) {
  const route = findRoute(path);
  if (!route) throw new Error(`${path} is in no route table`);
  const url = path === '/' ? site.url : `${site.url}${path}`;
  const title = `${route.title} | ${site.name}`;
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
  const expected = {
    description: route.description,
    keywords: route.keywords.join(','),
    'og:title': title,
    'og:description': route.description,
    'og:url': url,
    'og:type': route.type,
    'og:site_name': site.name,
    'og:locale': 'en_IN',
    'og:image': `${site.url}${route.image}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/png',
    'og:image:alt': `${route.title}, ${site.name}`,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': route.description,
    'twitter:image': `${site.url}${route.image}`,
  };
  const found = await page
    .locator('meta')
    .evaluateAll((metas) =>
      metas.map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name'),
        meta.getAttribute('content'),
      ]),
    );
  for (const [name, content] of Object.entries(expected)) {
    expect(found.filter(([key]) => key === name)).toEqual([[name, content]]);
  }
  const robots = found.filter(([key]) => key === 'robots').map(([, content]) => content);
  expect(robots).toEqual(route.indexed ? [] : ['noindex, nofollow']);
}

async function expectOutline(page: Page, isPublic: boolean) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  if (isPublic) {
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

/** Bodies of linked pages, fetched once per worker. */
const bodies = new Map<string, Promise<string>>();

function bodyOf(request: APIRequestContext, path: string) {
  const body =
    bodies.get(path) ??
    request.get(path, { maxRedirects: 0 }).then(async (response) => {
      expect(response.status(), `a link leads to ${path}`).toBe(200);
      return response.text();
    });
  bodies.set(path, body);
  return body;
}

async function expectLinksToResolve(page: Page) {
  const hrefs = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin, pathname: own } = new URL(page.url());
  expect(hrefs).not.toContain('');
  for (const href of new Set(hrefs)) {
    const url = new URL(href);
    if (url.origin !== origin) {
      expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol);
      continue;
    }
    const isHere = url.pathname === own;
    const listed = isHere || findRoute(url.pathname)?.listed !== false;
    expect(listed, `a link leads to ${href}, which the firm does not offer`).toBe(true);
    // The number of a quotation is read by the script of that page.
    const id = url.hash.slice(1);
    if (id === '' || id.startsWith('Q-')) {
      if (!isHere) await bodyOf(page.request, url.pathname);
    } else if (isHere) {
      // Some parts come when they are wanted.
      await page.evaluate((hash) => window.location.replace(hash), url.hash);
      await expect(page.locator(`[id="${id}"]`), href).toBeAttached();
    } else {
      expect(await bodyOf(page.request, url.pathname), href).toContain(`id="${id}"`);
    }
  }
}

/** Elements beyond the right edge of the window, except those meant to be cut off. */
const overhang = () => {
  const width = document.documentElement.clientWidth;
  const out = [...document.querySelectorAll('body *')].filter((element) => {
    if (element.closest('svg, [aria-hidden=true], script, noscript, [popover]')) return false;
    // A line of links that scrolls by itself, within the window.
    const line = element.closest('nav > a')?.parentElement;
    if (line && getComputedStyle(line).overflowX === 'auto') return false;
    return element.getBoundingClientRect().right > width + 1;
  });
  return {
    scrolls: document.documentElement.scrollWidth - width,
    out: out.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
  };
};

/** At 320 px, at 200% zoom, with text of twice the size, and with the spacing that readers may set. */
async function expectToFit(page: Page) {
  const fits = async (width: number, height: number, what: string) => {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(overhang), what).toEqual({ scrolls: 0, out: [] });
  };
  await fits(320, 640, '320 px');
  // A window of 1280 px, and a phone, at 200% zoom.
  await fits(640, 400, 'zoomed window');
  await page.evaluate(openFolds);
  await fits(195, 422, 'zoomed phone');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [1280, 1024, 390]) await fits(width, 800, `${width} px, large text`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.evaluate(setTextSpacing);
  for (const width of [390, 1440]) {
    await fits(width, 900, `${width} px, spaced`);
    expect(await page.evaluate(textFaults), `${width} px, spaced`).toEqual([]);
  }
}

// One visit for each width, as opening a page and axe take most of the time.
for (const route of routes) {
  const isPublic = route.group !== 'dashboard';
  test(`${route.path} is complete, clean and accessible`, { tag: '@engines' }, async ({
    page,
    isMobile,
  }) => {
    // axe checks every element under every rule.
    test.slow();
    const faults = watchForFaults(page);
    const scripts = watchScripts(page);
    const violations = await watchPolicy(page);
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(200);
    if (isPublic) {
      await test.step('is read without a framework', async () => {
        await read(page, isMobile);
        await untilIdle(page);
        expect(scripts).toEqual([]);
      });
    }
    await untilHydrated(page);
    if (isPublic) {
      await test.step('and a control fetches it', async () => {
        expect(scripts.length).toBeGreaterThan(3);
        expect(new Set(scripts).size).toBe(scripts.length);
        expect(await page.evaluate(withoutMark, CONTROLS)).toEqual([]);
      });
    }
    await untilFilled(page, route.path);
    // Back to the top, as elsewhere the header may cover a control.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await test.step(isMobile ? 'in the dark' : 'in forced colours', async () => {
      await page.emulateMedia(isMobile ? { colorScheme: 'dark' } : { forcedColors: 'active' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: null, forcedColors: null });
    });
    if (isMobile) {
      if (!isPublic) await expect.poll(() => smallTargets(page), 'targets of 44 px').toEqual([]);
    } else {
      await expectMetadata(page, route.path);
      await expectOutline(page, route.indexed);
      await expectLinksToResolve(page);
      await expectOwnScriptsAlone(page);
      await test.step('fits small, zoomed, enlarged and spaced', () => expectToFit(page));
      if (route.indexed) await expectStructuredData(page, route);
    }
    expect(violations).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test.describe('as served, without script', { tag: '@desktop' }, () => {
  const served = (path: string) => readPage(`out/${path === '/' ? 'index' : path.slice(1)}.html`);
  const words = (elements: Element[]) => elements.map(wordsOf).join(' ').trim();

  test('every public page can be read, and reached by links', () => {
    const reached = new Set(['/']);
    for (const path of reached) {
      const page = served(path);
      expect(find(page, 'h1'), path).toHaveLength(1);
      expect(words(find(page, 'main')).split(/\s+/).length, path).toBeGreaterThan(40);
      for (const { attribs } of find(page, 'a[href^="/"]')) {
        const [to = ''] = (attribs.href ?? '').split(/[#?]/);
        if (findRoute(to)) reached.add(to);
      }
    }
    expect([...reached]).toEqual(expect.arrayContaining(publicRoutes.map(({ path }) => path)));
  });

  test('the client area shows its frame and says what it needs', () => {
    for (const { path, title, parent } of clientArea) {
      const page = served(path);
      const isHome = path === '/dashboard';
      expect(words(find(page, 'h1')), path).toBe(
        isHome ? greetingFor(sampleProfile.fullName) : title,
      );
      expect(words(find(page, 'main noscript p'))).toContain('The client area needs JavaScript');
      const back = find(page, `header a[href="${parent}"]`).map(wordsOf);
      if (!isHome) {
        expect(back.join().replace(/\s+/g, ' '), path).toContain(
          `Back to ${findRoute(parent ?? '')?.label}`,
        );
      }
    }
  });
});

test.describe('an unknown path', () => {
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
  test('in the header', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has the sheet instead');
    await page.goto('/');
    for (const name of ['Services', 'Calculators']) {
      await page.getByRole('button', { name }).click();
      await expectAccessible(page);
    }
  });

  test('on a phone', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the header shows its menus from 1024 px');
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page);
  });
});
