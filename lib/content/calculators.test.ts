import { calculatorRows } from '@/content/calculators/names';
import { taxYear } from '@/content/tax-year';
import { planYears } from '@/features/planners/frame/plan-years';
import { getRuleSet, statutoryYears } from '@/lib/law/tax/rule-sets';

const latest = getRuleSet(statutoryYears.at(-1) ?? statutoryYears[0]);

test('the line on the income-tax calculator names its year and the latest of the law', () => {
  expect(calculatorRows.tax.summary).toContain('AY 2024-25');
  expect(calculatorRows.tax.summary.toLowerCase()).toContain(latest.label.toLowerCase());
});

test('titles name the latest year whose law is here', () => {
  expect(latest.year).toBe(`TY${taxYear}`);
});

test('the planners know the days of that year', () => {
  expect(planYears.at(-1)?.year).toBe(latest.year);
});
