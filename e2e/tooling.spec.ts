import { readdirSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { site } from '../content/site';

/** What every host of out/ must do, the server of `npm start` among them. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

function get(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  return request.get(path, { headers, maxRedirects: 0 });
}

test('a page answers under its clean path', async ({ request }) => {
  const response = await get(request, '/contact');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
});

for (const [path, target] of [
  ['/contact.html', '/contact'],
  ['/contact/', '/contact'],
] as const) {
  test(`${path} redirects to ${target}`, async ({ request }) => {
    const response = await get(request, path);
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(target);
  });
}

// /services and /_next are folders of the export without a page of their own.
for (const path of ['/no-such-page', '/services', '/_next', '/404', '/contact/no-such-page']) {
  test(`${path} is the not-found page with status 404`, async ({ request }) => {
    const response = await get(request, path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('Oops! Page not found');
  });
}

for (const path of ['/', '/contact', '/contact.txt', '/no-such-page']) {
  test(`${path} is revalidated`, async ({ request }) => {
    const response = await get(request, path);
    expect(response.headers()['cache-control']).toBe(REVALIDATE);
    expect(response.headers().etag).toMatch(/^(W\/)?"[\w-]+"$/);
  });
}

test('an unchanged page answers 304 without a body', async ({ request }) => {
  const etag = (await get(request, '/contact')).headers().etag ?? '';
  const again = await get(request, '/contact', { 'If-None-Match': etag });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
});

for (const folder of ['chunks', 'media']) {
  test(`hashed files in _next/static/${folder} are immutable`, async ({ request }) => {
    for (const file of readdirSync(`out/_next/static/${folder}`)) {
      const response = await get(request, `/_next/static/${folder}/${file}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
}

for (const encoding of ['br', 'gzip']) {
  test(`text is compressed with ${encoding}`, async ({ request }) => {
    const lacksBrotli = encoding === 'br' && process.env.E2E_HOST === 'nginx';
    test.skip(lacksBrotli, 'nginx compresses with brotli by an additional module');
    const script = readdirSync('out/_next/static/chunks').find((file) => file.endsWith('.js'));
    for (const path of ['/', '/no-such-page', `/_next/static/chunks/${script}`]) {
      const response = await get(request, path, { 'Accept-Encoding': encoding });
      expect(response.headers()['content-encoding']).toBe(encoding);
      expect(response.headers().vary).toContain('Accept-Encoding');
    }
  });
}

test('sitemap.xml lists the live, indexed pages and nothing else', async ({ request }) => {
  const response = await get(request, '/sitemap.xml');
  expect(response.status()).toBe(200);
  const pages = routes.filter((route) => route.indexed);
  expect(
    [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url),
  ).toEqual(pages.map(({ path }) => (path === '/' ? site.url : `${site.url}${path}`)));
});

test('robots.txt allows every page and names the sitemap', async ({ request }) => {
  const text = await (await get(request, '/robots.txt')).text();
  expect(text).toContain('User-agent: *\nAllow: /\n');
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(text).not.toContain('Disallow');
});
