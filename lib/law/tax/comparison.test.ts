import { compareRegimes, computeMarginalRate } from '@/lib/law/tax/comparison';

const someone = {
  year: 'TY2026-27',
  ageCategory: 'below60',
  grossIncome: 12_00_000,
  isSalary: false,
  deductions: 1_50_000,
} as const;

test('₹12,00,000 with ₹1,50,000 of deductions: lower slabs save more than the rebate does', () => {
  expect(compareRegimes(someone)).toMatchObject({
    old: { payable: 1_32_600, totalIncome: 10_50_000 },
    new: { payable: 0 },
    cheaper: 'new',
    saving: 1_32_600,
    // 67,500 of slab tax against a rebate of 60,000.
    decidedBy: 'slabs',
  });
});

test('₹12,00,000 with ₹4,00,000 of deductions: the rebate decides', () => {
  expect(compareRegimes({ ...someone, deductions: 4_00_000 })).toMatchObject({
    cheaper: 'new',
    decidedBy: 'rebate',
  });
});

test('₹20,00,000: the slabs of the new regime are lower', () => {
  const result = compareRegimes({ ...someone, grossIncome: 20_00_000 });
  expect(result).toMatchObject({ cheaper: 'new', decidedBy: 'slabs' });
});

test('₹18,00,000 of salary without deductions: the slabs decide, as there are no deductions', () => {
  const salary = { ...someone, grossIncome: 18_00_000, isSalary: true, deductions: 0 };
  expect(compareRegimes(salary)).toMatchObject({ cheaper: 'new', decidedBy: 'slabs' });
});

test('large deductions decide for the old regime', () => {
  const result = compareRegimes({ ...someone, grossIncome: 20_00_000, deductions: 9_00_000 });
  expect(result).toMatchObject({ cheaper: 'old', decidedBy: 'deductions' });
});

test('above ₹5 crore the lower surcharge decides', () => {
  const result = compareRegimes({ ...someone, grossIncome: 10_00_00_000, deductions: 0 });
  expect(result).toMatchObject({ cheaper: 'new', decidedBy: 'surcharge' });
});

test('a tie has no cheaper regime', () => {
  expect(compareRegimes({ ...someone, grossIncome: 2_00_000 })).toMatchObject({
    cheaper: null,
    saving: 0,
    decidedBy: null,
  });
});

test('the marginal rate is the slab rate with cess, and 104% where the rebate is withdrawn', () => {
  const rate = (grossIncome: number) =>
    computeMarginalRate({ ...someone, regime: 'new', deductions: 0, grossIncome });
  expect(rate(10_00_000)).toBe(0);
  expect(rate(12_00_000)).toBeCloseTo(104, 0);
  expect(rate(30_00_000)).toBeCloseTo(31.2, 0);
  // The highest income that is worked out: 30%, a surcharge of 25%, cess of 4%.
  expect(rate(10 ** 15)).toBeCloseTo(39, 0);
});
