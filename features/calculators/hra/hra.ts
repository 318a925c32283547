import { mainResults } from '@/content/calculators/names';
import { clampToZero, type Exact, type InNumbers, toNumbers, zero } from '@/lib/exact';
import { defineCalculator } from '@/lib/forms/calculator';
import { type InputOf, readFields } from '@/lib/forms/input-fields';
import { areRupees, parsePositiveAmount } from '@/lib/forms/inputs';
import { hraCities } from '@/lib/law/hra/hra-cities';

export const cityTypes = [
  { value: 'metro', label: 'Metro', hint: 'Mumbai, Delhi, Chennai, Kolkata' },
  { value: 'non-metro', label: 'Non-metro', hint: 'Every other city' },
] as const;

export type CityType = (typeof cityTypes)[number]['value'];

/** Percent of the salary that the second condition allows. */
const salaryShares = { metro: 50, 'non-metro': 40 } as const satisfies Record<CityType, number>;
/** Percent of the salary by which the rent is reduced in the third condition. */
export const rentReduction = 10;

export const homes = [
  ...hraCities.map((city) => ({ value: city, label: city })),
  { value: 'other', label: 'Another place' },
] as const;

/** `type` where the city is not known: the type of city counts. */
export type HraHome = 'type' | (typeof homes)[number]['value'];

const fields = {
  basic: { label: 'Annual Basic Salary', kind: 'rupees' },
  hra: { label: 'Annual HRA Received', kind: 'rupees' },
  rent: { label: 'Annual Rent Paid', kind: 'rupees' },
  city: { label: 'City Type', kind: 'choice', options: cityTypes },
  /** For the law of this year, whose list of cities is a longer one. */
  home: {
    label: 'City',
    kind: 'choice',
    options: [{ value: 'type', label: 'Not chosen' }, ...homes],
    isUsed: ({ home }: Readonly<Record<string, unknown>>) => home !== 'type',
  },
} as const;

export type HraInput = InputOf<typeof fields>;

type ReadHraInput = HraInput & { basic: Exact; hra: Exact; rent: Exact };

export type HraConditionId = 'received' | 'salaryShare' | 'rentOverSalary';
type ExactHraCondition = { id: HraConditionId; amount: Exact };

export type ExactHraResult = {
  city: CityType;
  home: HraHome;
  basic: Exact;
  rent: Exact;
  salaryShare: number;
  received: Exact;
  conditions: readonly ExactHraCondition[];
  smallest: HraConditionId;
  exempt: Exact;
  taxable: Exact;
};

export type HraResult = InNumbers<ExactHraResult>;

function computeHra({ basic, hra, rent, city, home }: ReadHraInput): ExactHraResult {
  const salaryShare = salaryShares[city];
  const reduction = basic.times(rentReduction).over(100);
  const received = { id: 'received', amount: hra } as const;
  const conditions: readonly ExactHraCondition[] = [
    received,
    { id: 'salaryShare', amount: basic.times(salaryShare).over(100) },
    { id: 'rentOverSalary', amount: clampToZero(rent.minus(reduction)) },
  ];
  const smallest = conditions.reduce<ExactHraCondition>(
    (least, condition) => (least.amount.isAbove(condition.amount) ? condition : least),
    received,
  );
  return {
    city,
    home,
    basic,
    rent,
    salaryShare,
    received: hra,
    conditions,
    smallest: smallest.id,
    exempt: smallest.amount,
    taxable: hra.minus(smallest.amount),
  };
}

/**
 * House rent allowance exempt under section 10(13A): the least of the three amounts in rule 2A.
 * `null` where an amount is missing.
 */
export function workOutHra(input: HraInput): ExactHraResult | null {
  const basic = parsePositiveAmount(input.basic);
  const hra = parsePositiveAmount(input.hra);
  const rent = parsePositiveAmount(input.rent);
  if (!basic || !hra || !rent || !areRupees(basic, hra, rent)) return null;
  return computeHra({ ...input, basic, hra, rent });
}

export function calculateHra(input: HraInput): HraResult | null {
  return toNumbers(workOutHra(input));
}

export const changed = ['month', 'city', 'rent', 'basic', 'hra'] as const;

const markLasting = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'lasting' as const]));

export const hra = defineCalculator({
  name: 'hra',
  edition: ' exemption',
  fields,
  lawChoices: {
    town: { fills: 'home' },
    ...markLasting(['months', 'regime', 'year', 'grossSalary', 'otherDeductions', 'ageCategory']),
    ...markLasting(['1', '2', '3'].flatMap((place) => changed.map((name) => `${name}${place}`))),
  },
  workOut: workOutHra,
  zero: computeHra({ ...readFields(fields, {}), basic: zero, hra: zero, rent: zero }),
  outputs: ({ exempt, taxable }) => [
    [mainResults.hra, exempt],
    ['Taxable HRA', taxable],
  ],
});
