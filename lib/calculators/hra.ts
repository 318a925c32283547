import { allFinite, isGiven } from './given';

export const cityTypes = [
  { value: 'metro', label: 'Metro', hint: 'Mumbai, Delhi, Chennai, Kolkata' },
  { value: 'non-metro', label: 'Non-metro', hint: 'Every other city' },
] as const;

export type CityType = (typeof cityTypes)[number]['value'];

/** Percent of the salary that the second condition allows. */
export const salaryShares = { metro: 50, 'non-metro': 40 } as const satisfies Record<
  CityType,
  number
>;
/** Percent of the salary by which the rent is reduced in the third condition. */
export const rentReduction = 10;

export const hraDefaults = { city: 'metro' } as const;

export type HraInput = {
  basic: number | null;
  hra: number | null;
  rent: number | null;
  city: CityType;
};

type ReadHraInput = HraInput & { basic: number; hra: number; rent: number };

export type HraConditionId = 'received' | 'salaryShare' | 'rentOverSalary';
export type HraCondition = { id: HraConditionId; amount: number };

export type HraResult = {
  city: CityType;
  basic: number;
  rent: number;
  salaryShare: number;
  received: number;
  conditions: readonly HraCondition[];
  smallest: HraConditionId;
  exempt: number;
  taxable: number;
};

function hraOf({ basic, hra, rent, city }: ReadHraInput): HraResult {
  const salaryShare = salaryShares[city];
  const conditions: readonly HraCondition[] = [
    { id: 'received', amount: hra },
    { id: 'salaryShare', amount: (basic * salaryShare) / 100 },
    { id: 'rentOverSalary', amount: Math.max(0, rent - (basic * rentReduction) / 100) },
  ];
  const least = conditions.reduce((smallest, condition) =>
    condition.amount < smallest.amount ? condition : smallest,
  );
  const taxable = Math.max(0, hra - least.amount);
  return {
    city,
    basic,
    rent,
    salaryShare,
    received: hra,
    conditions,
    smallest: least.id,
    exempt: least.amount,
    taxable,
  };
}

export const zeroHra = hraOf({ ...hraDefaults, basic: 0, hra: 0, rent: 0 });

/** House rent allowance exempt under section 10(13A): the least of the three amounts of rule 2A. */
export function calculateHra(input: HraInput): HraResult | null {
  const { basic, hra, rent } = input;
  if (!isGiven(basic) || !isGiven(hra) || !isGiven(rent)) return null;
  const result = hraOf({ ...input, basic, hra, rent });
  const amounts = result.conditions.map(({ amount }) => amount);
  return allFinite(...amounts, result.taxable) ? result : null;
}
