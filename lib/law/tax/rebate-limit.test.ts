import { computeRebateLimit } from '@/lib/law/tax/rebate-limit';
import { statutoryYears } from '@/lib/law/tax/rule-sets';
import { calculateStatutoryTax } from '@/lib/law/tax/tax';

const ages = ['below60', '60to80', 'above80'] as const;
const everybody = statutoryYears.flatMap((year) =>
  (['old', 'new'] as const).flatMap((regime) =>
    ages.map((ageCategory) => ({ year, regime, ageCategory })),
  ),
);

test.each(everybody)(
  '$year, $regime regime, $ageCategory: the rebate ends at its limit, and relief where it should',
  (person) => {
    const payable = (totalIncome: number) =>
      calculateStatutoryTax({ ...person, totalIncome })?.payable ?? Number.NaN;
    const slabTax = (totalIncome: number) =>
      calculateStatutoryTax({ ...person, totalIncome })?.slabTax ?? Number.NaN;
    const found = computeRebateLimit(person);
    if (person.regime === 'old' && person.ageCategory === 'above80') {
      expect(found).toBeNull();
      // No tax at the limit, so no rebate to take back.
      expect(slabTax(5_00_000)).toBe(0);
      return;
    }
    if (!found) throw new Error('no wall');
    const { limit, atOnce, relief, levelAt } = found;
    expect([payable(limit - 1), payable(limit), payable(limit + 1)]).toEqual([0, 0, 0]);
    expect(payable(limit + 10)).toBe(atOnce);
    const left = (totalIncome: number) => totalIncome - payable(totalIncome);
    expect(left(levelAt - 10)).toBeLessThan(limit);
    expect(left(levelAt)).toBeGreaterThanOrEqual(limit);
    if (person.regime === 'old') {
      expect(relief).toBeNull();
      return;
    }
    if (!relief) throw new Error('no relief');
    // Relief lasts while slab tax exceeds the income above the limit.
    const slabsAt = (income: number) => {
      const tens = Math.floor(income / 10) * 10;
      return slabTax(tens) + ((income - tens) * (slabTax(tens + 10) - slabTax(tens))) / 10;
    };
    expect(slabsAt(relief.upTo)).toBeGreaterThanOrEqual(relief.upTo - limit);
    expect(slabsAt(relief.upTo + 1)).toBeLessThan(relief.upTo + 1 - limit);
    expect(relief.rate).toBe(104);
  },
);

test('above the limit the old regime takes ₹13,000 at once, the current new one 104% of ₹70,588', () => {
  const person = { year: 'TY2026-27', ageCategory: 'below60' } as const;
  expect(computeRebateLimit({ ...person, regime: 'old' })).toEqual({
    limit: 5_00_000,
    atOnce: 13_000,
    relief: null,
    levelAt: 5_16_410,
  });
  expect(computeRebateLimit({ ...person, regime: 'new' })).toMatchObject({
    limit: 12_00_000,
    atOnce: 10,
    relief: { upTo: 12_70_588, rate: 104 },
  });
  expect(computeRebateLimit({ ...person, regime: 'new', year: '2024-25' })?.relief?.upTo).toBe(
    7_27_777,
  );
  expect(computeRebateLimit({ ...person, regime: 'old', ageCategory: '60to80' })?.atOnce).toBe(
    10_400,
  );
});
