import { estimateCopy } from '@/content/estimate';
import { home } from '@/content/home';
import { prices } from '@/content/prices';
import { routes } from '@/content/routes';
import { taxation } from '@/content/services/taxation';
import { createEstimateLines } from '@/features/services/estimate/estimate-lines';
import { getShownTestimonials, listShownClaims } from '@/lib/content/conduct';
import { findContentFaults } from '@/lib/content/content-faults';
import { loadContentModules } from '@/lib/content/modules';
import { getShownClosing } from '@/lib/content/services';
import { createServiceJsonLd, createWebApplicationJsonLd } from '@/lib/seo/json-ld';

// These tests are about the strict conduct, whichever one this firm has chosen.
jest.mock('@/content/site', () => ({ ...jest.requireActual('@/content/site'), conduct: 'strict' }));

describe('under the strict conduct', () => {
  test('the content is complete', async () => {
    expect(findContentFaults(await loadContentModules())).toEqual([]);
  });

  test('the price list keeps its services and shows no fee', () => {
    const listed = Object.values(prices);
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter(({ rupees, elsewhere }) => rupees !== 0 || elsewhere)).toEqual([]);
  });

  test('the firm claims its year, its offices and its headcount', () => {
    expect(listShownClaims().map(({ id }) => id)).toEqual([
      'established',
      'offices',
      'professionals',
    ]);
  });

  test('no testimonials are shown', () => {
    expect(getShownTestimonials(home.testimonials)).toBeNull();
  });

  test('an estimate keeps its rows and states no amount', () => {
    const rows = createEstimateLines(taxation);
    expect(rows.map(({ id }) => id)).toEqual(taxation.fees.priceIds);
    expect(rows.filter(({ fee, sum }) => fee || sum)).toEqual([]);
  });

  test('service pages invite only a question or a request for a quotation', () => {
    expect(estimateCopy.question).toBe('Ask for a quotation');
    expect(getShownClosing(taxation.closing).action).toBe('Contact us');
  });

  test('structured data has no offers and calls nothing free', () => {
    expect(createServiceJsonLd('/services/taxation', taxation.fees.priceIds)).not.toHaveProperty(
      'offers',
    );
    expect(createWebApplicationJsonLd('/calculators/emi')).not.toHaveProperty(
      'isAccessibleForFree',
    );
  });

  test.each(routes.map((route) => [route.path, route] as const))(
    '%s is titled, described and drawn without a fee or praise',
    (path, { label, title, summary, description, keywords }) => {
      const text = [label, title, summary, description, ...keywords].join(' ');
      const found = text.match(/₹|\bfree\b|pricing|published|\bbest\b/gi) ?? [];
      const faults = found.map(
        (word) => `${path}: the strict conduct does not allow "${word}" in its row: ask isStrict`,
      );
      expect(faults).toEqual([]);
    },
  );
});
