import { contentFiles, pageFiles } from '@/lib/build/page-files';
import { sitemapEntries } from '@/lib/build/sitemap-entries';

const home = 'app/(site)/page.tsx';

test('pages are found by their route', () => {
  expect(pageFiles().get('/')).toBe(home);
  expect(pageFiles().get('/contact')).toBe('app/(site)/contact/page.tsx');
});

test('a page takes its date from its file and the content it imports', () => {
  expect([...contentFiles(home)].sort()).toEqual(
    expect.arrayContaining(['content/home.ts', 'content/site.ts']),
  );
  expect([...contentFiles(home)].filter((file) => file.startsWith('content/types/'))).toEqual([]);
});

test('lastmod is the latest of those dates, in UTC', () => {
  const dates = new Map(
    [home, ...contentFiles(home)].map((file) => [file, '2026-01-02T10:00:00Z']),
  );
  dates.set('content/home.ts', '2026-03-04T10:00:00+05:30');
  expect(sitemapEntries(dates)[0]).toEqual({ loc: '/', lastmod: '2026-03-04T04:30:00.000Z' });
});

test('lastmod is left out where a date is unknown', () => {
  const dates = new Map([[home, '2026-01-02T10:00:00Z']]);
  expect(sitemapEntries(dates)[0]).toEqual({ loc: '/' });
  expect(sitemapEntries(null)[0]).toEqual({ loc: '/' });
});

test('the client area and the sign-in pages are left out', () => {
  const paths = sitemapEntries(null).map(({ loc }) => loc);
  expect(paths).toContain('/contact');
  expect(paths.filter((path) => /^\/(dashboard|login|signup|forgot-password)/.test(path))).toEqual(
    [],
  );
});
