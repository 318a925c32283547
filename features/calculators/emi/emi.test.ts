import fc from 'fast-check';
import {
  calculateEmi,
  type EmiInput,
  type ExactEmiResult,
  workOutEmi,
} from '@/features/calculators/emi/emi';
import { Exact } from '@/lib/exact';
import { roundRupees } from '@/lib/format';
import { exactEmi, halfUp } from '@/lib/test-support/exact-oracle';
import { manyRuns, withPaise } from '@/lib/test-support/typed-amounts';

const defaults: EmiInput = { loanAmount: 1_000_000, annualRate: 8.5, tenureYears: 20 };

function computeEmi(input: Partial<EmiInput>) {
  const result = calculateEmi({ ...defaults, ...input });
  if (!result) throw new Error('no result');
  return result;
}

test('10,00,000 at 8.5% over 20 years: EMI 8,678, total 20,82,776, interest 10,82,776', () => {
  const result = computeEmi({});
  expect(result.months).toBe(240);
  expect(result.monthlyRate).toBeCloseTo(0.0070833333, 10);
  expect(roundRupees(result.emi)).toBe(8_678);
  expect(roundRupees(result.total)).toBe(2_082_776);
  expect(roundRupees(result.interest)).toBe(1_082_776);
});

test('1,00,000 at 12% over 1 year: EMI 8,884.88', () => {
  expect(computeEmi({ loanAmount: 100_000, annualRate: 12, tenureYears: 1 }).emi).toBeCloseTo(
    8_884.8789,
    4,
  );
});

test('half a year is six instalments', () => {
  expect(computeEmi({ tenureYears: 0.5 }).months).toBe(6);
});

describe('does nothing', () => {
  const bad = [
    ['empty', null],
    ['zero', 0],
    ['not a number', Number.NaN],
    ['negative', -1],
    ['beyond all numbers', Number.POSITIVE_INFINITY],
  ] as const;
  const fields = ['loanAmount', 'annualRate', 'tenureYears'] as const;
  test.each(fields.flatMap((field) => bad.map(([word, value]) => [field, word, value] as const)))(
    'when %s is %s',
    (field, _word, value) => {
      expect(calculateEmi({ ...defaults, [field]: value })).toBeNull();
    },
  );

  test('when the total is too large for a number', () => {
    expect(calculateEmi({ ...defaults, loanAmount: Number.MAX_VALUE })).toBeNull();
  });
});

describe('stays finite and right at the ends', () => {
  test('a thousand years: the interest of each month, for ever', () => {
    expect(computeEmi({ tenureYears: 1_000 }).emi).toBeCloseTo((1_000_000 * 8.5) / 1200, 6);
  });

  test('10²⁹ years', () => {
    expect(computeEmi({ tenureYears: 1e29 }).emi).toBeCloseTo((1_000_000 * 8.5) / 1200, 6);
  });

  test('a rate of 10²⁹%', () => {
    expect(computeEmi({ annualRate: 1e29 }).emi / (1_000_000 * (1e29 / 1200))).toBeCloseTo(1, 12);
  });

  test('a rate close to zero: the principal in equal parts', () => {
    const { emi, interest } = computeEmi({ annualRate: 1e-12 });
    expect(emi).toBeCloseTo(1_000_000 / 240, 6);
    expect(roundRupees(interest)).toBe(0);
  });

  test('any three positive numbers give finite figures or nothing', () => {
    const any = fc.double({ min: 0, max: 1e300, noNaN: true });
    fc.assert(
      fc.property(any, any, any, (loanAmount, annualRate, tenureYears) => {
        const result = calculateEmi({ loanAmount, annualRate, tenureYears });
        const figures = result ? [result.emi, result.total, result.interest] : [];
        expect(figures.every(Number.isFinite)).toBe(true);
      }),
      manyRuns,
    );
  });
});

describe('whatever the loan', () => {
  const anyLoan = fc.oneof(
    fc.bigInt({ min: 1n, max: 10n ** 9n }).map(String),
    fc.bigInt({ min: 1n, max: 10n ** 11n }).map(withPaise),
  );
  const anyRate = fc.bigInt({ min: 1n, max: 6_000n }).map(withPaise);
  const anyYears = fc.integer({ min: 1, max: 40 });

  test('each shown figure is that of the exact computation', () => {
    fc.assert(
      fc.property(anyLoan, anyRate, anyYears, (loan, rate, years) => {
        const exact = exactEmi(loan, rate, years * 12);
        const result = computeEmi({
          loanAmount: Number(loan),
          annualRate: Number(rate),
          tenureYears: years,
        });
        expect([result.emi, result.total, result.interest].map(roundRupees)).toEqual([
          halfUp(exact.emi),
          halfUp(exact.total),
          halfUp(exact.interest),
        ]);
      }),
      manyRuns,
    );
  });

  test('EMI × months − principal = interest, and the interest is not negative', () => {
    fc.assert(
      fc.property(anyLoan, anyRate, anyYears, (loan, rate, tenureYears) => {
        const { emi, months, principal, total, interest } = workOutEmi({
          loanAmount: Exact.of(loan),
          annualRate: Exact.of(rate),
          tenureYears,
        }) as ExactEmiResult;
        expect(emi.times(months).compare(total)).toBe(0);
        expect(emi.times(months).minus(principal).compare(interest)).toBe(0);
        expect(interest.isAbove(0)).toBe(true);
      }),
      manyRuns,
    );
  });

  test('the instalments pay the loan off: a month-by-month account ends at zero', () => {
    fc.assert(
      fc.property(anyLoan, anyRate, anyYears, (loan, rate, tenureYears) => {
        const { emi, monthlyRate, months, principal } = computeEmi({
          loanAmount: Number(loan),
          annualRate: Number(rate),
          tenureYears,
        });
        // Discounted to today, so that later months do not magnify the rounding of early ones.
        let paid = 0;
        for (let month = 1; month <= months; month += 1) paid += emi / (1 + monthlyRate) ** month;
        expect(Math.abs(paid / principal - 1)).toBeLessThan(1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});
