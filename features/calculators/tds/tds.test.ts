import fc from 'fast-check';
import { calculateTds, type IncomeType } from '@/features/calculators/tds/tds';
import { roundRupees } from '@/lib/format';
import { flatTdsRates } from '@/lib/law/tax/rates-ay-2024-25';
import { incomeTypes } from '@/lib/law/tds/income-types';
import { exactTds, halfUp } from '@/lib/test-support/exact-oracle';
import { anyAmount, manyRuns } from '@/lib/test-support/typed-amounts';

function computeTds(income: number, incomeType: IncomeType) {
  const result = calculateTds({ income, incomeType });
  if (!result) throw new Error('no result');
  return result;
}

describe('salary: the rate of the band on the whole income', () => {
  test.each([
    [1, 0, 0],
    [249_999, 0, 0],
    [250_000, 0, 0],
    [250_001, 5, 12_500.05],
    [499_999, 5, 24_999.95],
    [500_000, 5, 25_000],
    [500_001, 20, 100_000.2],
    [999_999, 20, 199_999.8],
    [1_000_000, 20, 200_000],
    [1_000_001, 30, 300_000.3],
  ])('%d at %d%% is %d', (income, rate, tds) => {
    const result = computeTds(income, 'salary');
    expect(result.rate).toBe(rate);
    expect(result.tds).toBeCloseTo(tds, 6);
    expect(result.net).toBeCloseTo(income - tds, 6);
  });

  test.each([
    [250_000, { from: 0, upTo: 250_000, rate: 0 }],
    [250_001, { from: 250_000, upTo: 500_000, rate: 5 }],
    [500_001, { from: 500_000, upTo: 1_000_000, rate: 20 }],
    [1_000_001, { from: 1_000_000, upTo: null, rate: 30 }],
  ])('%d falls in the band %j', (income, band) => {
    expect(computeTds(income, 'salary').salaryBand).toEqual(band);
  });
});

describe('every other income: one rate', () => {
  test.each([
    ['interest', 10, 5_000],
    ['commission', 5, 2_500],
    ['commission_brokerage', 5, 2_500],
    ['professionalFees', 10, 5_000],
    ['rent', 10, 5_000],
    ['contractorPayment', 1, 500],
  ] as const)('%s: %d%% of 50,000 is %d', (incomeType, rate, tds) => {
    expect(computeTds(50_000, incomeType)).toEqual({
      incomeType,
      income: 50_000,
      rate,
      salaryBand: null,
      tds,
      net: 50_000 - tds,
    });
  });
});

test('the six income types are offered, commission_brokerage is not', () => {
  expect(incomeTypes.map(({ value }) => value)).toEqual([
    'salary',
    'interest',
    'commission',
    'professionalFees',
    'rent',
    'contractorPayment',
  ]);
  expect(flatTdsRates.commission_brokerage).toBe(5);
});

describe('there is no result', () => {
  test.each([
    ['empty', null],
    ['zero', 0],
    ['not a number', Number.NaN],
    ['negative', -1],
    ['beyond all numbers', Number.POSITIVE_INFINITY],
  ])('when the income is %s', (_word, income) => {
    expect(calculateTds({ income, incomeType: 'salary' })).toBeNull();
    expect(calculateTds({ income, incomeType: 'rent' })).toBeNull();
  });
});

test('whatever the income, each figure shown is the exact one, rounded', () => {
  const anyType = fc.constantFrom<IncomeType>(
    ...incomeTypes.map(({ value }) => value),
    'commission_brokerage',
  );
  fc.assert(
    fc.property(anyAmount, anyType, (text, incomeType) => {
      const exact = exactTds(text, incomeType);
      const result = computeTds(Number(text), incomeType);
      expect([roundRupees(result.tds), roundRupees(result.net)]).toEqual([
        halfUp(exact.tds),
        halfUp(exact.net),
      ]);
      expect(result.tds + result.net).toBeCloseTo(result.income, 2);
    }),
    manyRuns,
  );
});
