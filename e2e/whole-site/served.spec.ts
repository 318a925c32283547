/** What each page is made of as the build wrote it: read from its file, without a browser. */

import { expect } from '@playwright/test';
import { prices } from '@/content/prices';
import { type RouteEntry, routes } from '@/content/routes';
import { sampleProfile } from '@/content/samples/profile';
import { pricing } from '@/content/services/pricing';
import { site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { expectOwnScriptsAlone } from '@/e2e/support/policy';
import { getAllText, readServedHtml, servedPage } from '@/e2e/support/served-page';
import { expectStructuredData } from '@/e2e/support/structured-data';
import { test } from '@/e2e/support/test';
import { formatGreeting } from '@/e2e/support/words';
import { type Element, find, type Page } from '@/lib/build/page';
import { findRoute } from '@/lib/content/routes';

const publicRoutes = routes.filter((route) => route.indexed);
const clientArea = routes.filter(({ group }) => group === 'dashboard');

const text = (elements: Element[]) => elements.map(getAllText).join(' ').trim();

function expectMetadata(page: Page, route: RouteEntry) {
  const url = route.path === '/' ? site.url : `${site.url}${route.path}`;
  const title = `${route.title} | ${site.name}`;
  expect(find(page, 'head > title').map(getAllText)).toEqual([title]);
  expect(find(page, 'html').map(({ attribs }) => attribs.lang)).toEqual(['en-IN']);
  const canonical = find(page, 'link[rel=canonical]');
  expect(canonical.map(({ attribs }) => attribs.href)).toEqual([url]);
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
  const found = find(page, 'meta').map(({ attribs }) => [
    attribs.property ?? attribs.name,
    attribs.content,
  ]);
  for (const [name, content] of Object.entries(expected)) {
    expect(found.filter(([key]) => key === name)).toEqual([[name, content]]);
  }
  const robots = found.filter(([key]) => key === 'robots').map(([, content]) => content);
  expect(robots).toEqual(route.indexed ? [] : ['noindex, nofollow']);
}

test.describe('served pages', { tag: '@desktop' }, () => {
  for (const route of routes) {
    test(`${route.path} has its metadata, its structured data and no script but its own`, () => {
      const page = servedPage(route.path);
      expectMetadata(page, route);
      const policy = find(page, 'head > meta[http-equiv="Content-Security-Policy"]');
      expect(policy).toHaveLength(1);
      expectOwnScriptsAlone(readServedHtml(route.path), policy[0]?.attribs.content ?? '');
      if (route.indexed) expectStructuredData(page, route);
    });
  }

  test('every public page can be read, and reached by links', () => {
    const reached = new Set(['/']);
    for (const path of reached) {
      const page = servedPage(path);
      expect(find(page, 'h1'), path).toHaveLength(1);
      expect(text(find(page, 'main')).split(/\s+/).length, path).toBeGreaterThan(40);
      for (const { attribs } of find(page, 'a[href^="/"]')) {
        const [to = ''] = (attribs.href ?? '').split(/[#?]/);
        if (findRoute(to)) reached.add(to);
      }
    }
    expect([...reached]).toEqual(expect.arrayContaining(publicRoutes.map(({ path }) => path)));
  });

  test('the price list says what its cart needs', () => {
    const { noScript } = pricing.sheets;
    expect(text(find(servedPage(pricing.path), '#fees noscript'))).toBe(noScript ?? '');
  });

  test('the client area shows its frame and says what it needs', () => {
    for (const { path, title, parent } of clientArea) {
      const page = servedPage(path);
      const isHome = path === '/dashboard';
      expect(text(find(page, 'h1')), path).toBe(
        isHome ? formatGreeting(sampleProfile.fullName) : title,
      );
      expect(text(find(page, 'main noscript p'))).toContain('The client area needs JavaScript');
      expect(find(page, 'main > noscript ~ * h1'), path).toHaveLength(1);
      const back = find(page, `header a[href="${parent}"]`).map(getAllText);
      if (!isHome) {
        expect(back.join().replace(/\s+/g, ' '), path).toContain(
          `Back to ${findRoute(parent ?? '')?.label}`,
        );
      }
    }
  });

  test('no menu or list names a service that the firm does not offer', () => {
    const unlisted = routes.filter((route) => !route.listed).map(({ path }) => path as string);
    for (const path of ['/', '/sitemap', '/services/pricing', '/contact']) {
      const hrefs = find(servedPage(path), 'a').map(({ attribs }) => attribs.href ?? '');
      expect(hrefs.filter((href) => unlisted.includes(href))).toEqual([]);
    }
  });

  test('structured data offers each package of the price list and no other', () => {
    type Offer = { name: string; priceSpecification: { price: number } };
    const things = find(servedPage(pricing.path), 'script[type="application/ld+json"]').flatMap(
      (script): { '@type': string; offers?: Offer[] }[] => JSON.parse(getAllText(script))['@graph'],
    );
    const offers = things.find((thing) => thing['@type'] === 'Service')?.offers ?? [];
    const packages = pricing.packages.items.map(({ priceId }) => prices[priceId]);
    expect(offers.map((offer) => [offer.name, offer.priceSpecification.price])).toEqual(
      isStrict ? [] : packages.map(({ label, rupees }) => [label, rupees]),
    );
  });
});
