import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { dashboard } from '@/content/dashboard';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { untilHydrated, watchForFaults, watchScripts } from '@/e2e/support/page-watch';
import { expectOwnScriptsAlone, watchPolicy } from '@/e2e/support/policy';
import { expectAccessible, untilFilled } from '@/e2e/support/portal';
import { read, untilIdle, withoutMark } from '@/e2e/support/reading';
import { openFolds, setTextSpacing, textFaults } from '@/e2e/support/text-spacing';
import { CONTROLS } from '@/lib/browser/marks';
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

for (const route of routes) {
  const isPublic = route.group !== 'dashboard';
  test(`${route.path} is complete, clean and accessible`, async ({ page, isMobile }) => {
    // axe checks every element under every rule.
    test.slow();
    const faults = watchForFaults(page);
    const scripts = watchScripts(page);
    const violations = await watchPolicy(page);
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(200);
    await expectMetadata(page, route.path);
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
    await expectOutline(page, route.indexed);
    await expectLinksToResolve(page);
    await expectOwnScriptsAlone(page);
    await untilFilled(page, route.path);
    // Back to the top, as elsewhere the header may cover a control.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    expect(violations).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test.describe('small, enlarged and spaced', () => {
  test.skip(({ isMobile }) => isMobile, 'sets its own widths');

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

  for (const route of routes) {
    test(`${route.path} fits 320 px, 200% zoom and wider text spacing`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(route.path);
      await untilFilled(page, route.path);
      expect(await page.evaluate(overhang)).toEqual({ scrolls: 0, out: [] });
      // At 200% zoom a window of 1280 px is 640 px wide.
      await page.setViewportSize({ width: 640, height: 400 });
      expect(await page.evaluate(overhang)).toEqual({ scrolls: 0, out: [] });
      // A phone at 200% zoom, and text alone at 200% on a desktop and a phone, every fold open.
      await page.evaluate(openFolds);
      await page.setViewportSize({ width: 195, height: 422 });
      expect(await page.evaluate(overhang), 'zoomed phone').toEqual({ scrolls: 0, out: [] });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [1280, 1024, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const large = `${width} px, large text`;
        expect(await page.evaluate(overhang), large).toEqual({ scrolls: 0, out: [] });
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.evaluate(setTextSpacing);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const spaced = `${width} px, spaced`;
        expect(await page.evaluate(overhang), spaced).toEqual({ scrolls: 0, out: [] });
        expect(await page.evaluate(textFaults), spaced).toEqual([]);
      }
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read and its links work', async ({ page, isMobile }) => {
    for (const { path } of publicRoutes) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const text = await page.getByRole('main').textContent();
        expect(text?.split(/\s+/).length).toBeGreaterThan(40);
        if (isMobile) {
          await expect(page.getByRole('link', { name: 'Menu' })).toHaveAttribute(
            'href',
            '/sitemap',
          );
        } else {
          await page.getByRole('button', { name: 'Services', exact: true }).click();
          await expect(
            page.getByRole('banner').getByRole('link', { name: /^Audit & Assurance/ }),
          ).toBeVisible();
        }
      });
    }
  });

  test('the client area shows its frame and says what it needs', { tag: '@phone' }, async ({
    page,
  }) => {
    for (const { path, title, parent } of clientArea) {
      await test.step(path, async () => {
        await page.goto(path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(path === '/dashboard' ? dashboard.greeting : title);
        if (path !== '/dashboard') {
          const words = parent === '/dashboard' ? 'Back to Dashboard' : 'Back to Settings';
          const back = page.getByRole('link', { name: words });
          await expect(back).toHaveAttribute('href', parent ?? '');
        }
        const sentences = await page.locator('main noscript p').allTextContents();
        expect(sentences.join()).toContain('The client area needs JavaScript');
      });
    }
  });
});

test('every public page can be reached by served links', { tag: '@phone' }, async ({ request }) => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const body = await (await request.get(path)).text();
    for (const [, href = ''] of body.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      if (findRoute(href)) reached.add(href);
    }
  }
  const orphans = publicRoutes.map((route) => route.path).filter((path) => !reached.has(path));
  expect(orphans).toEqual([]);
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

  test('is not indexed', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
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
