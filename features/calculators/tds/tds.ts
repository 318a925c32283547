import { mainResults } from '@/content/calculators/names';
import { type Exact, type InNumbers, toNumbers, zero } from '@/lib/exact';
import { defineCalculator } from '@/lib/forms/calculator';
import type { InputOf } from '@/lib/forms/input-fields';
import { areRupees, parsePositiveAmount } from '@/lib/forms/inputs';
import {
  type BandWithStart,
  estimateYear,
  flatTdsRates,
  salaryTdsBands,
  withStart,
} from '@/lib/law/tax/rates-ay-2024-25';
import { incomeTypes } from '@/lib/law/tds/income-types';

export type IncomeType = 'salary' | keyof typeof flatTdsRates;

const fields = {
  income: { label: 'Income Amount', kind: 'rupees' },
  incomeType: { label: 'Income Type', kind: 'choice', options: incomeTypes },
} as const;

export type TdsInput = Omit<InputOf<typeof fields>, 'incomeType'> & { incomeType: IncomeType };

export type ExactTdsResult = {
  incomeType: IncomeType;
  income: Exact;
  rate: number;
  /** The band whose rate applies to the whole salary; `null` for other income types. */
  salaryBand: BandWithStart | null;
  tds: Exact;
  net: Exact;
};

export type TdsResult = InNumbers<ExactTdsResult>;

function getSalaryBand(income: Exact): BandWithStart {
  return withStart(salaryTdsBands).reduce((deciding, band) =>
    income.isAbove(band.from) ? band : deciding,
  );
}

/**
 * Tax deducted at source at the rate of the income type, without thresholds or surcharge. `null`
 * without an income.
 */
export function workOutTds(input: TdsInput): ExactTdsResult | null {
  const { incomeType } = input;
  const income = parsePositiveAmount(input.income);
  if (!income || !areRupees(income)) return null;

  const salaryBand = incomeType === 'salary' ? getSalaryBand(income) : null;
  const rate = incomeType === 'salary' ? getSalaryBand(income).rate : flatTdsRates[incomeType];
  const tds = income.times(rate).over(100);
  return { incomeType, income, rate, salaryBand, tds, net: income.minus(tds) };
}

export function calculateTds(input: TdsInput): TdsResult | null {
  return toNumbers(workOutTds(input));
}

export const tds = defineCalculator({
  name: 'tds',
  edition: `, rates of AY ${estimateYear}, simplified estimate`,
  fields,
  lawChoices: {
    date: 'lasting',
    payer: 'lasting',
    payee: 'lasting',
    payment: 'lasting',
    paidBefore: 'lasting',
    taxedBefore: 'lasting',
    since: 'lasting',
    until: 'lasting',
    regime: 'lasting',
    ageCategory: 'lasting',
    deductions: 'lasting',
  },
  workOut: workOutTds,
  zero: { incomeType: 'salary', income: zero, rate: 0, salaryBand: null, tds: zero, net: zero },
  outputs: ({ rate, tds: deducted, net }: ExactTdsResult) => [
    ['TDS rate', rate],
    [mainResults.tds, deducted],
    ['Net amount receivable', net],
  ],
});
