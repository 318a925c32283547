import { readdirSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { test } from '@/e2e/support/test';
import { SECURITY_TXT } from '@/lib/build/security-txt';
import { findHostFaults } from '@/lib/scripts/host-faults';

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 });

test.describe('the host', { tag: '@desktop' }, () => {
  test('`npm run serve` passes the check for deployed copies', async ({ baseURL }) => {
    test.slow();
    expect(await findHostFaults(baseURL ?? '', 'out', 'none')).toEqual([]);
  });

  test('other spellings of an address lead to its page', async ({ request }) => {
    for (const [path, target] of [
      ['/contact.html', '/contact'],
      ['/contact/', '/contact'],
      ['/services/audit/', '/services/audit'],
      ['/contact/?subject=gst', '/contact?subject=gst'],
      ['/contact.html?subject=gst&q=%23%0d%0a', '/contact?subject=gst&q=%23%0d%0a'],
      ['/contact/?to=//elsewhere.example', '/contact?to=//elsewhere.example'],
      ['/index', '/'],
      ['/index/', '/'],
      ['/index.html', '/'],
    ] as const) {
      const response = await get(request, path);
      expect([response.status(), response.headers().location], path).toEqual([301, target]);
    }
  });

  test('no page is at other addresses, and files for the host are not served', async ({
    request,
  }) => {
    const page = readFileSync('out/404.html', 'utf8');
    const paths = [
      ...['/no-such-page', '/no-such-page/', '/no-such-page.html', '/contact/no-such-page'],
      // Folders of the export.
      ...['/services', '/services/', '/_next', '/_next/', '/404', '/404.html'],
      ...readdirSync('out')
        .filter((file) =>
          /\.(br|gz)$|^(404|_not-found|_headers|vercel\.json|\.nojekyll)/.test(file),
        )
        .map((file) => `/${file}`),
    ];
    for (const path of paths) {
      const response = await get(request, path);
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toBe(page);
    }
  });

  test('an unchanged page is answered with 304 and no body', async ({ request }) => {
    const etag = (await get(request, '/contact')).headers().etag ?? '';
    const again = await get(request, '/contact', { 'If-None-Match': etag });
    expect(again.status()).toBe(304);
    expect(await again.body()).toHaveLength(0);
  });

  for (const encoding of ['br', 'gzip']) {
    test(`text is compressed with ${encoding}`, async ({ request }) => {
      const packed = readdirSync('out/_next/static/chunks').find((file) => file.endsWith('.js.gz'));
      const script = packed?.replace(/\.gz$/, '');
      for (const path of ['/', '/no-such-page', `/_next/static/chunks/${script}`]) {
        const response = await get(request, path, { 'Accept-Encoding': encoding });
        expect(response.headers()['content-encoding']).toBe(encoding);
        expect(response.headers().vary).toContain('Accept-Encoding');
      }
    });
  }

  test('security.txt says where to report a weakness', async ({ request }) => {
    const response = await get(request, SECURITY_TXT);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain(`Contact: mailto:${site.securityEmail}\n`);
    const policy = (await (await get(request, '/privacy')).text()).replaceAll('<wbr>', '');
    expect(policy).toContain(site.securityEmail);
    expect(policy).toContain('id="security"');
  });

  test('sitemap.xml lists the indexed pages and no others', async ({ request }) => {
    const text = await (await get(request, '/sitemap.xml')).text();
    const pages = routes.filter((route) => route.indexed);
    expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual(
      pages.map(({ path }) => (path === '/' ? site.url : `${site.url}${path}`)),
    );
  });

  test('robots.txt allows every page and names the sitemap', async ({ request }) => {
    const text = await (await get(request, '/robots.txt')).text();
    expect(text).toContain('User-agent: *\nAllow: /\n');
    expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(text).not.toContain('Disallow');
  });
});
