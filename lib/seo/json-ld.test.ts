import { type PriceId, prices } from '@/content/prices';
import { site } from '@/content/site';
import {
  createAboutPageJsonLd,
  createBreadcrumbJsonLd,
  createContactPageJsonLd,
  createFaqJsonLd,
  createServiceJsonLd,
  createWebApplicationJsonLd,
  createWebSiteJsonLd,
} from '@/lib/seo/json-ld';
import { serialiseJsonLd } from '@/lib/seo/json-ld-script';
import { createOpeningHoursJsonLd, createOrganisationJsonLd } from '@/lib/seo/organisation';

// conduct.test.ts covers the strict conduct.
jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

const firm = `${site.url}/#firm`;
/** An office without hours of its own has the firm's. */
const openAt = (city: string) =>
  site.officeHours.find(({ office }) => office.startsWith(city))?.open ?? [site.hours];
const getRupees = (id: PriceId) => prices[id].rupees;

describe('structured data', () => {
  test('every page has the offices, phone and founding year of the firm', () => {
    expect(createOrganisationJsonLd()).toMatchObject({
      '@type': 'AccountingService',
      '@id': firm,
      name: site.name,
      url: site.url,
      foundingDate: String(site.established),
      telephone: site.phones[0].display,
      address: site.offices.map(({ city }) => ({ addressLocality: city })),
    });
  });

  test.each([
    ['the home page', createWebSiteJsonLd().publisher],
    ['the contact page', createContactPageJsonLd().mainEntity],
  ])('%s adds the opening hours and each office with its own phone', (_, inFull) => {
    expect(inFull).toMatchObject({
      '@id': firm,
      openingHoursSpecification: createOpeningHoursJsonLd(site.hours),
      contactPoint: site.phones.map(({ display }) => ({ telephone: display })),
      department: site.offices.map(({ city, id }) => ({
        name: `${site.name}, ${city}`,
        image: expect.stringContaining(`/share/office-${id}.png`),
        openingHoursSpecification: openAt(city).map(createOpeningHoursJsonLd),
      })),
    });
  });

  test('Mon to Sat is six days of schema.org', () => {
    expect(
      createOpeningHoursJsonLd({ from: 'Mon', to: 'Sat', opens: '09:00', closes: '19:00' }),
    ).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '19:00',
    });
  });

  test('breadcrumbs are numbered from 1 with public addresses', () => {
    expect(createBreadcrumbJsonLd('/services/audit').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: site.url },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Audit & Assurance',
        item: `${site.url}/services/audit`,
      },
    ]);
  });

  test.each([
    ['a fixed fee', 'gst-regular', (rupees: number) => ({ price: rupees, priceCurrency: 'INR' })],
    [
      'the lowest fee of scoped work',
      'audit-tax',
      (rupees: number) => ({ priceSpecification: { minPrice: rupees, priceCurrency: 'INR' } }),
    ],
    [
      'a monthly fee',
      'bookkeeping',
      (rupees: number) => ({
        priceSpecification: { price: rupees, priceCurrency: 'INR', unitCode: 'MON' },
      }),
    ],
    [
      'a fee per employee',
      'payroll',
      (rupees: number) => ({
        priceSpecification: { price: rupees, priceCurrency: 'INR', unitText: 'employee' },
      }),
    ],
  ] as const)('%s becomes an Offer', (_title, id, offer) => {
    expect(createServiceJsonLd('/services/audit', [id])).toMatchObject({
      '@type': 'Service',
      provider: { '@id': firm },
      offers: [{ '@type': 'Offer', name: prices[id].label, ...offer(getRupees(id)) }],
    });
  });

  test('every fee is without GST', () => {
    for (const id of ['gst-regular', 'audit-tax', 'bookkeeping', 'payroll'] as const) {
      const offer = JSON.stringify(createServiceJsonLd('/services/audit', [id]));
      expect(offer).toContain('"valueAddedTaxIncluded":false');
    }
  });

  test('a scoped fee states no fixed price', () => {
    expect(createServiceJsonLd('/services/audit', ['audit-tax'])).not.toHaveProperty(
      'offers.0.price',
    );
  });

  test('a service without published fees has no offers', () => {
    expect(createServiceJsonLd('/services/financial-planning', [])).not.toHaveProperty('offers');
  });

  test('calculators are free web applications', () => {
    expect(createWebApplicationJsonLd('/calculators/emi')).toMatchObject({
      '@type': 'WebApplication',
      name: 'EMI calculator',
      applicationCategory: 'FinanceApplication',
      isAccessibleForFree: true,
      offers: { price: 0, priceCurrency: 'INR' },
    });
  });

  test('the structured data of a FAQ has the text of the page', () => {
    expect(createFaqJsonLd([{ question: 'Q?', answer: 'A.' }]).mainEntity).toEqual([
      { '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } },
    ]);
  });

  test('the firm is the main entity of its own pages', () => {
    const mainEntity = { '@id': firm };
    expect(createContactPageJsonLd()).toMatchObject({ '@type': 'ContactPage', mainEntity });
    expect(createAboutPageJsonLd()).toMatchObject({ '@type': 'AboutPage', mainEntity });
  });
});

test('serialised data cannot end its script element and reads back unchanged', () => {
  const answer = '</script><!--<script>alert(1)</script>';
  const text = serialiseJsonLd(createFaqJsonLd([{ question: 'Q?', answer }]));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].acceptedAnswer.text).toBe(answer);
});
