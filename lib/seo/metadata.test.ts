import type { RouteEntry } from '@/content/routes';
import { site } from '@/content/site';
import { findRoute } from '@/lib/content/routes';
import { createPageMetadata } from '@/lib/seo/metadata';

describe('pageMetadata', () => {
  test('builds the whole object from the route table', () => {
    const path = '/services/audit';
    const { title, description, keywords, image } = findRoute(path) as RouteEntry;
    const address = `${site.url}${path}`;
    const named = `${title} | ${site.name}`;
    expect(createPageMetadata(path)).toMatchObject({
      metadataBase: new URL(site.url),
      title: { absolute: named },
      description,
      keywords,
      alternates: { canonical: address },
      openGraph: {
        type: 'article',
        url: address,
        siteName: site.name,
        locale: 'en_IN',
        title: named,
        images: [
          {
            url: `${site.url}${image}`,
            width: 1200,
            height: 630,
            type: 'image/png',
            alt: `${title}, ${site.name}`,
          },
        ],
      },
      twitter: { card: 'summary_large_image', images: [{ url: `${site.url}${image}` }] },
      robots: undefined,
    });
  });

  test('gives the home page an address without a slash at its end', () => {
    expect(createPageMetadata('/').alternates?.canonical).toBe(site.url);
  });

  test('falls back to the home entry for an unknown path', () => {
    expect(createPageMetadata('/no/such/page')).toEqual(createPageMetadata('/'));
  });

  test.each(['/login', '/dashboard/cart'])('keeps %s out of search engines', (path) => {
    expect(createPageMetadata(path).robots).toEqual({ index: false, follow: false });
  });
});
