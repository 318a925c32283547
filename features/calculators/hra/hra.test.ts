import fc from 'fast-check';
import {
  calculateHra,
  cityTypes,
  type ExactHraResult,
  type HraInput,
  workOutHra,
} from '@/features/calculators/hra/hra';
import { Exact } from '@/lib/exact';
import { roundRupees } from '@/lib/format';
import { exactHra, halfUp } from '@/lib/test-support/exact-oracle';
import { anyAmount, manyRuns, typedAmount } from '@/lib/test-support/typed-amounts';

const defaults: HraInput = {
  basic: 600_000,
  hra: 240_000,
  rent: 180_000,
  city: 'metro',
  home: 'type',
};

function computeHra(input: Partial<HraInput>) {
  const result = calculateHra({ ...defaults, ...input });
  if (!result) throw new Error('no result');
  return result;
}

test('basic 6,00,000, HRA 2,40,000, rent 1,80,000, metro: exempt 1,20,000, taxable 1,20,000', () => {
  expect(computeHra({})).toEqual({
    city: 'metro',
    home: 'type',
    basic: 600_000,
    rent: 180_000,
    salaryShare: 50,
    received: 240_000,
    conditions: [
      { id: 'received', amount: 240_000 },
      { id: 'salaryShare', amount: 300_000 },
      { id: 'rentOverSalary', amount: 120_000 },
    ],
    smallest: 'rentOverSalary',
    exempt: 120_000,
    taxable: 120_000,
  });
});

describe('which condition is the smallest', () => {
  test.each([
    ['all of the HRA received', { hra: 50_000, rent: 400_000 }, 'received', 50_000, 0],
    ['50% of basic in a metro', { hra: 400_000, rent: 500_000 }, 'salaryShare', 300_000, 100_000],
    [
      '40% of basic elsewhere',
      { hra: 400_000, rent: 500_000, city: 'non-metro' },
      'salaryShare',
      240_000,
      160_000,
    ],
    ['rent less 10% of basic', { rent: 100_000 }, 'rentOverSalary', 40_000, 200_000],
  ] as const)('%s', (_title, input, smallest, exempt, taxable) => {
    expect(computeHra(input)).toMatchObject({ smallest, exempt, taxable });
  });

  test('of two equal conditions, the first', () => {
    expect(computeHra({ hra: 300_000, rent: 500_000 }).smallest).toBe('received');
  });
});

describe('rent around 10% of basic', () => {
  test.each([
    [59_999, 0],
    [60_000, 0],
    [60_001, 1],
  ])('rent of %d exempts %d', (rent, exempt) => {
    expect(computeHra({ rent })).toMatchObject({ exempt, taxable: 240_000 - exempt });
  });
});

describe('does nothing', () => {
  const bad = [
    ['empty', null],
    ['zero', 0],
    ['not a number', Number.NaN],
    ['negative', -1],
    ['beyond all numbers', Number.POSITIVE_INFINITY],
  ] as const;
  const fields = ['basic', 'hra', 'rent'] as const;
  test.each(fields.flatMap((field) => bad.map(([word, value]) => [field, word, value] as const)))(
    'when %s is %s',
    (field, _word, value) => {
      expect(calculateHra({ ...defaults, [field]: value })).toBeNull();
    },
  );
});

describe('whatever the amounts', () => {
  const anyCity = fc.constantFrom(...cityTypes.map(({ value }) => value));

  test('each shown figure is that of the exact computation', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyAmount, anyCity, (basic, hra, rent, city) => {
        const exact = exactHra(basic, hra, rent, city);
        const result = computeHra({
          basic: Number(basic),
          hra: Number(hra),
          rent: Number(rent),
          city,
        });
        expect([roundRupees(result.exempt), roundRupees(result.taxable)]).toEqual([
          halfUp(exact.exempt),
          halfUp(exact.taxable),
        ]);
      }),
      manyRuns,
    );
  });

  test('exempt + taxable = received, and the exemption is the least of the three', () => {
    fc.assert(
      fc.property(typedAmount, typedAmount, typedAmount, anyCity, (basic, hra, rent, city) => {
        const { conditions, smallest, exempt, taxable, received } = workOutHra({
          basic: Exact.of(basic),
          hra: Exact.of(hra),
          rent: Exact.of(rent),
          city,
          home: 'type',
        }) as ExactHraResult;
        expect(exempt.plus(taxable).compare(received)).toBe(0);
        expect(conditions.find(({ id }) => id === smallest)?.amount).toBe(exempt);
        expect(conditions.some(({ amount }) => exempt.isAbove(amount))).toBe(false);
      }),
      manyRuns,
    );
  });
});
