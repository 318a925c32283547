import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import manifest from '@/app/manifest';
import { Link } from '@/components/text/link';
import { site } from '@/content/site';
import { createMessageLink } from '@/features/client-area/protocol/link';
import { isOwnScript } from '@/lib/browser/trusted-types';
import { bundleBrowserScript } from '@/lib/build/browser-script';
import { writeHostFiles } from '@/lib/build/hosts/host-files';
import { getExportAddress } from '@/lib/build/offline';
import { formatSecurityTxt } from '@/lib/build/security-txt';
import { createAbsoluteUrl } from '@/lib/seo/url';

jest.mock('@/lib/base-path', () => ({
  basePath: '/repo',
  addBasePath: (path: string) => `/repo${path}`,
}));
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));
jest.mock('esbuild', () => ({ buildSync: jest.fn(() => ({ outputFiles: [] })) }));

test('canonical addresses, quotation links and security.txt include the folder', () => {
  expect([createAbsoluteUrl('/'), createAbsoluteUrl('/about')]).toEqual([
    `${site.url}/repo/`,
    `${site.url}/repo/about`,
  ]);
  expect(createMessageLink('a.b.c', 'https://firm.github.io')).toMatch(
    /^https:\/\/firm\.github\.io\/repo\/dashboard\/quotations#v1\.a\.b\.c$/,
  );
  expect(formatSecurityTxt(new Date())).toContain(
    `Canonical: ${site.url}/repo/.well-known/security.txt`,
  );
});

test('the icons, the start page and the offline copy of an installed site include the folder', () => {
  const { id, start_url, icons, shortcuts } = manifest();
  const pictures = (icons ?? []).map(({ src }) => src);
  const all = [id, start_url, ...pictures, ...(shortcuts ?? []).map(({ url }) => url)];
  expect(all.filter((address) => !address?.startsWith('/repo/'))).toEqual([]);
  expect(['index.html', 'about.html', 'sw.js'].map(getExportAddress)).toEqual([
    '/repo/',
    '/repo/about',
    '/repo/sw.js',
  ]);
});

test('the home page is reached by a page load, as Next would ask for /repo.txt', () => {
  const links = renderToStaticMarkup(
    <>
      <Link href="/">Home</Link>
      <Link href="/?from=mail">Mail</Link>
      <Link href="/about">About</Link>
    </>,
  );
  // Next's own link adds the folder when it is built with it.
  expect(links).toBe(
    '<a href="/repo/" aria-current="page">Home</a><a href="/repo/?from=mail">Mail</a><a href="/about">About</a>',
  );
});

test('only scripts from the folder run', () => {
  const page = 'https://firm.github.io/repo/';
  expect(isOwnScript('/repo/_next/static/chunks/a.js', page)).toBe(true);
  expect(isOwnScript('/_next/static/chunks/a.js', page)).toBe(false);
  expect(isOwnScript('/other/_next/static/chunks/a.js', page)).toBe(false);
});

test('scripts outside React know the folder', async () => {
  const { buildSync } = jest.requireMock('esbuild');
  bundleBrowserScript('lib/browser/loader.ts');
  expect(buildSync.mock.calls[0][0].define).toEqual({ 'process.env.BASE_PATH': '"/repo"' });
});

test("only GitHub's file for hosts is written", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const [out, hosts] = [path.join(folder, 'out'), path.join(folder, 'hosts')];
  mkdirSync(out);
  writeHostFiles(out, hosts);
  expect([readdirSync(out), readdirSync(hosts)]).toEqual([['.nojekyll'], []]);
});
