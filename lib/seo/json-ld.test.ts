import {
  aboutPage,
  breadcrumbList,
  contactPage,
  faqPage,
  organisation,
  priceList,
  service,
  webApplication,
} from '@/lib/seo/json-ld';
import { serialiseJsonLd } from '@/lib/seo/json-ld-script';

describe('structured data', () => {
  test('the firm has both offices, phones, hours and its founding year', () => {
    expect(organisation()).toMatchObject({
      '@type': 'AccountingService',
      '@id': 'https://www.satyalekh.example/#firm',
      name: 'Satyalekh & Co.',
      url: 'https://www.satyalekh.example',
      foundingDate: '2000',
      telephone: '+91 98765 43210',
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '19:00',
      },
      address: [{ addressLocality: 'Kanpur' }, { addressLocality: 'Mumbai' }],
      department: [
        { telephone: '+91 98765 43210', openingHoursSpecification: [{ opens: '09:00' }] },
        {
          telephone: '+91 98765 43211',
          openingHoursSpecification: [
            {
              dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
              opens: '10:00',
              closes: '19:00',
            },
            { dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' },
          ],
        },
      ],
    });
  });

  test('breadcrumbs are numbered from 1 with public addresses', () => {
    expect(breadcrumbList('/services/audit').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.satyalekh.example' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Services',
        item: 'https://www.satyalekh.example/sitemap#services',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Audit & Assurance',
        item: 'https://www.satyalekh.example/services/audit',
      },
    ]);
  });

  test.each([
    ['a fixed fee', 'gst-regular', { price: 2999, priceCurrency: 'INR', name: 'Regular' }],
    [
      'the lowest fee of scoped work',
      'audit-tax',
      { priceSpecification: { minPrice: 12000, priceCurrency: 'INR' } },
    ],
    [
      'a monthly fee',
      'bookkeeping',
      { price: 3999, priceSpecification: { price: 3999, unitText: 'month', unitCode: 'MON' } },
    ],
    [
      'a fee per employee',
      'payroll',
      { price: 299, priceSpecification: { price: 299, unitText: 'employee' } },
    ],
  ] as const)('%s becomes an Offer', (_title, id, offer) => {
    expect(service('/services/audit', [id])).toMatchObject({
      '@type': 'Service',
      provider: { '@id': 'https://www.satyalekh.example/#firm' },
      offers: [{ '@type': 'Offer', ...offer }],
    });
  });

  test('a scoped fee states no fixed price', () => {
    expect(service('/services/audit', ['audit-tax'])).not.toHaveProperty('offers.0.price');
  });

  test('a service without published fees has no offers', () => {
    expect(service('/services/financial-planning', [])).not.toHaveProperty('offers');
  });

  test('the price list names each sheet and offers each entry', () => {
    const list = priceList('/services/pricing', [
      {
        title: 'GST registration',
        priceIds: ['gst-regular', 'gst-composition', 'gst-voluntary'],
      },
      {
        title: 'Annual packages',
        priceIds: ['package-startup', 'package-sme', 'package-enterprise'],
      },
    ]);
    expect(list).toMatchObject({
      offers: [
        { price: 2999 },
        { price: 3499 },
        { price: 3999 },
        { price: 24999 },
        { price: 49999 },
        { price: 99999 },
      ],
      hasOfferCatalog: [{ name: 'GST registration' }, { name: 'Annual packages' }],
    });
  });

  test('calculators are free web applications', () => {
    expect(webApplication('/calculators/emi')).toMatchObject({
      '@type': 'WebApplication',
      name: 'EMI calculator',
      applicationCategory: 'FinanceApplication',
      isAccessibleForFree: true,
    });
  });

  test('a FAQ keeps its words', () => {
    expect(faqPage([{ question: 'Q?', answer: 'A.' }]).mainEntity).toEqual([
      { '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } },
    ]);
  });

  test('the firm is the main entity of its own pages', () => {
    const mainEntity = { '@id': 'https://www.satyalekh.example/#firm' };
    expect(contactPage()).toMatchObject({ '@type': 'ContactPage', mainEntity });
    expect(aboutPage()).toMatchObject({ '@type': 'AboutPage', mainEntity });
  });
});

test('serialised data cannot end its script element and reads back unchanged', () => {
  const answer = '</script><!--<script>alert(1)</script>';
  const text = serialiseJsonLd(faqPage([{ question: 'Q?', answer }]));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].acceptedAnswer.text).toBe(answer);
});
