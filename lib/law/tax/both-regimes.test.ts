import { reasons } from '@/content/reasons';
import { computeBothRegimes } from '@/lib/law/tax/both-regimes';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';

const today = '2026-11-27';

test('a salary of 15 lakh: ₹97,500 in the new regime, and the deductions from which the old one costs less', () => {
  const both = computeBothRegimes(1500000, today);
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

// Sections 11 (HRA), 19 (professional tax) and 22 (house loan) lower the old regime's income as 123 does.
test('the old regime allows more deductions than 80C, and the home page says so', () => {
  const { cheaperFrom } = computeBothRegimes(1500000, today) ?? {};
  expect(cheaperFrom).toBeGreaterThan(1_50_000);
  expect(1_50_000 + 2_400 + 2_00_000 + 2_50_000).toBeGreaterThan(cheaperFrom ?? Infinity);
  expect(reasons.regime.above('')).toMatch(/exempt HRA, professional tax and home-loan interest/);
});

test('if the new regime costs nothing, no deductions make the old one cheaper', () => {
  expect(computeBothRegimes(900000, today)).toMatchObject({ inNew: 0, cheaperFrom: null });
});

test('an amount that is not valid gives nothing', () => {
  expect(computeBothRegimes(Number.NaN, today)).toBeNull();
});
