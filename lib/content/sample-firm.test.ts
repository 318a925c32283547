/** What the specification fixes and no browser test sees. */

import { contact } from '@/content/contact';
import { durations } from '@/content/durations';
import { formatFee, priceIds, prices } from '@/content/prices';
import * as promises from '@/content/promises';
import { routes } from '@/content/routes';
import { pricing } from '@/content/services/pricing';
import { site } from '@/content/site';
import { createPriceSheets } from '@/lib/content/services';
import { sampleFees } from '@/lib/test-support/sample-fees';
import { sampleFirmTest as test } from '@/lib/test-support/sample-firm';
import { findTypedInContent } from '@/lib/test-support/typed-in';

jest.mock('@/content/data/fees.json', () => jest.requireActual('@/content/data/fees.json'));

describe('counts that the specification fixes', () => {
  test('the 39 paths: thirteen services, five calculators', () => {
    expect(routes.map((route) => route.path).sort()).toEqual(
      [
        '/',
        '/about',
        '/team',
        '/contact',
        '/privacy',
        '/terms',
        '/sitemap',
        '/services/audit',
        '/services/taxation',
        '/services/accounting',
        '/services/bookkeeping',
        '/services/compliance',
        '/services/consulting',
        '/services/financial-planning',
        '/services/business-registration',
        '/services/gst-registration',
        '/services/itr-filing',
        '/services/company-incorporation',
        '/services/tds-return',
        '/services/pricing',
        '/calculators/emi',
        '/calculators/tds',
        '/calculators/gst',
        '/calculators/tax',
        '/calculators/hra',
        '/login',
        '/signup',
        '/forgot-password',
        '/dashboard',
        '/dashboard/cart',
        '/dashboard/quotations',
        '/dashboard/documents',
        '/dashboard/calculators',
        '/dashboard/profile',
        '/dashboard/settings',
        '/dashboard/change-password',
        '/dashboard/notifications',
        '/dashboard/privacy-settings',
        '/dashboard/help-support',
      ].sort(),
    );
  });

  test('three answers on the contact page', () => {
    expect(contact.faq.items).toHaveLength(3);
  });
});

test('every published fee, in rupees', () => {
  const fees = Object.fromEntries(priceIds.map((id) => [id, prices[id].rupees]));
  expect(fees).toEqual({ ...sampleFees, 'gst-services-registration': sampleFees['gst-regular'] });
});

describe('the pricing page', () => {
  test('shows every price once, except the higher ITR plan, which has its own reading here', () => {
    const shown = [
      ...pricing.packages.items.map((item) => item.priceId),
      ...createPriceSheets(pricing).flatMap((sheet) => sheet.priceIds),
    ];
    expect([...shown].sort()).toEqual(priceIds.filter((id) => id !== 'itr-4-5-6').sort());
  });

  test('marks the SME package alone as Best Value', () => {
    expect(pricing.packages.best).toBe('Best Value');
    const marked = pricing.packages.items.filter((item) => prices[item.priceId].best);
    expect(marked.map((item) => item.priceId)).toEqual(['package-sme']);
  });
});

// What the sample firm says once is typed once. Another firm's fee, duration or city may be a figure or a
// place of the law as well.

const exceptions: Record<string, readonly string[]> = {
  // Late fees under section 234F that happen to equal fees of ours.
  'content/services/itr-filing.ts': ['₹5,000'],
  // The two wage ceilings of EPF.
  'content/services/accounting.ts': ['₹25,000', '₹15,000'],
  'content/services/audit.ts': ['₹5,000'],
  // The limit of section 126 for health insurance.
  'content/calculators/tax.ts': ['₹25,000'],
  // The limit of section 193 for debentures.
  'content/calculators/tds-by-law.ts': ['₹5,000'],
  // Fees and penalties of the law.
  'content/tables/late.ts': ['₹1,000', '₹2,000', '₹5,000', '₹10,000', '₹50,000'],
  // Fees and penalties of company law.
  'content/tables/first-year.ts': [
    '₹200',
    '₹500',
    '₹600',
    '₹1,000',
    '₹2,000',
    '₹4,000',
    '₹5,000',
    '₹25,000',
    '₹50,000',
  ],
  // The wage ceilings of EPF and ESI.
  'content/tables/payroll.ts': ['₹25,000', '₹15,000'],
  // The limit of section 126 for health insurance.
  'content/due-dates.ts': ['₹25,000'],
  // A limit of section 393.
  'content/tables/tds-chart.ts': ['₹20,000'],
  // The limit of section 194T, now 393(3).
  'content/services/business-registration.ts': ['₹20,000'],
  'content/services/tds-return.ts': ['₹20,000'],
  // The limit of section 185, earlier 269SS.
  'content/services/taxation.ts': ['₹20,000'],
};

/** Files that may name cities: offices, story, people, clients, and the law's metro cities. */
const namesCities =
  /^content\/(site|contact|about|team|home|calculators\/hra|figures\/sample-business)\.ts$/;
const cities = site.offices.map((office) => office.city);

test('a fee is typed in content/prices.ts alone', () => {
  const published = new Set(priceIds.map(formatFee));
  const typed = findTypedInContent((source, file) =>
    (source.match(/₹[\d,]*\d/g) ?? [])
      .filter((amount) => published.has(amount))
      .filter((amount) => !exceptions[file]?.includes(amount)),
  );
  expect(typed).toEqual([]);
});

test('a duration is typed in content/durations.ts alone', () => {
  const all = Object.values(durations);
  expect(
    findTypedInContent((source) => all.filter((duration) => source.includes(duration))),
  ).toEqual([]);
});

test('a promise is typed in content/promises.ts alone', () => {
  const all = Object.values(promises).filter((text) => typeof text === 'string');
  expect(findTypedInContent((source) => all.filter((text) => source.includes(text)))).toEqual([]);
});

test('a city of an office is typed only where offices, story, people and the law are', () => {
  const typed = findTypedInContent((source, file) =>
    namesCities.test(file) ? [] : cities.filter((city) => source.includes(city)),
  );
  expect(typed).toEqual([]);
});
