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

export type HraInput = {
  basic: number | null;
  hra: number | null;
  rent: number | null;
  city: CityType;
};

export type HraConditionId = 'received' | 'salaryShare' | 'rentOverSalary';
export type HraCondition = { id: HraConditionId; amount: number };

export type HraResult = {
  city: CityType;
  salaryShare: number;
  received: number;
  conditions: readonly HraCondition[];
  smallest: HraConditionId;
  exempt: number;
  taxable: number;
};

/** House rent allowance exempt under section 10(13A): the least of the three amounts of rule 2A. */
export function calculateHra({ basic, hra, rent, city }: HraInput): HraResult | null {
  if (!isGiven(basic) || !isGiven(hra) || !isGiven(rent)) return null;

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

  if (!allFinite(...conditions.map(({ amount }) => amount), taxable)) return null;
  return {
    city,
    salaryShare,
    received: hra,
    conditions,
    smallest: least.id,
    exempt: least.amount,
    taxable,
  };
}
