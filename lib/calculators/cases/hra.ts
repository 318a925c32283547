import type { Rupees } from '@/content/types/units';
import { type CityType, calculateHra, cityTypes } from '@/lib/calculators/hra';
import { calculateHraByLaw, type HraPeriod } from '@/lib/calculators/law/hra';
import { ownCase, type WorkedCase } from '@/lib/calculators/worked-case';
import { formatRupees } from '@/lib/format';

type Rented = [
  city: CityType,
  basic: Rupees,
  hra: Rupees,
  rent: Rupees,
  exempt: Rupees,
  working: string,
];

/** A year's amounts. */
const rented: readonly Rented[] = [
  [
    ...(['metro', 6_00_000, 2_40_000, 1_80_000, 1_20_000] as const),
    'least of 2,40,000; 50% of 6,00,000 = 3,00,000; 1,80,000 − 60,000 = 1,20,000',
  ],
  [
    ...(['metro', 6_00_000, 4_00_000, 5_00_000, 3_00_000] as const),
    'least of 4,00,000; 50% of 6,00,000 = 3,00,000; 5,00,000 − 60,000 = 4,40,000',
  ],
  [
    ...(['non-metro', 6_00_000, 4_00_000, 5_00_000, 2_40_000] as const),
    'least of 4,00,000; 40% of 6,00,000 = 2,40,000; 5,00,000 − 60,000 = 4,40,000',
  ],
  [
    ...(['metro', 6_00_000, 1_00_000, 5_00_000, 1_00_000] as const),
    'least of 1,00,000; 50% of 6,00,000 = 3,00,000; 5,00,000 − 60,000 = 4,40,000',
  ],
  [
    ...(['metro', 6_00_000, 2_40_000, 60_000, 0] as const),
    'least of 2,40,000; 3,00,000; 60,000 − 60,000 = 0',
  ],
];

const labelOf = (city: CityType) => cityTypes.find(({ value }) => value === city)?.label;

const month = { salary: 50_000, hra: 25_000, rent: 40_000 } as const;
const inPune = { ...month, city: 'Pune', months: 12 } as const;

type ByLaw = [given: string, periods: readonly HraPeriod[], exempt: Rupees, working: string];

/** By law, a salary of ₹50,000, an allowance of ₹25,000 and a rent of ₹40,000 a month. */
const byLaw: readonly ByLaw[] = [
  [
    'Pune, FY 2025-26',
    [{ ...inPune, from: '2025-04-01' }],
    2_40_000,
    'four cities then: 40% of 50,000 = 20,000 a month, below 25,000 and 40,000 − 5,000 = 35,000; × 12',
  ],
  [
    'Pune, tax year 2026-27',
    [{ ...inPune, from: '2026-04-01' }],
    3_00_000,
    'eight cities since 1 April 2026: 50% of 50,000 = 25,000 a month, level with the allowance; × 12',
  ],
  [
    'tax year 2026-27, six months in Pune and six elsewhere',
    [
      { ...inPune, from: '2026-04-01', months: 6 },
      { ...inPune, from: '2026-10-01', months: 6, city: '' },
    ],
    2_70_000,
    '6 × 25,000 + 6 × 20,000',
  ],
];

export const cases: readonly WorkedCase[] = [
  ...rented.map(([city, basic, hra, rent, exempt, working]) =>
    ownCase({
      working,
      given: `${labelOf(city)}: basic ${formatRupees(basic)}, HRA ${formatRupees(hra)}, rent ${formatRupees(rent)}`,
      expected: `${formatRupees(exempt)} exempt, ${formatRupees(hra - exempt)} taxable`,
      workOut: () => {
        const result = calculateHra({ basic, hra, rent, city });
        return result
          ? `${formatRupees(result.exempt)} exempt, ${formatRupees(result.taxable)} taxable`
          : 'no result';
      },
    }),
  ),
  ...byLaw.map(([given, periods, exempt, working]) =>
    ownCase({
      working,
      given: `By law, ${given}: salary ₹50,000, HRA ₹25,000, rent ₹40,000 a month`,
      expected: `${formatRupees(exempt)} exempt`,
      workOut: () => `${formatRupees(calculateHraByLaw(periods)?.exempt ?? Number.NaN)} exempt`,
    }),
  ),
];
