import { taxCalculator } from '@/content/calculators/tax';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import { calculateTax } from '@/features/calculators/tax/tax';
import { createTaxLawResult } from '@/features/calculators/tax/tax-sheet';
import { calculateStatutoryTax } from '@/lib/law/tax/tax';

const shown = (
  income: number,
  more: Partial<Parameters<typeof createTaxLawResult>[0]['given']> = {},
) =>
  createTaxLawResult({
    given: {
      ...{ income, deductions: 0, ageCategory: 'below60', regime: 'old', isSalary: true },
      ...more,
    },
    today: '2026-11-29',
    year: 'TY2026-27',
  });

const [regimes, rebate, left] = [0, 2, 3].map((at) => taxCalculator.method[at]?.text ?? '');

test.each([
  [
    '₹1,32,600 of old-regime estimate, nothing by law',
    12_00_000,
    { deductions: 1_50_000 },
    'Why is this ₹1,32,600 higher? It stays in the old regime, uses the rules of AY 2024-25 and leaves out the standard deduction.',
  ],
  ['nothing either way', 2_00_000, {}, 'The same as by this year’s law.'],
  [
    'a surcharge which the estimate leaves out',
    2_00_00_000,
    { regime: 'new', isSalary: false },
    /^Why is this ₹[\d,]+ lower\? It uses the rules of AY 2024-25 and leaves out the surcharge\.$/,
  ],
] as const)('beside the estimate: %s', (_, income, more, says) => {
  expect(shown(income, more).beside).toEqual(
    typeof says === 'string' ? says : expect.stringMatching(says),
  );
});

// Section 202(2)(a)(xii) keeps section 124 in the new regime, 115BAC(2) kept 80CCD(2).
test('section 124, was 80CCD(2): the employer’s pension contribution is left out, and the page says so', () => {
  expect(left).toMatch(/what your employer pays into NPS.*both regimes: subtract it first/);
  const remarks = shown(20_00_000).remarks.join(' ');
  expect(remarks).toContain(taxByLaw.notCovered);
  expect(remarks).toMatch(/NPS.*14% of salary.*10%.*Subtract it/);
});

test('section 156: just above ₹12 lakh the tax before cess is the excess, and the page names the cess', () => {
  const above = (excess: number) =>
    calculateStatutoryTax({
      ...{ year: 'TY2026-27', regime: 'new', ageCategory: 'below60' },
      totalIncome: 12_00_000 + excess,
    });
  const found = above(10_000);
  expect((found?.slabTax ?? 0) - (found?.rebate ?? 0)).toBe(10_000);
  expect(found?.payable).toBe(10_400);
  expect(rebate).toContain('before cess of 4%');
});

// Sections 123, 124, 126 and 22 of the 2025 Act; 80C, 80CCD(1B), 80D and 24(b) of the 1961 Act.
test('the page gives the most that the old regime allows, and the deductions are worth their slab', () => {
  for (const most of ['₹1,50,000', '₹50,000', '₹25,000', '₹2,00,000']) {
    expect(regimes).toContain(most);
  }
  const old = { income: 15_00_000, ageCategory: 'below60', regime: 'old' } as const;
  const total = (deductions: number) => calculateTax({ ...old, deductions })?.total ?? 0;
  expect(total(0) - total(1_50_000 + 50_000 + 25_000 + 2_00_000)).toBe(1_32_600);
});
