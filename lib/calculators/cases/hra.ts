import { OURS, type WorkedCase } from '@/lib/calculators/cases/worked-case';
import { type CityType, calculateHra, cityTypes } from '@/lib/calculators/hra';
import { formatRupees } from '@/lib/format';

type Rented = [CityType, basic: number, hra: number, rent: number, exempt: number];

/** A year's amounts in rupees. */
const rented: readonly Rented[] = [
  ['metro', 6_00_000, 2_40_000, 1_80_000, 1_20_000],
  ['metro', 6_00_000, 4_00_000, 5_00_000, 3_00_000],
  ['non-metro', 6_00_000, 4_00_000, 5_00_000, 2_40_000],
  ['metro', 6_00_000, 1_00_000, 5_00_000, 1_00_000],
  ['metro', 6_00_000, 2_40_000, 60_000, 0],
];

const labelOf = (city: CityType) => cityTypes.find(({ value }) => value === city)?.label;

export const cases: readonly WorkedCase[] = rented.map(([city, basic, hra, rent, exempt]) => ({
  source: OURS,
  isOfficial: false,
  given: `${labelOf(city)}: basic ${formatRupees(basic)}, HRA ${formatRupees(hra)}, rent ${formatRupees(rent)}`,
  expected: `${formatRupees(exempt)} exempt, ${formatRupees(hra - exempt)} taxable`,
  workOut: () => {
    const result = calculateHra({ basic, hra, rent, city });
    return result
      ? `${formatRupees(result.exempt)} exempt, ${formatRupees(result.taxable)} taxable`
      : 'no result';
  },
}));
