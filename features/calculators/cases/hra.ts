import type { Rupees } from '@/content/types/units';
import { createOwnCase, type WorkedCase } from '@/features/calculators/cases/worked-case';
import { type CityType, calculateHra, cityTypes } from '@/features/calculators/hra/hra';
import { Exact } from '@/lib/exact';
import { formatRupees } from '@/lib/format';
import { calculateHraByLaw, type HraPeriod, splitHraYear } from '@/lib/law/hra/hra';

type Rented = [
  city: CityType,
  basic: Rupees,
  hra: Rupees,
  rent: Rupees,
  exempt: Rupees,
  working: string,
];

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

const findCityLabel = (city: CityType) => cityTypes.find(({ value }) => value === city)?.label;

const month = { salary: 50_000, hra: 25_000, rent: 40_000 } as const;
const inPune = { ...month, city: 'Pune', months: 12 } as const;

type ByLaw = [description: string, periods: readonly HraPeriod[], exempt: Rupees, working: string];

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

const april = { from: '2026-04-01', months: 1, salary: 50_000, hra: 20_000 } as const;
const inBengaluru = { salary: 80_000, hra: 40_000, rent: 45_000, city: 'Bengaluru', months: 1 };
const byMonth = { from: '2026-04-01', city: 'Hyderabad', isByMonth: true };

const bySection: readonly ByLaw[] = [
  [
    'Section 10(13A), rule 2A: Bengaluru in March 2026, salary ₹80,000, HRA ₹40,000, rent ₹45,000',
    [{ ...inBengaluru, from: '2026-03-01' }],
    32_000,
    'four cities then: 40% of 80,000 = 32,000, below 40,000 and 45,000 − 8,000 = 37,000',
  ],
  [
    'Schedule III, Sl. 11, rule 279: the same in April 2026',
    [{ ...inBengaluru, from: '2026-04-01' }],
    37_000,
    'eight cities since then: 45,000 − 8,000 = 37,000, below 40,000 and 50% of 80,000 = 40,000',
  ],
  [
    'Rule 279: a rent of ₹5,000 with a salary of ₹50,000 and HRA of ₹20,000, a month in Chennai',
    [{ ...april, rent: 5_000, city: 'Chennai' }],
    0,
    '5,000 − 10% of 50,000 = 0',
  ],
  [
    'Rule 279: the same with a rent of ₹5,001',
    [{ ...april, rent: 5_001, city: 'Chennai' }],
    1,
    '5,001 − 5,000 = 1',
  ],
  [
    'Rule 279: the three limits level, salary ₹50,000, HRA ₹20,000, rent ₹25,000, a year in Jaipur',
    [{ ...april, months: 12, rent: 25_000, city: 'Jaipur' }],
    2_40_000,
    '20,000; 40% of 50,000 = 20,000; 25,000 − 5,000 = 20,000; × 12',
  ],
  [
    'Schedule III, Sl. 11, rule 279: salary ₹30,000 and from January ₹60,000, HRA half of it, rent ₹20,000, Hyderabad',
    splitHraYear(
      {
        ...byMonth,
        salary: Exact.of(12 * 30_000),
        hra: Exact.of(12 * 15_000),
        rent: Exact.of(12 * 20_000),
      },
      [{ month: 10, rent: 20_000, city: 'Hyderabad', salary: 60_000, hra: 30_000 }],
    ),
    1_77_000,
    '9 × 15,000, the HRA, + 3 × (20,000 − 6,000)',
  ],
  [
    'Rule 279: salary ₹60,000, HRA ₹30,000, rent ₹20,000 in Pune and from August ₹35,000 in Delhi',
    [
      { ...april, months: 4, salary: 60_000, hra: 30_000, rent: 20_000, city: 'Pune' },
      {
        ...{ from: '2026-08-01', months: 8, salary: 60_000, hra: 30_000 },
        ...{ rent: 35_000, city: 'Delhi' },
      },
    ],
    2_88_000,
    '4 × (20,000 − 6,000) + 8 × (35,000 − 6,000)',
  ],
  [
    'Rule 279: salary ₹40,000, HRA ₹16,000, rent ₹18,000 in Ahmedabad, and none from January',
    [
      { ...april, months: 9, salary: 40_000, hra: 16_000, rent: 18_000, city: 'Ahmedabad' },
      {
        ...{ from: '2027-01-01', months: 3, salary: 40_000, hra: 16_000 },
        ...{ rent: 0, city: 'Ahmedabad' },
      },
    ],
    1_26_000,
    '9 × (18,000 − 4,000), below 16,000 and half of 40,000; without rent nothing is exempt',
  ],
];

export const cases: readonly WorkedCase[] = [
  ...rented.map(([city, basic, hra, rent, exempt, working]) =>
    createOwnCase({
      working,
      description: `${findCityLabel(city)}: basic ${formatRupees(basic)}, HRA ${formatRupees(hra)}, rent ${formatRupees(rent)}`,
      expected: `${formatRupees(exempt)} exempt, ${formatRupees(hra - exempt)} taxable`,
      workOut: () => {
        const result = calculateHra({ basic, hra, rent, city, home: 'type' });
        return result
          ? `${formatRupees(result.exempt)} exempt, ${formatRupees(result.taxable)} taxable`
          : 'no result';
      },
    }),
  ),
  ...byLaw.map(([description, periods, exempt, working]) =>
    createOwnCase({
      working,
      description: `By law, ${description}: salary ₹50,000, HRA ₹25,000, rent ₹40,000 a month`,
      expected: `${formatRupees(exempt)} exempt`,
      workOut: () => `${formatRupees(calculateHraByLaw(periods)?.exempt ?? Number.NaN)} exempt`,
    }),
  ),
  ...bySection.map(([description, periods, exempt, working]) =>
    createOwnCase({
      working,
      description,
      expected: `${formatRupees(exempt)} exempt`,
      workOut: () => `${formatRupees(calculateHraByLaw(periods)?.exempt ?? Number.NaN)} exempt`,
    }),
  ),
];
