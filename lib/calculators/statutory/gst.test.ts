import fc from 'fast-check';
import {
  calculateGstByLaw,
  gstRateSets,
  gstRatesOn,
  MOST_GST_AMOUNT,
  rateGoneSince,
} from '@/lib/calculators/statutory/gst';

test.each([
  ['2017-06-30', undefined],
  ['2017-07-01', [0, 5, 12, 18, 28]],
  ['2025-09-21', [0, 5, 12, 18, 28]],
  ['2025-09-22', [0, 5, 18, 40]],
  ['2026-01-31', [0, 5, 18, 40]],
  ['2026-11-21', [0, 5, 18, 40]],
])('rates on %s are %p', (date, rates) => {
  expect(gstRatesOn(date)?.rates).toEqual(rates);
});

test('28% remains for tobacco until the end of January 2026', () => {
  expect(gstRatesOn('2026-01-31')?.special).toContain(28);
  expect(gstRatesOn('2026-02-01')?.special).not.toContain(28);
});

test.each([
  [12, '2025-09-21', null],
  [12, '2025-09-22', '2025-09-22'],
  [28, '2026-11-21', '2025-09-22'],
  [40, '2025-09-21', '2017-07-01'],
  [18, '2026-11-21', null],
])('%p%% on %s has not been a general rate since %p', (rate, date, since) => {
  expect(rateGoneSince(rate, date)).toBe(since);
});

test('the rate that replaced an older one is itself in force', () => {
  for (const { rates, instead } of gstRateSets) {
    for (const [before, now] of Object.entries(instead)) {
      expect(rates).toContain(now);
      expect(rates).not.toContain(Number(before));
    }
  }
});

test('the largest amount is worked out to the paisa, a rupee more is refused', () => {
  const most = { rate: 18, type: 'inclusive', supply: 'state' } as const;
  expect(calculateGstByLaw({ ...most, amount: MOST_GST_AMOUNT - 0.01 })?.invoice).toBe(
    MOST_GST_AMOUNT - 0.01,
  );
  expect(calculateGstByLaw({ ...most, amount: MOST_GST_AMOUNT })).not.toBeNull();
  expect(calculateGstByLaw({ ...most, amount: MOST_GST_AMOUNT + 1 })).toBeNull();
});

const supply = { amount: 99.5, rate: 5, type: 'exclusive' } as const;

test('each levy is rounded by itself, so two halves may differ from the whole', () => {
  // 4.975 in all: 2.4875 is ₹2 twice, 4.975 is ₹5 once.
  expect(calculateGstByLaw({ ...supply, supply: 'state' })).toEqual({
    taxable: 99.5,
    levies: [
      { levy: 'CGST', rate: 2.5, amount: 2 },
      { levy: 'SGST', rate: 2.5, amount: 2 },
    ],
    total: 4,
    invoice: 103.5,
  });
  expect(calculateGstByLaw({ ...supply, supply: 'interstate' })).toMatchObject({
    levies: [{ levy: 'IGST', rate: 5, amount: 5 }],
    invoice: 104.5,
  });
});

test.each([
  ['fifty paise go up', 980, 25],
  ['a hair less is dropped', 979.99, 24],
])('%s: 2.5%% of ₹%p is ₹%p', (_, amount, levied) => {
  const result = calculateGstByLaw({ ...supply, amount, supply: 'state' });
  expect(result?.levies[0]?.amount).toBe(levied);
});

test('a union territory without legislature has UTGST', () => {
  const result = calculateGstByLaw({ ...supply, supply: 'unionTerritory' });
  expect(result?.levies.map(({ levy }) => levy)).toEqual(['CGST', 'UTGST']);
});

test('an inclusive amount is the invoice total, to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.constantFrom(0, 0.25, 1.5, 3, 5, 18, 40),
      fc.constantFrom('state', 'interstate'),
      (paise, rate, where) => {
        const amount = paise / 100;
        const result = calculateGstByLaw({ amount, rate, type: 'inclusive', supply: where });
        expect(result?.invoice).toBe(amount);
        const levied = result?.levies.reduce((sum, levy) => sum + levy.amount, 0);
        expect(levied).toBe(result?.total);
      },
    ),
  );
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1.001, 2 * 10 ** 13])(
  'an amount of %p has no tax',
  (amount) => {
    expect(calculateGstByLaw({ ...supply, amount, supply: 'state' })).toBeNull();
  },
);
