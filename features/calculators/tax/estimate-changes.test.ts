import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  listEstimateChanges,
  listRulesWithoutEffect,
} from '@/features/calculators/tax/estimate-changes';
import { type EstimateSteps, explainEstimate } from '@/features/calculators/tax/estimate-steps';
import { ageCategories, taxRegimes } from '@/lib/law/tax/regimes';
import { type StatutoryYear, statutoryYears } from '@/lib/law/tax/rule-sets';

type Case = { income: number; deductions?: number; regime?: 'old' | 'new'; year?: StatutoryYear };

function explain({ income, deductions = 0, regime = 'old', year = 'TY2026-27' }: Case) {
  const steps = explainEstimate({
    year,
    regime,
    ageCategory: 'below60',
    grossIncome: income,
    deductions,
    isSalary: false,
  });
  if (!steps) throw new Error(`No steps for ${income}`);
  return steps;
}

const lines = (steps: EstimateSteps) =>
  listEstimateChanges(steps).map(
    ({ label, amount, left }) => `${label}: ${amount}, leaves ${left}`,
  );

test('each step has its name, what it adds and what is left', () => {
  const steps = explain({ income: 12_00_000, deductions: 1_50_000 });
  expect(lines(steps)).toEqual([
    'New regime, not the old: -39000, leaves 93600',
    'Slabs of the year: -31200, leaves 62400',
    'Rebate of the year and its cess: -62400, leaves 0',
  ]);
  expect(listEstimateChanges(steps).map(({ section }) => section)).toEqual([
    '1961 Act, section 115BAC, AY 2024-25',
    '2025 Act, section 202(1)',
    '2025 Act, section 156(2) and (3)',
  ]);
  expect(listRulesWithoutEffect(steps)).toContain('surcharge of AY 2024-25 and cess');
});

test('a step up comes first, and four of them keep their order', () => {
  expect(lines(explain({ income: 60_00_000 }))).toEqual([
    'Surcharge of AY 2024-25 and cess: 167700, leaves 1844700',
    'New regime, not the old: -128700, leaves 1716000',
    'Slabs of the year: -124800, leaves 1591200',
    'Surcharge of the year and its cess: -12480, leaves 1578720',
  ]);
});

test('slabs and rebate of a later year that come to nothing are no steps', () => {
  expect(lines(explain({ income: 7_00_000, regime: 'new' }))).toEqual([
    'Rebate of AY 2024-25 and cess: -26000, leaves 0',
  ]);
});

test('no step leaves less than nothing, and all of them lead to the figure of the year', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 7_00_00_000 }),
      fc.integer({ min: 0, max: 10_00_000 }),
      fc.constantFrom(...ageCategories.map(({ value }) => value)),
      fc.constantFrom(...taxRegimes.map(({ value }) => value)),
      fc.constantFrom(...statutoryYears),
      fc.boolean(),
      (grossIncome, deductions, ageCategory, regime, year, isSalary) => {
        const steps = explainEstimate({
          ...{ year, regime, ageCategory, grossIncome, deductions, isSalary },
        });
        if (!steps) return;
        const changes = listEstimateChanges(steps);
        assert(changes.every(({ amount, left }) => left >= 0 && amount !== 0));
        assert.equal(changes.at(-1)?.left ?? steps.estimate, steps.inYear);
        const sum = changes.reduce((total, { amount }) => total + amount, steps.estimate);
        assert(Math.abs(sum - steps.inYear) < 0.05);
      },
    ),
    { numRuns: 1000 },
  );
});
