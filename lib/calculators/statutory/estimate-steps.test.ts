import fc from 'fast-check';
import { explainEstimate } from '@/lib/calculators/statutory/estimate-steps';
import { statutoryYears } from '@/lib/calculators/statutory/rule-set';
import { calculateTaxOnGrossIncome } from '@/lib/calculators/statutory/salary';

const below60 = { ageCategory: 'below60', deductions: 0 } as const;

function explained(input: Parameters<typeof explainEstimate>[0]) {
  const steps = explainEstimate(input);
  if (!steps) throw new Error('nothing to explain');
  return steps;
}

test('₹12,00,000, new regime: ₹93,600 as estimated and as the law had it, nil today', () => {
  const steps = explained({
    ...below60,
    year: 'TY2026-27',
    regime: 'new',
    grossIncome: 12_00_000,
    isSalary: false,
  });
  expect(steps).toMatchObject({ estimate: 93_600, byLaw: 93_600, inYear: 0 });
  expect(steps.steps.every(({ amount }) => amount === 0)).toBe(true);
  expect(steps.later.amount).toBe(-93_600);
});

test('a salary of ₹7,00,000, new regime: standard deduction, then the rebate takes the rest', () => {
  const { estimate, steps, byLaw } = explained({
    ...below60,
    year: '2024-25',
    regime: 'new',
    grossIncome: 7_00_000,
    isSalary: true,
  });
  expect([estimate, byLaw]).toEqual([26_000, 0]);
  expect(steps.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['standardDeduction', -5200],
    ['rebate', -20_800],
    ['rebateRelief', 0],
    ['surcharge', 0],
    ['rounding', 0],
  ]);
});

test('₹7,10,000, new regime: relief leaves the ₹10,000 above the limit, and cess', () => {
  const { steps, byLaw } = explained({
    ...below60,
    year: '2024-25',
    regime: 'new',
    grossIncome: 7_10_000,
    isSalary: false,
  });
  expect(byLaw).toBe(10_400);
  // Slab tax 26,000 and cess 1,040 are estimated.
  expect(steps.find(({ kind }) => kind === 'rebateRelief')?.amount).toBe(-16_640);
});

test('the steps add up, and rounding is never more than ₹10', () => {
  fc.assert(
    fc.property(
      fc.record({
        year: fc.constantFrom(...statutoryYears),
        regime: fc.constantFrom('old', 'new'),
        ageCategory: fc.constantFrom('below60', '60to80', 'above80'),
        grossIncome: fc.integer({ min: 0, max: 100_00_00_000 }),
        isSalary: fc.boolean(),
        deductions: fc.integer({ min: 0, max: 10_00_000 }),
      }),
      (input) => {
        const { estimate, steps, byLaw, later, inYear } = explained(input);
        const sum = steps.reduce((total, { amount }) => total + amount, estimate);
        expect(sum).toBeCloseTo(byLaw, 1);
        expect(byLaw + later.amount).toBe(inYear);
        expect(byLaw).toBe(calculateTaxOnGrossIncome({ ...input, year: '2024-25' })?.payable);
        expect(Math.abs(steps.at(-1)?.amount ?? Number.NaN)).toBeLessThanOrEqual(10);
      },
    ),
    { numRuns: 1000 },
  );
});
