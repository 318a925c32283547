import fc from 'fast-check';
import { getRuleSet, statutoryYears } from '@/lib/law/tax/rule-sets';
import { calculateStatutoryTax, type StatutoryTaxInput } from '@/lib/law/tax/tax';
import { oracleTax } from '@/lib/test-support/tax-oracle';

const ages = ['below60', '60to80', 'above80'] as const;
const regimes = ['old', 'new'] as const;

function taxOn(input: StatutoryTaxInput) {
  const result = calculateStatutoryTax(input);
  if (!result) throw new Error('no tax');
  return result;
}

const below60 = { ageCategory: 'below60' } as const;

describe('published answers', () => {
  // Answers for total incomes are in features/calculators/cases/tax.ts.
  test('caclubindia.com forum 494110: 50,10,000 in the old regime is 13,22,500 before cess', () => {
    const result = taxOn({ year: '2024-25', regime: 'old', ...below60, totalIncome: 50_10_000 });
    expect(result.slabTax + result.surcharge).toBe(13_22_500);
    expect(result.payable).toBe(13_75_400);
  });

  // Section 288A, examples of the Income Tax Department; the last two from taxpage.in.
  test.each([
    [2_52_844.99, 2_52_840],
    [2_52_845, 2_52_850],
    [2_52_846.01, 2_52_850],
    [5_99_995, 6_00_000],
    [5_99_994.5, 5_99_990],
  ])('a total income of %p is rounded to %p', (totalIncome, rounded) => {
    const input = { year: '2024-25', regime: 'old', ...below60, totalIncome } as const;
    expect(taxOn(input).totalIncome).toBe(rounded);
  });
});

