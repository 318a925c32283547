import fc from 'fast-check';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';
import { decideSalaryTds, type SalaryTdsInput } from '@/lib/law/tds/tds-salary';

const plain = {
  date: '2026-11-21',
  salary: 12_75_000,
  regime: 'new',
  ageCategory: 'below60',
  deductions: 0,
} as const satisfies SalaryTdsInput;

function decided(change: Partial<SalaryTdsInput>) {
  const decision = decideSalaryTds({ ...plain, ...change });
  if (!decision) throw new Error('no decision');
  return decision;
}

// Salary of 12,85,000 and 20,00,000 in the new regime: published answers 10,400 and 1,92,400.
test.each([
  [12_74_999, 0],
  [12_75_000, 0],
  [12_76_000, 1040],
  [12_85_000, 10_400],
  [20_00_000, 1_92_400],
])('a salary of %p in tax year 2026-27: %p over the year', (salary, payable) => {
  const { tax, eachMonth, averageRate } = decided({ salary });
  expect(tax.payable).toBe(payable);
  expect(eachMonth).toBeCloseTo(payable / 12, 9);
  expect(averageRate).toBeCloseTo((payable / salary) * 100, 9);
});

test.each([
  ['2024-04-01', '2025-26', '192(1)', '24Q', '2024-05-07', '2024-07-31'],
  ['2026-03-31', '2026-27', '192(1)', '24Q', '2026-04-30', '2026-05-31'],
  ['2026-04-01', 'TY2026-27', '392(1)', '138', '2026-05-07', '2026-07-31'],
] as const)(
  'paid on %s: year %s, section %s, Form %s',
  (date, year, section, form, depositBy, dueBy) => {
    const decision = decided({ date });
    expect(decision.rules.year).toBe(year);
    expect(decision).toMatchObject({ section, depositBy, statement: { form, dueBy } });
  },
);

test('deductions and age count only in the old regime', () => {
  const old = { regime: 'old', salary: 10_00_000, deductions: 1_50_000 } as const;
  expect(decided(old).tax.totalIncome).toBe(8_00_000);
  expect(decided({ ...old, regime: 'new' }).tax.totalIncome).toBe(9_25_000);
  expect(decided({ ...old, ageCategory: 'above80' }).tax.payable).toBeLessThan(
    decided(old).tax.payable,
  );
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 10 ** 16])(
  'a salary of %p has no decision',
  (salary) => {
    expect(decideSalaryTds({ ...plain, salary })).toBeNull();
  },
);

test('the average rate makes up the tax of the year', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.constantFrom('old', 'new'),
      fc.constantFrom('2024-06-01', '2025-06-01', '2026-06-01'),
      (salary, regime, date) => {
        const { averageRate, eachMonth, rules } = decided({ salary, regime, date });
        const payable = calculateTaxOnGrossIncome({
          ...{ year: rules.year, regime, isSalary: true, deductions: 0 },
          ageCategory: 'below60',
          grossIncome: salary,
        })?.payable as number;
        expect(Math.abs((averageRate * salary) / 100 - payable)).toBeLessThan(0.01);
        expect(Math.abs(eachMonth * 12 - payable)).toBeLessThan(0.01);
      },
    ),
  );
});
