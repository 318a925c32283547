import { ruleSetOf, statutoryYears } from '@/lib/calculators/law/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/calculators/law/salary';
import { calculateStatutoryTax } from '@/lib/calculators/law/tax';

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
  const most = ruleSetOf(person.year).standardDeduction[person.regime].value;
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
    const { rebate, surcharge } = ruleSetOf(person.year);
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
