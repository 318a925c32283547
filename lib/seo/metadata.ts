import type { Metadata } from 'next';
import { notFound } from '@/content/page-states';
import { homeRoute } from '@/content/routes';
import { site, verification } from '@/content/site';
import { findRoute } from '@/lib/content/routes';
import { createAbsoluteUrl } from '@/lib/seo/url';

/**
 * A path outside the route table gets the home entry's metadata. The whole object is built, because
 * Next replaces a nested `openGraph` instead of merging it.
 */
export function createPageMetadata(path: string): Metadata {
  const route = findRoute(path) ?? homeRoute;
  const title = `${route.title} | ${site.name}`;
  const { description } = route;
  const image = {
    url: createAbsoluteUrl(route.image),
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: `${route.title}, ${site.name}`,
  };
  return {
    metadataBase: new URL(site.url),
    title: { absolute: title },
    description,
    keywords: [...route.keywords],
    alternates: { canonical: createAbsoluteUrl(route.path) },
    openGraph: {
      type: route.type,
      url: createAbsoluteUrl(route.path),
      siteName: site.name,
      locale: 'en_IN',
      title,
      description,
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
    ...(route.path === '/' && { other: { ...verification } }),
    robots: route.indexed ? undefined : { index: false, follow: false },
    // Otherwise Safari on iOS turns amounts and GSTINs into telephone links.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

/** The not-found page has no address to name or share. */
export function createNotFoundMetadata(): Metadata {
  const title = `${notFound.title} | ${site.name}`;
  const head = { title, description: notFound.text };
  return {
    ...head,
    title: { absolute: title },
    alternates: {},
    openGraph: { ...head, siteName: site.name, locale: 'en_IN' },
    twitter: { ...head, card: 'summary' },
  };
}
