import fc from 'fast-check';
import { calculateEmi, workOutEmi } from '@/features/calculators/emi/emi';
import { calculateGst, workOutGst } from '@/features/calculators/gst/gst';
import { calculateHra, workOutHra } from '@/features/calculators/hra/hra';
import { calculateTax, workOutTax } from '@/features/calculators/tax/tax';
import { calculateTds, workOutTds } from '@/features/calculators/tds/tds';
import { clampToZero, Exact, pickLeast, sum, toNumbers } from '@/lib/exact';
import { roundRupees } from '@/lib/format';
import { exactChecks } from '@/lib/test-support/exact-checks';
import { halfUpInFull } from '@/lib/test-support/exact-oracle';
import { typedAmount } from '@/lib/test-support/typed-amounts';

describe('Exact.of', () => {
  test.each([
    ['0', '0.00'],
    ['.5', '0.50'],
    ['12.', '12.00'],
    ['1069054.90', '1069054.90'],
    ['007.10', '7.10'],
    ['-2.5', '-2.50'],
    ['-.05', '-0.05'],
    ['999999999999999.99', '999999999999999.99'],
    [0.1, '0.10'],
    [-0, '0.00'],
    [1e21, '1000000000000000000000.00'],
    [1.5e-7, '0.00'],
    [2536061, '2536061.00'],
    [10n ** 20n, '100000000000000000000.00'],
  ])('%p is %s', (value, text) => {
    expect(Exact.of(value).toFixed(2)).toBe(text);
  });

  test.each(['', '.', '-', 'abc', '1.2.3', '1e', '1e9999', '0x10', ' 1', Number.NaN, Infinity])(
    'refuses %p',
    (value) => {
      expect(() => Exact.of(value)).toThrow(RangeError);
    },
  );

  test('a number counts as the decimal that it prints, and converts back to itself', () => {
    const any = fc.double({ min: 0, max: 1e21, noNaN: true }).filter((value) => value > 1e-15);
    fc.assert(
      fc.property(any, (value) => {
        const shift = value < 1e-6 ? 5 : 0;
        expect(
          Exact.of(value)
            .times(10 ** shift)
            .over(10 ** shift)
            .toNumber(),
        ).toBe(value);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('arithmetic', () => {
  const tenth = Exact.of(0.1);

  test('0.1 + 0.2 = 0.3', () => {
    expect(tenth.plus(0.2).compare(0.3)).toBe(0);
  });

  test('a third of 1, three times, is 1', () => {
    expect(Exact.of(1).over(3).times(3).compare(1)).toBe(0);
  });

  test('dividing by a negative number changes the sign', () => {
    expect(Exact.of(1).over(-2).toFixed(2)).toBe('-0.50');
    expect(Exact.of(-7).over(-2).floor()).toBe(3n);
    expect(Exact.of(-7).over(2).floor()).toBe(-4n);
    expect(Exact.of(-8).over(2).floor()).toBe(-4n);
  });

  test('dividing by zero is rejected', () => {
    expect(() => tenth.over(0)).toThrow(RangeError);
  });

  test('whole powers are exact', () => {
    expect(Exact.of(1.1).power(3n).toFixed(3)).toBe('1.331');
    expect(tenth.power(0n).compare(1)).toBe(0);
  });

  test('least, sum and orZero keep exact values', () => {
    expect(pickLeast(Exact.of(3), tenth, Exact.of(2))).toBe(tenth);
    expect(sum([]).compare(0)).toBe(0);
    expect(sum([tenth, tenth, tenth]).compare(0.3)).toBe(0);
    expect(clampToZero(Exact.of(-1)).compare(0)).toBe(0);
    expect(clampToZero(tenth)).toBe(tenth);
  });
});

describe('rounding half up', () => {
  test.each([
    ['0.5', 0, '1'],
    ['0.499999999999999999999', 0, '0'],
    ['-0.5', 0, '0'],
    ['-0.51', 0, '-1'],
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.00'],
    ['0.0049', 2, '0.00'],
  ])('%s to %d decimals is %s', (text, decimals, rounded) => {
    expect(Exact.of(text).toFixed(decimals)).toBe(rounded);
  });
});

describe('as a number', () => {
  test('a value just below a half stays below it', () => {
    for (const whole of ['0', '2', '54630', '999999999999999']) {
      const below = Exact.of(`${whole}.499999999999999999999999`);
      expect(Math.floor(below.toNumber())).toBe(Number(whole));
      expect(roundRupees(below.toNumber())).toBe(Number(whole));
      expect(Number(whole) + 0.5 - below.toNumber()).toBeLessThan(0.2);
    }
  });

  test('rounds as the exact value does, whatever the fraction', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 17n }),
        fc.constantFrom(1n, 2n, 59n, 100n, 118n, 11_800n, 2n ** 60n),
        (n, d) => {
          const amount = Exact.of(n).over(Exact.of(d));
          fc.pre(amount.compare(4e15) < 0);
          expect(roundRupees(amount.toNumber())).toBe(Number(halfUpInFull({ n, d })));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('inNumbers converts lists and objects and leaves the rest unchanged', () => {
    const half = Exact.of('0.5');
    expect(toNumbers({ a: half, list: [{ half }], none: null, text: 'x', rate: 5 })).toEqual({
      a: 0.5,
      list: [{ half: 0.5 }],
      none: null,
      text: 'x',
      rate: 5,
    });
    expect(toNumbers(null)).toBeNull();
  });
});

test('basic 25,36,061, HRA 10,69,054.90, rent 26,93,780, non-metro: taxable 54,630.50, shown 54,631', () => {
  const result = calculateHra({
    basic: 2_536_061,
    hra: 1_069_054.9,
    rent: 2_693_780,
    city: 'non-metro',
    home: 'type',
  });
  expect(result?.taxable).toBe(54_630.5);
  expect(roundRupees(result?.taxable ?? 0)).toBe(54_631);
});

describe.each(Object.entries(exactChecks))('%s', (_calculator, check) => {
  test('shows what the independent computation gives, from a paisa to ten lakh crore', () => {
    check(2000);
  });
});

const withAmount = {
  tax: (income: Exact) =>
    workOutTax({ income, ageCategory: 'below60', regime: 'old', deductions: null }),
  deductions: (deductions: Exact) =>
    workOutTax({ income: 1, ageCategory: 'below60', regime: 'old', deductions }),
  gst: (amount: Exact) => workOutGst({ amount, rate: 18, type: 'inclusive', interstate: false }),
  emi: (loanAmount: Exact) => workOutEmi({ loanAmount, annualRate: 8.5, tenureYears: 20 }),
  tds: (income: Exact) => workOutTds({ income, incomeType: 'rent' }),
  basic: (basic: Exact) => workOutHra({ basic, hra: 1, rent: 1, city: 'metro', home: 'type' }),
  hra: (hra: Exact) => workOutHra({ basic: 1, hra, rent: 1, city: 'metro', home: 'type' }),
  rent: (rent: Exact) => workOutHra({ basic: 1, hra: 1, rent, city: 'metro', home: 'type' }),
};

describe.each(Object.entries(withAmount))('the bounds of %s', (_name, workOut) => {
  test('ten lakh crore is accepted, a paisa more is not', () => {
    expect(workOut(Exact.of('1000000000000000'))).not.toBeNull();
    expect(workOut(Exact.of('1000000000000000.01'))).toBeNull();
  });

  test('thirty decimals are accepted, one more is not', () => {
    expect(workOut(Exact.of(`1.${'3'.repeat(30)}`))).not.toBeNull();
    expect(workOut(Exact.of(`1.${'3'.repeat(31)}`))).toBeNull();
    expect(workOut(Exact.of(`1.5${'0'.repeat(99)}`))).not.toBeNull();
  });
});

test('numbers beyond either bound give no result', () => {
  for (const odd of [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN, -1, 0]) {
    expect(calculateTds({ income: odd, incomeType: 'rent' })).toBeNull();
    expect(calculateGst({ amount: 1, rate: odd, type: 'exclusive', interstate: true })).toBeNull();
    expect(calculateEmi({ loanAmount: 1, annualRate: odd, tenureYears: 1 })).toBeNull();
  }
  const beyond = { ageCategory: 'below60', regime: 'old' } as const;
  expect(calculateTax({ ...beyond, income: 1, deductions: 1e16 })).toBeNull();
  expect(calculateTax({ ...beyond, income: Number.NEGATIVE_INFINITY, deductions: null })).toEqual(
    expect.objectContaining({ income: 0, total: 0 }),
  );
});

describe('an EMI over a fraction of a month or very many months', () => {
  // Computed with 80 digits.
  test.each([
    ['1.3', '8.5', '67935.976249188860', '1059801.229487'],
    ['0.05', '8.5', '1676106.666960787267', '1005664.000176'],
    ['100000000000000000000000000000', '8.5', '7083.333333333333', null],
    ['100000000000000000000000000000', '0.000000000000000000000000000001', null, '1000500.083333'],
    ['0.000000000000000000000000000001', '8.5', null, '1003537.500274'],
  ])('%s years at %s%%', (tenureYears, annualRate, emi, total) => {
    const result = workOutEmi({
      loanAmount: 1_000_000,
      annualRate: Exact.of(annualRate),
      tenureYears: Exact.of(tenureYears),
    });
    if (emi) expect(result?.emi.toFixed(12).slice(0, emi.length)).toBe(emi);
    if (total) expect(result?.total.toFixed(6)).toBe(total);
  });

  test('the EMI lies between those of the whole months on either side', () => {
    fc.assert(
      fc.property(typedAmount, fc.integer({ min: 1, max: 4_999 }), (loan, hundredths) => {
        fc.pre(hundredths % 25 !== 0);
        const emiOver = (tenureYears: number) =>
          workOutEmi({ loanAmount: Exact.of(loan), annualRate: 8.5, tenureYears })?.emi;
        const shorter = emiOver(Math.floor(hundredths / 25) / 4 || 1 / 400);
        const longer = emiOver(Math.ceil(hundredths / 25) / 4);
        const emi = emiOver(hundredths / 100) as Exact;
        expect(shorter?.compare(emi)).toBeGreaterThanOrEqual(0);
        expect(longer && emi.isAbove(longer)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('there is no jump between the last exact tenure and the first beyond it', () => {
    const emi = (months: number) =>
      workOutEmi({
        loanAmount: 1_000_000,
        annualRate: 0.01,
        tenureYears: Exact.of(months).over(12),
      });
    const [before, last, beyond] = [1199, 1200, 1201].map((months) => emi(months)?.emi) as Exact[];
    const first = before?.minus(last as Exact).toNumber() ?? 0;
    const second = last?.minus(beyond as Exact).toNumber() ?? 0;
    expect(second / first).toBeCloseTo(1199 / 1201, 4);
  });
});
