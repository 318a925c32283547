import fc from 'fast-check';
import {
  calculateTax,
  type ExactTaxResult,
  getTaxBands,
  type TaxInput,
  workOutTax,
} from '@/features/calculators/tax/tax';
import { Exact, sum } from '@/lib/exact';
import { roundRupees } from '@/lib/format';
import { type AgeCategory, ageCategories, type TaxRegime, taxRegimes } from '@/lib/law/tax/regimes';
import { exactTax, halfUp } from '@/lib/test-support/exact-oracle';
import { anyAmount, manyRuns, typedAmount } from '@/lib/test-support/typed-amounts';

const anyRegime = fc.constantFrom(...taxRegimes.map(({ value }) => value));
const anyAge = fc.constantFrom(...ageCategories.map(({ value }) => value));

function computeTax(input: Partial<TaxInput>) {
  const result = calculateTax({
    income: 0,
    ageCategory: 'below60',
    regime: 'old',
    deductions: null,
    ...input,
  });
  if (!result) throw new Error('no result');
  return result;
}

function baseAmounts(regime: TaxRegime, ageCategory: AgeCategory) {
  return Object.fromEntries(
    getTaxBands(regime, ageCategory)
      .slice(0, -1)
      .map(({ upTo }) => [upTo, computeTax({ income: upTo, regime, ageCategory }).incomeTax]),
  );
}

describe('base amounts derived from the bands', () => {
  test('new regime: 0, 15000, 45000, 90000, 150000', () => {
    const bases = {
      300000: 0,
      600000: 15000,
      900000: 45000,
      1200000: 90000,
      1500000: 150000,
    };
    expect(baseAmounts('new', 'below60')).toEqual(bases);
    expect(baseAmounts('new', 'above80')).toEqual(bases);
  });

  test.each([
    ['below60', { 250000: 0, 500000: 12500, 1000000: 112500 }],
    ['60to80', { 300000: 0, 500000: 10000, 1000000: 110000 }],
    ['above80', { 500000: 0, 1000000: 100000 }],
  ] as const)('old regime, %s: %j', (ageCategory, bases) => {
    expect(baseAmounts('old', ageCategory)).toEqual(bases);
  });
});

describe('new regime at each limit', () => {
  test.each([
    [0, 0],
    [1, 0],
    [299_999, 0],
    [300_000, 0],
    [300_001, 0.05],
    [599_999, 14_999.95],
    [600_000, 15_000],
    [600_001, 15_000.1],
    [899_999, 44_999.9],
    [900_000, 45_000],
    [900_001, 45_000.15],
    [1_199_999, 89_999.85],
    [1_200_000, 90_000],
    [1_200_001, 90_000.2],
    [1_499_999, 149_999.8],
    [1_500_000, 150_000],
    [1_500_001, 150_000.3],
    [2_500_000, 450_000],
  ])('on %d the income tax is %d', (income, incomeTax) => {
    const result = computeTax({ income, regime: 'new' });
    expect(result.incomeTax).toBeCloseTo(incomeTax, 6);
    expect(result.cess).toBeCloseTo(incomeTax * 0.04, 6);
    expect(result.total).toBeCloseTo(incomeTax * 1.04, 6);
    expect(result.netIncome).toBeCloseTo(income - incomeTax * 1.04, 6);
  });
});

describe('old regime at each limit', () => {
  test.each([
    ['below60', 249_999, 0],
    ['below60', 250_000, 0],
    ['below60', 250_001, 0.05],
    ['below60', 499_999, 12_499.95],
    ['below60', 500_000, 12_500],
    ['below60', 500_001, 12_500.2],
    ['below60', 999_999, 112_499.8],
    ['below60', 1_000_000, 112_500],
    ['below60', 1_000_001, 112_500.3],
    ['60to80', 299_999, 0],
    ['60to80', 300_000, 0],
    ['60to80', 300_001, 0.05],
    ['60to80', 499_999, 9_999.95],
    ['60to80', 500_000, 10_000],
    ['60to80', 500_001, 10_000.2],
    ['60to80', 999_999, 109_999.8],
    ['60to80', 1_000_000, 110_000],
    ['60to80', 1_000_001, 110_000.3],
    ['above80', 499_999, 0],
    ['above80', 500_000, 0],
    ['above80', 500_001, 0.2],
    ['above80', 999_999, 99_999.8],
    ['above80', 1_000_000, 100_000],
    ['above80', 1_000_001, 100_000.3],
  ] as const)('%s: on %d the income tax is %d', (ageCategory, income, incomeTax) => {
    expect(computeTax({ income, ageCategory }).incomeTax).toBeCloseTo(incomeTax, 6);
  });
});

