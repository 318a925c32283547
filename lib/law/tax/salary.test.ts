import { getRuleSet, statutoryYears } from '@/lib/law/tax/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';
import { calculateStatutoryTax } from '@/lib/law/tax/tax';

const people = statutoryYears.flatMap((year) =>
  (['old', 'new'] as const).flatMap((regime) =>
    (['below60', '60to80', 'above80'] as const).map((ageCategory) => ({
      year,
      regime,
      ageCategory,
    })),
  ),
);

describe.each(people)('$year, $regime regime, $ageCategory', (person) => {
  const most = getRuleSet(person.year).standardDeduction[person.regime].value;
  const on = (grossIncome: number, deductions = 0, isSalary = true) => {
    const result = calculateTaxOnGrossIncome({ ...person, grossIncome, deductions, isSalary });
    if (!result) throw new Error('no result');
    return result;
  };

  test('the standard deduction is the salary itself up to the limit', () => {
    expect(most).toBe(person.year === '2024-25' || person.regime === 'old' ? 50_000 : 75_000);
    for (const [salary, deducted] of [
      [0, 0],
      [most - 1, most - 1],
      [most, most],
      [most + 1, most],
    ] as const) {
      expect(on(salary).standardDeduction).toBe(deducted);
      expect(on(salary, 0, false).standardDeduction).toBe(0);
    }
  });

  test('a salary is taxed on its total income, a rupee either side of the limits', () => {
    const { rebate, surcharge } = getRuleSet(person.year);
    const limits = [
      rebate[person.regime].value.incomeLimit,
      ...surcharge[person.regime].value.map(({ above }) => above),
    ];
    const deductions = 1_50_000;
    const counted = person.regime === 'old' ? deductions : 0;
    for (const limit of limits.flatMap((value) => [value - 1, value, value + 1])) {
      const salary = limit + most + counted;
      expect(on(salary, deductions)).toMatchObject(
        calculateStatutoryTax({ ...person, totalIncome: limit }) ?? {},
      );
    }
  });

  test('no deductions make an income negative', () => {
    expect(on(1_00_000, 10_00_000)).toMatchObject(
      person.regime === 'old' ? { totalIncome: 0, payable: 0 } : { payable: 0 },
    );
  });
});

// Worked by hand, with cess of 4%, rounded to ten rupees.
test.each([
  [
    'section 19(1), was 16(ia): a salary of 60,000 is its own deduction in the new regime',
    ...(['TY2026-27', 'new', 'below60', 60_000, 0, 0, 0] as const),
  ],
  [
    'section 202(2), was 115BAC(2): 2,00,000 of deductions do not count, 60,000 + 2,25,000 × 15%',
    ...(['TY2026-27', 'new', 'below60', 15_00_000, 2_00_000, 14_25_000, 97_500] as const),
  ],
  [
    'section 123, was 80C, and others: the old regime takes 2,00,000 off, 1,12,500 + 2,50,000 × 30%',
    ...(['TY2026-27', 'old', 'below60', 15_00_000, 2_00_000, 12_50_000, 1_95_000] as const),
  ],
  [
    'section 16(ia), proviso, of AY 2024-25: 50,000 in the new regime too, 15,000 + 1,50,000 × 10%',
    ...(['2024-25', 'new', 'below60', 8_00_000, 0, 7_50_000, 31_200] as const),
  ],
  [
    'section 19(1), was 16(ia): a pension of 6,00,000 at 80 in the old regime, 50,000 × 20%',
    ...(['TY2026-27', 'old', 'above80', 6_00_000, 0, 5_50_000, 10_400] as const),
  ],
  [
    'section 19(1), was 16(ia): a pension of 5,60,000 at 65 in the old regime, 10,000 + 10,000 × 20%',
    ...(['TY2026-27', 'old', '60to80', 5_60_000, 0, 5_10_000, 12_480] as const),
  ],
] as const)('%s', (_, year, regime, ageCategory, grossIncome, deductions, totalIncome, payable) => {
  const who = { year, regime, ageCategory, isSalary: true } as const;
  expect(calculateTaxOnGrossIncome({ ...who, grossIncome, deductions })).toMatchObject({
    totalIncome,
    payable,
  });
});

test('paise that cancel out leave a whole rupee, which is rounded up to ten', () => {
  const year = '2024-25';
  const person = { year, regime: 'old', ageCategory: 'below60', isSalary: true } as const;
  const amounts = { grossIncome: 11_00_005.13, deductions: 1_00_000.13 };
  expect(calculateTaxOnGrossIncome({ ...person, ...amounts })?.totalIncome).toBe(9_50_010);
  const less = { ...amounts, deductions: 1_00_000.14 };
  expect(calculateTaxOnGrossIncome({ ...person, ...less })?.totalIncome).toBe(9_50_000);
});
