import { bothRegimes } from '@/lib/calculators/law/both-regimes';
import { calculateTaxOnGrossIncome } from '@/lib/calculators/law/salary';

const today = '2026-11-27';

test('a salary of 15 lakh: ₹97,500 in the new regime, and from which deductions the old one costs less', () => {
  const both = bothRegimes(1500000, today);
  expect(both).toMatchObject({ inNew: 97500, inOld: 257400, label: 'Tax year 2026-27' });
  const inOld = (deductions: number) =>
    calculateTaxOnGrossIncome({
      year: 'TY2026-27',
      regime: 'old',
      ageCategory: 'below60',
      grossIncome: 1500000,
      isSalary: true,
      deductions,
    })?.payable;
  const from = both?.cheaperFrom ?? 0;
  expect(inOld(from)).toBeLessThan(97500);
  expect(inOld(from - 1)).toBeGreaterThanOrEqual(97500);
});

test('where nothing is owed in the new regime, no deductions make the old one cheaper', () => {
  expect(bothRegimes(900000, today)).toMatchObject({ inNew: 0, cheaperFrom: null });
});

test('an amount that is not valid gives nothing', () => {
  expect(bothRegimes(Number.NaN, today)).toBeNull();
});