describe.each(statutoryYears)('%s', (year) => {
  const rules = getRuleSet(year);
  const limits = {
    old: [
      2_50_000, 3_00_000, 5_00_000, 10_00_000, 50_00_000, 1_00_00_000, 2_00_00_000, 5_00_00_000,
    ],
    new: [
      ...rules.slabs.new.value.flatMap(({ upTo }) => upTo ?? []),
      rules.rebate.new.value.incomeLimit,
      50_00_000,
      1_00_00_000,
      2_00_00_000,
      5_00_00_000,
    ],
  };
  const cases = regimes.flatMap((regime) =>
    ages.flatMap((age) =>
      limits[regime].flatMap((limit) =>
        [-10, -6, -5, -1, 0, 1, 4, 5, 10].map((by) => [regime, age, limit + by] as const),
      ),
    ),
  );

  test('equals the oracle around every limit of every table', () => {
    for (const [regime, ageCategory, totalIncome] of cases) {
      const { payable } = taxOn({ year, regime, ageCategory, totalIncome });
      expect([regime, ageCategory, totalIncome, payable]).toEqual([
        regime,
        ageCategory,
        totalIncome,
        oracleTax(year, regime, ageCategory, totalIncome).payable,
      ]);
    }
  });

  const someIncome = fc.oneof(
    fc.integer({ min: 0, max: 30_00_000 }),
    fc.integer({ min: 30_00_000, max: 10 ** 9 }),
    fc.integer({ min: 0, max: 10 ** 15 }),
  );
  const someone = fc.record({
    regime: fc.constantFrom(...regimes),
    ageCategory: fc.constantFrom(...ages),
    totalIncome: someIncome,
  });

  test('equals the oracle on any income', () => {
    fc.assert(
      fc.property(someone, ({ regime, ageCategory, totalIncome }) => {
        const { payable } = taxOn({ year, regime, ageCategory, totalIncome });
        expect(payable).toBe(oracleTax(year, regime, ageCategory, totalIncome).payable);
      }),
      { numRuns: 1000 },
    );
  });

  test('the lines add up to the tax payable, which is a multiple of ₹10', () => {
    fc.assert(
      fc.property(
        fc.record({
          regime: fc.constantFrom(...regimes),
          ageCategory: fc.constantFrom(...ages),
          totalIncome: fc.integer({ min: 0, max: 10 ** 11 }),
        }),
        (person) => {
          const result = taxOn({ year, ...person });
          const sum = result.lines.reduce((total, line) => total + line.amount, 0);
          expect(sum).toBeCloseTo(result.payable, 3);
          expect(result.payable % 10).toBe(0);
          const exact = result.slabTax - result.rebate + result.surcharge + result.cess;
          expect(Math.abs(exact - result.payable)).toBeLessThanOrEqual(5);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('tax never falls as income rises', () => {
    fc.assert(
      fc.property(someone, fc.integer({ min: 0, max: 10 ** 6 }), (person, more) => {
        const less = taxOn({ year, ...person });
        const totalIncome = Math.min(person.totalIncome + more, 10 ** 15);
        expect(taxOn({ year, ...person, totalIncome }).payable).toBeGreaterThanOrEqual(
          less.payable,
        );
      }),
      { numRuns: 1000 },
    );
  });

  function findBandsOfLoss(regime: 'old' | 'new', age: (typeof ages)[number]): [number, number][] {
    const { incomeLimit } = rules.rebate[regime].value;
    const tiers = rules.surcharge[regime].value.map(({ above }) => above);
    // The old rebate has no relief: 12,500 of tax (or 10,000, or none) and its cess are due at
    // once. With relief, each further rupee of income costs a rupee of tax and the cess on it.
    const cliff = regime === 'old' ? 17_000 : 1_00_000;
    return [
      [incomeLimit, incomeLimit + (age === 'above80' && regime === 'old' ? 0 : cliff)],
      ...tiers.map((above): [number, number] => [above, above * 1.2]),
    ];
  }

  test('income after tax falls only above the rebate limit and within marginal relief', () => {
    fc.assert(
      fc.property(someone, fc.integer({ min: 1, max: 500 }), (person, tens) => {
        const income = Math.round(Math.min(person.totalIncome, 10 ** 12) / 10) * 10;
        const more = income + tens * 10;
        const left = income - taxOn({ year, ...person, totalIncome: income }).payable;
        const leftOfMore = more - taxOn({ year, ...person, totalIncome: more }).payable;
        if (leftOfMore >= left - 10) return;
        const named = findBandsOfLoss(person.regime, person.ageCategory);
        expect(named.some(([from, to]) => more > from && income <= to)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('before cess, relief limits tax to the income above the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_00_000 }), (tens) => {
        const { incomeLimit } = rules.rebate.new.value;
        const totalIncome = incomeLimit + tens * 10;
        const { slabTax, rebate } = taxOn({ year, regime: 'new', ...below60, totalIncome });
        if (rebate > 0) expect(slabTax - rebate).toBe(totalIncome - incomeLimit);
        else expect(slabTax).toBeLessThanOrEqual(totalIncome - incomeLimit);
      }),
      { numRuns: 1000 },
    );
  });
});

test('nothing is due up to the rebate limit, and ₹10 above it tax is ₹10 and cess', () => {
  const at = (totalIncome: number) =>
    taxOn({ year: 'TY2026-27', regime: 'new', ...below60, totalIncome });
  expect(at(12_00_000).payable).toBe(0);
  expect(at(12_00_004).payable).toBe(0);
  expect(at(12_00_010)).toMatchObject({
    slabTax: 60_001.5,
    rebate: 59_991.5,
    cess: 0.4,
    payable: 10,
  });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 10 ** 15 + 10])(
  '%p is no total income',
  (totalIncome) => {
    expect(
      calculateStatutoryTax({ year: '2026-27', regime: 'new', ...below60, totalIncome }),
    ).toBeNull();
  },
);

test('a loss counts as no income', () => {
  const result = taxOn({ year: '2026-27', regime: 'old', ...below60, totalIncome: -1 });
  expect(result).toMatchObject({ totalIncome: 0, payable: 0 });
});

test.each([
  [
    'section 156, was 87A: 12,70,580 bears the 70,580 above 12,00,000, not 70,587 of the slabs',
    ...(['TY2026-27', 'new', 'below60', 12_70_580, 73_400] as const),
  ],
  [
    'section 156, was 87A: 12,70,590 bears its slabs, 70,588.50',
    ...(['TY2026-27', 'new', 'below60', 12_70_590, 73_410] as const),
  ],
  [
    'section 516, was 288A: 7,00,005 is 7,00,010, and 54,602.08 of tax 54,600',
    ...(['TY2026-27', 'old', 'below60', 7_00_005, 54_600] as const),
  ],
  [
    'section 202(1), was 115BAC(1A): 50,00,000 without surcharge, 10,80,000 and cess',
    ...(['TY2026-27', 'new', 'below60', 50_00_000, 11_23_200] as const),
  ],
  [
    'section 202(1), surcharge: 50,10,000 bears 10,80,000 + 10,000, not 11,91,300',
    ...(['TY2026-27', 'new', 'below60', 50_10_000, 11_33_600] as const),
  ],
  [
    'section 202(1), surcharge of 15%: 2,00,00,000 bears 55,80,000 × 1.15 and cess',
    ...(['TY2026-27', 'new', 'below60', 2_00_00_000, 66_73_680] as const),
  ],
  [
    'section 202(1), surcharge of at most 25%: 6,00,00,000 bears 1,75,80,000 × 1.25 and cess',
    ...(['TY2026-27', 'new', 'below60', 6_00_00_000, 2_28_54_000] as const),
  ],
  [
    'Finance Act, surcharge of 37%: 6,00,00,000 in the old regime bears 1,78,12,500 × 1.37 and cess',
    ...(['TY2026-27', 'old', 'below60', 6_00_00_000, 2_53_79_250] as const),
  ],
  [
    'section 115BAC(1A) of AY 2025-26: 16,00,000 bears 1,40,000 + 1,00,000 × 30% and cess',
    ...(['2025-26', 'new', 'below60', 16_00_000, 1_76_800] as const),
  ],
  [
    'section 87A of AY 2024-25: 7,10,000 bears the 10,000 above 7,00,000, not 26,000',
    ...(['2024-25', 'new', 'below60', 7_10_000, 10_400] as const),
  ],
  [
    'section 87A: 5,00,000 at 65 in the old regime bears nothing, 10,000 being all rebate',
    ...(['2026-27', 'old', '60to80', 5_00_000, 0] as const),
  ],
] as const)('%s', (_, year, regime, ageCategory, totalIncome, payable) => {
  expect(taxOn({ year, regime, ageCategory, totalIncome }).payable).toBe(payable);
});
