import { readdirSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { SECURITY_TXT } from '@/lib/build/security-txt';
import { brotliModule, findNginx } from '@/lib/tools/host/nginx';

// These tests hold for every host of out/, `npm start` included.
const REVALIDATE = 'public, max-age=0, must-revalidate';

function get(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  return request.get(path, { headers, maxRedirects: 0 });
}

test('a page is served at its clean path', async ({ request }) => {
  const response = await get(request, '/contact');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
});

for (const [path, target] of [
  ['/contact.html', '/contact'],
  ['/contact/', '/contact'],
  ['/services/audit/', '/services/audit'],
  ['/contact/?to=//elsewhere.example', '/contact'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/index.html', '/'],
] as const) {
  test(`${path} redirects to ${target}`, async ({ request }) => {
    const response = await get(request, path);
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(target);
  });
}

// /services and /_next are folders of the export, not pages.
for (const path of [
  '/no-such-page',
  '/no-such-page/',
  '/no-such-page.html',
  '/services',
  '/services/',
  '/_next',
  '/_next/',
  '/404',
  '/404.html',
  '/contact/no-such-page',
]) {
  test(`${path} gets the not-found page with status 404`, async ({ request }) => {
    const response = await get(request, path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('Oops! Page not found');
  });
}

test('files that are for the host are not served', async ({ request }) => {
  const files = [
    ...readdirSync('out').filter((file) => /\.(br|gz)$|^(404|_not-found|_headers)/.test(file)),
    ...readdirSync('out/_not-found').map((file) => `_not-found/${file}`),
    ...readdirSync('out/_next/static/chunks')
      .filter((file) => /\.(br|gz)$/.test(file))
      .slice(0, 2)
      .map((file) => `_next/static/chunks/${file}`),
  ];
  for (const file of files) {
    const response = await get(request, `/${file}`);
    expect(response.status(), file).toBe(404);
  }
});

test('security.txt says where to report a weakness', async ({ request }) => {
  const response = await get(request, SECURITY_TXT);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain(`Contact: mailto:${site.securityEmail}\n`);
  const policy = await (await get(request, '/privacy')).text();
  expect(policy).toContain(site.securityEmail);
  expect(policy).toContain('id="security"');
});

for (const path of ['/', '/contact', '/contact.txt', '/no-such-page']) {
  test(`${path} is revalidated`, async ({ request }) => {
    const response = await get(request, path);
    expect(response.headers()['cache-control']).toBe(REVALIDATE);
    expect(response.headers().etag).toMatch(/^(W\/)?"[\w-]+"$/);
  });
}

test('an unchanged page is answered with 304 and no body', async ({ request }) => {
  const etag = (await get(request, '/contact')).headers().etag ?? '';
  const again = await get(request, '/contact', { 'If-None-Match': etag });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
});

for (const folder of ['chunks', 'media']) {
  test(`hashed files in _next/static/${folder} are immutable`, async ({ request }) => {
    const files = readdirSync(`out/_next/static/${folder}`);
    for (const file of files.filter((name) => !/\.(br|gz)$/.test(name))) {
      const response = await get(request, `/_next/static/${folder}/${file}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
}

for (const encoding of ['br', 'gzip']) {
  test(`text is compressed with ${encoding}`, async ({ request }) => {
    const nginx = process.env.E2E_HOST === 'nginx' ? findNginx() : null;
    const lacksBrotli = encoding === 'br' && nginx !== null && !brotliModule(nginx);
    test.skip(lacksBrotli, 'nginx needs an additional module for brotli');
    const script = readdirSync('out/_next/static/chunks').find((file) => file.endsWith('.js'));
    for (const path of ['/', '/no-such-page', `/_next/static/chunks/${script}`]) {
      const response = await get(request, path, { 'Accept-Encoding': encoding });
      expect(response.headers()['content-encoding']).toBe(encoding);
      expect(response.headers().vary).toContain('Accept-Encoding');
    }
  });
}

test('sitemap.xml lists the indexed pages and no others', async ({ request }) => {
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
