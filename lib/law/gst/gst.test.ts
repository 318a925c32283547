import fc from 'fast-check';
import {
  brickRates,
  calculateGstByLaw,
  findGstRateEnd,
  findGstRates,
  MOST_GST_AMOUNT,
} from '@/lib/law/gst/gst';

test.each([
  ['2017-06-30', undefined],
  ['2017-07-01', [0, 5, 12, 18, 28]],
  ['2025-09-21', [0, 5, 12, 18, 28]],
  ['2025-09-22', [0, 5, 18, 40]],
  ['2026-01-31', [0, 5, 18, 40]],
  ['2026-11-21', [0, 5, 18, 40]],
])('rates on %s are %p', (date, rates) => {
  expect(findGstRates(date)?.rates).toEqual(rates);
});

test('28% remains for tobacco until the end of January 2026', () => {
  expect(findGstRates('2026-01-31')?.special).toContain(28);
  expect(findGstRates('2026-02-01')?.special).not.toContain(28);
});

test.each([
  [12, '2025-09-21', null],
  [12, '2025-09-22', '2025-09-22'],
  [28, '2026-11-21', '2025-09-22'],
  [40, '2025-09-21', '2017-07-01'],
  [18, '2026-11-21', null],
])('%p%% on %s has not been a general rate since %p', (rate, date, since) => {
  expect(findGstRateEnd(rate, date)).toBe(since);
});

test.each([
  ['2025-09-21', [0.25, 1.5, 3]],
  ['2025-09-22', [0.25, 1.5, 3, 12, 6, 28]],
  ['2026-11-21', [0.25, 1.5, 3, 12, 6]],
])('rates for a few goods on %s: %p', (date, special) => {
  expect(findGstRates(date)?.special).toEqual(special);
});

test.each([
  ['with credit', brickRates.value.withCredit, 1200],
  ['without credit', brickRates.value.withoutCredit, 600],
])('10,000 of bricks %s: GST at %i%% is %i', (_, rate, total) => {
  const bill = { amount: 10_000, type: 'exclusive', supply: 'state' } as const;
  expect(calculateGstByLaw({ ...bill, rate })).toMatchObject({ total, bill: 10_000 + total });
});

test('the largest amount is worked out to the paisa, a rupee more is rejected', () => {
  const most = { rate: 18, type: 'inclusive', supply: 'state' } as const;
  expect(calculateGstByLaw({ ...most, amount: MOST_GST_AMOUNT - 0.01 })?.invoice).toBe(
    MOST_GST_AMOUNT - 0.01,
  );
  expect(calculateGstByLaw({ ...most, amount: MOST_GST_AMOUNT })).not.toBeNull();
  expect(calculateGstByLaw({ ...most, amount: MOST_GST_AMOUNT + 1 })).toBeNull();
});

const supply = { amount: 99.5, rate: 5, type: 'exclusive' } as const;

type Row = [
  type: 'exclusive' | 'inclusive',
  amount: number,
  rate: number,
  where: 'state' | 'interstate',
  taxable: number,
  taxes: number[],
  roundOff: number,
  bill: number,
];

test.each<Row>([
  ['inclusive', 105, 5, 'state', 100, [2.5, 2.5], 0, 105],
  ['inclusive', 999, 18, 'state', 846.62, [76.19, 76.19], 0, 999],
  ['inclusive', 999, 18, 'interstate', 846.61, [152.39], 0, 999],
  ['exclusive', 999, 5, 'state', 999, [24.98, 24.98], 0.04, 1_049],
  ['exclusive', 999, 5, 'interstate', 999, [49.95], 0.05, 1_049],
  // Half a paisa goes up, and so does half a rupee of the bill.
  ['exclusive', 99.5, 5, 'state', 99.5, [2.49, 2.49], -0.48, 104],
  ['exclusive', 100.5, 0, 'state', 100.5, [0, 0], 0.5, 101],
])('%s %p at %p%%, %s: tax to the paisa, round-off on the bill alone', (...row) => {
  const [type, amount, rate, where, taxable, taxes, roundOff, bill] = row;
  const result = calculateGstByLaw({ type, amount, rate, supply: where });
  expect(result).toMatchObject({ taxable, roundOff, bill });
  expect(result?.levies.map((levy) => levy.amount)).toEqual(taxes);
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
      (paiseTyped, rate, where) => {
        const amount = paiseTyped / 100;
        const result = calculateGstByLaw({ amount, rate, type: 'inclusive', supply: where });
        expect(result?.invoice).toBe(amount);
        const paise = (rupees = Number.NaN) => Math.round(rupees * 100);
        const levied = result?.levies.reduce((sum, levy) => sum + paise(levy.amount), 0);
        expect(levied).toBe(paise(result?.total));
        expect(paise(result?.taxable) + paise(result?.total)).toBe(paise(amount));
        expect(Math.abs(result?.roundOff ?? 1)).toBeLessThanOrEqual(0.5);
        expect(result?.bill).toBe(Math.floor((paise(amount) + 50) / 100));
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
