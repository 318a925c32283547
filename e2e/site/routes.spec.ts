import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { homeRoute, routes } from '@/content/routes';
import { site } from '@/content/site';
import { bandsLeft, untilHydrated, untilLaidOut, watchForFaults } from '@/e2e/support/page-watch';
import { untilFilled } from '@/e2e/support/portal';
import { setTextSpacing, textFaults } from '@/e2e/support/text-spacing';
import { findRoute } from '@/lib/content/routes';

const publicRoutes = routes.filter((route) => route.indexed);
const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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

/** Bodies of pages that links lead to, fetched once per worker. */
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
    const body = await bodyOf(page.request, url.pathname);
    const listed = url.pathname === own || findRoute(url.pathname)?.listed !== false;
    expect(listed, `a link leads to ${href}, which the firm does not offer`).toBe(true);
    // The number of a quotation is for the script of that page.
    if (url.hash && !url.hash.startsWith('#Q-')) {
      expect(body, href).toContain(`id="${url.hash.slice(1)}"`);
    }
  }
}

for (const route of routes) {
  test(`${route.path} is complete, clean and accessible`, async ({ page }) => {
    // axe reads every element of the page under every rule.
    test.slow();
    const faults = watchForFaults(page);
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(200);
    await expectMetadata(page, route.path);
    await untilHydrated(page);
    await expectOutline(page, route.indexed);
    await expectLinksToResolve(page);
    await untilLaidOut(page);
    const { violations } = await new AxeBuilder({ page })
      .withTags([...wcag22, 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test.describe('small, enlarged and spaced', () => {
  test.skip(({ isMobile }) => isMobile, 'sets its own widths');

  /** What reaches beyond the right edge of the window, except what is meant to be cut off. */
  const overhang = () => {
    const width = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      if (element.closest('svg, [aria-hidden=true], script, noscript, [popover]')) return false;
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
      await untilLaidOut(page);
      expect(await page.evaluate(overhang)).toEqual({ scrolls: 0, out: [] });
      // 200% of a window of 1280 is a window of 640.
      await page.setViewportSize({ width: 640, height: 400 });
      expect(await page.evaluate(overhang)).toEqual({ scrolls: 0, out: [] });
      // Text alone at 200%; the client area, which is made for a phone, on a phone too.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of route.group === 'dashboard' ? [1280, 390] : [1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(overhang), `${width} px`).toEqual({ scrolls: 0, out: [] });
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

  for (const route of publicRoutes) {
    test(`${route.path} reads and leads on`, async ({ page, isMobile }) => {
      await page.goto(route.path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await bandsLeft(page)).toBe(0);
      const text = await page.getByRole('main').textContent();
      expect(text?.split(/\s+/).length).toBeGreaterThan(40);
      if (isMobile) {
        await expect(page.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/sitemap');
      } else {
        await page.getByRole('button', { name: 'Services', exact: true }).click();
        await expect(
          page.getByRole('banner').getByRole('link', { name: /^Audit & Assurance/ }),
        ).toBeVisible();
      }
    });
  }
});

test('every public page is reached from the home page over served links', async ({ request }) => {
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
    await expect(page).toHaveTitle(`${homeRoute.title} | ${site.name}`);
    expect(messages).toContain('404: no page at /no/such/page');
    await untilHydrated(page);
    expect(messages.filter((text) => text.includes('/no/such/page'))).toHaveLength(1);
    const { violations } = await new AxeBuilder({ page }).withTags(wcag22).analyze();
    expect(violations).toEqual([]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('that begins with two slashes is no other host', async ({ page, baseURL }) => {
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
      const { violations } = await new AxeBuilder({ page }).withTags(wcag22).analyze();
      expect(violations).toEqual([]);
    }
  });

  test('on a phone', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the header shows its menus from 1024 px');
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(wcag22).analyze();
    expect(violations).toEqual([]);
  });
});
