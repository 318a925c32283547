import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

describe('pageMetadata', () => {
  test('builds the whole object for /services/audit', () => {
    expect(pageMetadata('/services/audit')).toMatchObject({
      metadataBase: new URL(site.url),
      title: { absolute: 'Audit & assurance services | Satyalekh & Co.' },
      description: expect.stringContaining('Statutory, internal, tax and GST audits'),
      keywords: ['statutory audit', 'tax audit 44AB', 'internal audit', 'GST audit'],
      alternates: { canonical: 'https://www.satyalekh.example/services/audit' },
      openGraph: {
        type: 'article',
        url: 'https://www.satyalekh.example/services/audit',
        siteName: 'Satyalekh & Co.',
        locale: 'en_IN',
        title: 'Audit & assurance services | Satyalekh & Co.',
        images: [
          {
            url: 'https://www.satyalekh.example/share/services-audit.png',
            width: 1200,
            height: 630,
            type: 'image/png',
            alt: 'Audit & assurance services, Satyalekh & Co.',
          },
        ],
      },
      twitter: {
        card: 'summary_large_image',
        images: [{ url: 'https://www.satyalekh.example/share/services-audit.png' }],
      },
      robots: undefined,
    });
  });

  test('gives the home page an address without a slash at its end', () => {
    expect(pageMetadata('/').alternates?.canonical).toBe('https://www.satyalekh.example');
  });

  test('falls back to the home entry for an unknown path', () => {
    expect(pageMetadata('/no/such/page')).toEqual(pageMetadata('/'));
  });

  test.each(['/login', '/dashboard/cart'])('keeps %s out of search engines', (path) => {
    expect(pageMetadata(path).robots).toEqual({ index: false, follow: false });
  });

  test.each(routes.filter((route) => route.indexed).map((route) => [route.path, route] as const))(
    '%s has a title under 60 characters and a description of at most 160',
    (_path, route) => {
      expect(`${route.title} | ${site.name}`.length).toBeLessThan(60);
      expect(route.description.length).toBeLessThanOrEqual(160);
      expect(route.keywords.length).toBeGreaterThan(0);
    },
  );

  test('no two indexed pages share a title or a description', () => {
    const indexed = routes.filter((route) => route.indexed);
    expect(new Set(indexed.map((route) => route.title)).size).toBe(indexed.length);
    expect(new Set(indexed.map((route) => route.description)).size).toBe(indexed.length);
  });
});
