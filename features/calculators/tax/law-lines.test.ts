import { listRegimeLines } from '@/features/calculators/tax/law-lines';
import { compareRegimes } from '@/lib/law/tax/comparison';
import { getRuleSet } from '@/lib/law/tax/rule-sets';

const findDetail = (label: string, year: 'TY2026-27' | '2026-27', grossIncome = 18_00_000) => {
  const comparison = compareRegimes({
    ...{ year, grossIncome, ageCategory: 'below60', isSalary: true, deductions: 1_00_000 },
  });
  if (!comparison) throw new Error('no comparison');
  return listRegimeLines(getRuleSet(year), comparison).find((line) => line.label === label)?.detail;
};

test.each([
  ['Standard deduction', 'old: section 19(1), Table Sl. 2(b); new: section 19(1), Table Sl. 2(a)'],
  ['Deductions', 'old regime only, section 202(2)'],
  ['Rebate', 'old: section 156(1); new: section 156(2) and (3)'],
])('%s of tax year 2026-27 names the section of each regime', (label, detail) => {
  expect(findDetail(label, 'TY2026-27')).toBe(detail);
});

test('one section for both regimes is named once', () => {
  expect(findDetail('Standard deduction', '2026-27')).toMatch(/^section 16\(ia\)/);
  expect(findDetail('Deductions', '2026-27')).toBe('old regime only, section 115BAC(2)');
});
