import assert from 'node:assert/strict';
import fc from 'fast-check';
import { explainEstimate } from '@/features/calculators/tax/estimate-steps';
import { calculateTax } from '@/features/calculators/tax/tax';
import { roundRupees } from '@/lib/format';
import { statutoryYears } from '@/lib/law/tax/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';

type Steps = ReturnType<typeof explained>;
const moving = ({ steps }: Steps) =>
  steps.filter(({ amount }) => amount !== 0).map(({ kind, amount }) => [kind, amount]);

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
  expect(steps).toMatchObject({ estimate: 93_600, byLaw: 93_600, inYear: 0, regimeInYear: 'new' });
  expect(moving(steps)).toEqual([
    ['laterSlabs', -31_200],
    ['laterRebate', -62_400],
  ]);
});

test('₹12,00,000 with ₹1,50,000 deducted, old regime: the new one, its slabs, its rebate', () => {
  const steps = explained({
    ...below60,
    year: 'TY2026-27',
    regime: 'old',
    grossIncome: 12_00_000,
    deductions: 1_50_000,
    isSalary: false,
  });
  expect(steps).toMatchObject({ estimate: 1_32_600, byLaw: 1_32_600, inYear: 0 });
  expect(moving(steps)).toEqual([
    ['otherRegime', -39_000],
    ['laterSlabs', -31_200],
    ['laterRebate', -62_400],
  ]);
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
  expect(steps.slice(0, 5).map(({ kind, amount }) => [kind, amount])).toEqual([
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
        const { estimate, steps, byLaw, inYear } = explained(input);
        const at = steps.findIndex(({ kind }) => kind === 'rounding') + 1;
        const total = (some: typeof steps) => some.reduce((sum, { amount }) => sum + amount, 0);
        assert(Math.abs(estimate + total(steps.slice(0, at)) - byLaw) < 0.05);
        assert(Math.abs(estimate + total(steps) - inYear) < 0.05);
        const { total: estimated = 0 } =
          calculateTax({ ...input, income: input.grossIncome }) ?? {};
        assert.equal(estimate, roundRupees(estimated));
        assert.equal(byLaw, calculateTaxOnGrossIncome({ ...input, year: '2024-25' })?.payable);
        const cheapest = Math.min(
          ...(['old', 'new'] as const).map(
            (regime) => calculateTaxOnGrossIncome({ ...input, regime })?.payable ?? 0,
          ),
        );
        assert.equal(inYear, cheapest);
      },
    ),
    { numRuns: 1000 },
  );
});