test('12,00,000 less 1,50,000, old regime, below 60: 1,27,500 + 5,100 = 1,32,600, keeps 10,67,400', () => {
  expect(computeTax({ income: 1_200_000, deductions: 150_000 })).toEqual({
    ageCategory: 'below60',
    regime: 'old',
    income: 1_200_000,
    deductions: 150_000,
    taxableIncome: 1_050_000,
    slabs: [
      { from: 0, upTo: 250_000, rate: 0, on: 250_000, tax: 0 },
      { from: 250_000, upTo: 500_000, rate: 5, on: 250_000, tax: 12_500 },
      { from: 500_000, upTo: 1_000_000, rate: 20, on: 500_000, tax: 100_000 },
      { from: 1_000_000, upTo: null, rate: 30, on: 50_000, tax: 15_000 },
    ],
    incomeTax: 127_500,
    cess: 5_100,
    total: 132_600,
    netIncome: 1_067_400,
  });
});

test('the new regime takes no deductions', () => {
  const result = computeTax({ income: 1_200_000, deductions: 150_000, regime: 'new' });
  expect(result.deductions).toBe(0);
  expect(result.taxableIncome).toBe(1_200_000);
});

test('deductions above the income leave a taxable income of zero, not below', () => {
  const result = computeTax({ income: 100_000, deductions: 150_000 });
  expect(result).toMatchObject({ taxableIncome: 0, incomeTax: 0, total: 0, netIncome: 100_000 });
});

describe('empty, zero and not a number', () => {
  test.each([null, 0, Number.NaN, -1])('income %p counts as zero', (income) => {
    expect(computeTax({ income })).toMatchObject({ taxableIncome: 0, total: 0, netIncome: 0 });
  });

  test.each([null, 0, Number.NaN, -1])('deductions %p count as zero', (deductions) => {
    expect(computeTax({ income: 600_000, deductions }).taxableIncome).toBe(600_000);
  });

  test('an infinite income gives no result', () => {
    const beyond = { ageCategory: 'below60', regime: 'old', deductions: null } as const;
    expect(calculateTax({ ...beyond, income: Number.POSITIVE_INFINITY })).toBeNull();
    expect(calculateTax({ ...beyond, income: Number.MAX_VALUE })).toBeNull();
  });
});

describe('whatever the income', () => {
  test('each shown figure is that of the exact computation', () => {
    fc.assert(
      fc.property(
        anyAmount,
        fc.option(anyAmount, { nil: '' }),
        anyAge,
        anyRegime,
        (income, deductions, ageCategory, regime) => {
          const exact = exactTax(income, ageCategory, regime, deductions);
          const result = computeTax({
            income: Number(income),
            deductions: deductions === '' ? null : Number(deductions),
            ageCategory,
            regime,
          });
          expect([
            roundRupees(result.incomeTax),
            roundRupees(result.cess),
            roundRupees(result.total),
            roundRupees(result.netIncome),
          ]).toEqual([
            halfUp(exact.incomeTax),
            halfUp(exact.cess),
            halfUp(exact.total),
            halfUp(exact.netIncome),
          ]);
        },
      ),
      manyRuns,
    );
  });

  test('slabs add up to the taxable income and to the income tax', () => {
    fc.assert(
      fc.property(typedAmount, anyAge, anyRegime, (income, ageCategory, regime) => {
        const input = { income: Exact.of(income), ageCategory, regime, deductions: null };
        const result = workOutTax(input) as ExactTaxResult;
        const taxes = sum(result.slabs.map(({ tax }) => tax));
        const parts = sum(result.slabs.map(({ on }) => on));
        expect(taxes.compare(result.incomeTax)).toBe(0);
        expect(parts.compare(result.taxableIncome)).toBe(0);
        expect(result.netIncome.plus(result.total).compare(result.income)).toBe(0);
      }),
      manyRuns,
    );
  });

  test('tax never falls as the income rises within a regime', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyAge, anyRegime, (a, b, ageCategory, regime) => {
        const [lower, higher] = [Number(a), Number(b)].sort((a, b) => a - b) as [number, number];
        const less = computeTax({ income: lower, ageCategory, regime });
        const more = computeTax({ income: higher, ageCategory, regime });
        expect(more.total).toBeGreaterThanOrEqual(less.total);
      }),
      manyRuns,
    );
  });

  test('tax does not fall from one rupee to the next across any limit', () => {
    for (const regime of ['old', 'new'] as const) {
      for (const { value: ageCategory } of ageCategories) {
        for (const { upTo } of getTaxBands(regime, ageCategory)) {
          if (upTo === null) continue;
          const totals = [-1, -0.01, 0, 0.01, 1].map(
            (step) => computeTax({ income: upTo + step, regime, ageCategory }).total,
          );
          expect(totals).toEqual([...totals].sort((a, b) => a - b));
        }
      }
    }
  });
});
