import { expect } from '@playwright/test';
import type { RouteEntry } from '@/content/routes';
import { site } from '@/content/site';
import { getAllText, readableText, withoutSpaces } from '@/e2e/support/served-page';
import { find, type Page } from '@/lib/build/page';
import { formatRupees } from '@/lib/format';

type Thing = { [key: string]: unknown; '@type'?: string };

function structuredData(page: Page): Thing[] {
  return find(page, 'script[type="application/ld+json"]').flatMap((script) => {
    const data = JSON.parse(getAllText(script));
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] as Thing[];
  });
}

function allThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(allThings);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(allThings)];
}

function findPrice(offer: Thing): number | undefined {
  const specification = offer.priceSpecification as Thing | undefined;
  return (offer.price ?? specification?.price ?? specification?.minPrice) as number | undefined;
}

const kinds = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  services: 'Service',
  calculators: 'WebApplication',
} as const;

/** Expects structured data that agrees with what the served page says with its folds open. */
export function expectStructuredData(page: Page, route: RouteEntry) {
  const data = structuredData(page);
  const crumbs = find(page, 'nav[aria-label="Breadcrumb"] li:not(:has([href*="#"]))').map((item) =>
    getAllText(item),
  );
  const text = withoutSpaces(find(page, 'body').map(readableText).join());
  const expectSaid = (phrase: unknown) => expect(text).toContain(withoutSpaces(String(phrase)));
  const things = allThings(data);
  const typed = (type: string) => things.filter((thing) => thing['@type'] === type);

  // The firm, once, as the footer and the contact page give it.
  const firms = data.filter((thing) => thing['@type'] === 'AccountingService');
  expect(firms).toHaveLength(1);
  expect(firms[0]).toMatchObject({
    name: site.name,
    foundingDate: String(site.established),
  });
  expectSaid(firms[0]?.telephone);
  expectSaid(firms[0]?.email);
  const offices = allThings(firms[0]?.address).map((address) => address.addressLocality);
  expect(offices).toEqual(site.offices.map(({ city }) => city));

  // The breadcrumbs that are pages, as the page shows them.
  const lists = typed('BreadcrumbList');
  expect(lists).toHaveLength(route.path === '/' ? 0 : 1);
  const items = (lists[0]?.itemListElement ?? []) as Thing[];
  expect(items.map((item) => item.name)).toEqual(crumbs);
  expect(items.map((item) => item.position)).toEqual(items.map((_, index) => index + 1));
  if (items.length > 0) {
    expect(items[0]?.name).toBe('Home');
    expect(items.at(-1)?.name).toBe(route.label);
  }

  const kind = kinds[route.path as keyof typeof kinds] ?? kinds[route.group as keyof typeof kinds];
  if (kind) {
    const [own, ...others] = data.filter((thing) => thing['@type'] === kind);
    expect(others).toEqual([]);
    expect(own).toMatchObject({ name: route.title, description: route.description });
    expect(String(own?.url)).toMatch(new RegExp(`${route.path}$`));
  }

  // No price or name of a price that the page does not show.
  for (const offer of typed('Offer')) {
    if (offer.price === 0) continue;
    const price = findPrice(offer);
    expect(price).toBeGreaterThan(0);
    expectSaid(formatRupees(price ?? 0));
    expectSaid(offer.name);
  }
  for (const catalog of typed('OfferCatalog')) expectSaid(catalog.name);

  // Questions and answers word for word, each a fold of the page.
  const questions = typed('Question');
  for (const question of questions) {
    expectSaid(question.name);
    expectSaid((question.acceptedAnswer as Thing).text);
  }
  const summaries = find(page, 'main details > summary').map((summary) =>
    withoutSpaces(getAllText(summary)),
  );
  const asked = questions.map(({ name }) => withoutSpaces(String(name)));
  expect(summaries).toEqual(expect.arrayContaining(asked));

  expect(things.filter((thing) => 'aggregateRating' in thing || 'review' in thing)).toEqual([]);
}
