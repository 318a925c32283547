import fc from 'fast-check';
import { findCrossover } from '@/lib/law/tax/crossover';
import { statutoryYears } from '@/lib/law/tax/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';

const oldTax = (person: Parameters<typeof findCrossover>[0], deductions: number) =>
  calculateTaxOnGrossIncome({ ...person, regime: 'old', deductions })?.payable ?? Number.NaN;

test('one rupee less or more of deductions changes the cheaper regime', () => {
  fc.assert(
    fc.property(
      fc.record({
        year: fc.constantFrom(...statutoryYears),
        ageCategory: fc.constantFrom('below60', '60to80', 'above80'),
        grossIncome: fc.oneof(
          fc.integer({ min: 0, max: 30_00_000 }),
          fc.integer({ min: 0, max: 10_00_00_000 }),
        ),
        isSalary: fc.boolean(),
      }),
      (person) => {
        const found = findCrossover(person);
        if (!found) throw new Error('no crossover');
        const { newRegimeTax, asCheapFrom, cheaperFrom } = found;
        expect(oldTax(person, asCheapFrom)).toBeLessThanOrEqual(newRegimeTax);
        if (asCheapFrom > 0) expect(oldTax(person, asCheapFrom - 1)).toBeGreaterThan(newRegimeTax);
        if (cheaperFrom === null) return expect(newRegimeTax).toBe(0);
        expect(oldTax(person, cheaperFrom)).toBeLessThan(newRegimeTax);
        if (cheaperFrom > 0) {
          expect(oldTax(person, cheaperFrom - 1)).toBeGreaterThanOrEqual(newRegimeTax);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('₹20,00,000 in AY 2026-27: the old regime is as cheap from 7,08,316, cheaper from 7,08,346', () => {
  const person = {
    year: '2026-27',
    ageCategory: 'below60',
    grossIncome: 20_00_000,
    isSalary: true,
  } as const;
  expect(findCrossover(person)).toEqual({
    // Section 115BAC(1A), on 19,25,000: 1,20,000 + 3,25,000 × 20% = 1,85,000, and cess.
    newRegimeTax: 1_92_400,
    asCheapFrom: 7_08_316,
    cheaperFrom: 7_08_346,
  });
});

test('no deductions beat a tax of zero', () => {
  const person = {
    year: 'TY2026-27',
    ageCategory: 'below60',
    grossIncome: 12_00_000,
    isSalary: false,
  } as const;
  expect(findCrossover(person)).toEqual({
    newRegimeTax: 0,
    // The limit of the old rebate: 5,00,000 after rounding to ₹10.
    asCheapFrom: 6_99_996,
    cheaperFrom: null,
  });
});
