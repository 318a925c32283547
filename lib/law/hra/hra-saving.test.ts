import { computeHraSaving } from '@/lib/law/hra/hra-saving';

const person = {
  year: 'TY2026-27',
  ageCategory: 'below60',
  grossSalary: 12_00_000,
  exempt: 1_50_000,
  deductions: 1_50_000,
} as const;

test('₹1,50,000 exempt out of a salary of ₹12,00,000', () => {
  // 12,00,000 − 50,000 − 1,50,000 = 10,00,000: 1,12,500 and cess. Less 1,50,000: 82,500 and cess.
  expect(computeHraSaving(person)).toEqual({
    without: 1_17_000,
    with: 85_800,
    saved: 31_200,
    newRegime: 0,
  });
});

test.each([
  ['just above the limit of the rebate', 7_00_010, 10, 13_000],
  ['within the rebate anyway', 5_00_000, 1_00_000, 0],
])('%s', (_, grossSalary, exempt, saved) => {
  const result = computeHraSaving({ ...person, grossSalary, exempt });
  expect(result?.saved).toBe(saved);
});

test('no exemption saves no tax, and a missing amount gives no result', () => {
  expect(computeHraSaving({ ...person, exempt: 0 })?.saved).toBe(0);
  expect(computeHraSaving({ ...person, grossSalary: Number.NaN })).toBeNull();
});
