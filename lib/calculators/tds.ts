import { allFinite, isGiven } from './given';
import { type BandWithStart, flatTdsRates, salaryTdsBands, withStart } from './rates-ay-2024-25';

export const incomeTypes = [
  { value: 'salary', label: 'Salary', section: '192' },
  { value: 'interest', label: 'Interest on securities', section: '193' },
  { value: 'commission', label: 'Commission/brokerage', section: '194H' },
  { value: 'professionalFees', label: 'Professional fees', section: '194J' },
  { value: 'rent', label: 'Rent', section: '194-I' },
  { value: 'contractorPayment', label: 'Contractor payment', section: '194C' },
] as const;

export type OfferedIncomeType = (typeof incomeTypes)[number]['value'];
/** Every key that has a rate, offered in the form or not. */
export type IncomeType = 'salary' | keyof typeof flatTdsRates;

export const tdsDefaults = { incomeType: 'salary' } as const;

export type TdsInput = { income: number | null; incomeType: IncomeType };

export type TdsResult = {
  incomeType: IncomeType;
  income: number;
  rate: number;
  /** The band whose rate applies to the whole salary; `null` for every other income. */
  salaryBand: BandWithStart | null;
  tds: number;
  net: number;
};

export const zeroTds: TdsResult = {
  ...tdsDefaults,
  income: 0,
  rate: 0,
  salaryBand: null,
  tds: 0,
  net: 0,
};

function salaryBandOf(income: number): BandWithStart {
  return withStart(salaryTdsBands).reduce((deciding, band) =>
    income > band.from ? band : deciding,
  );
}

/** Tax deducted at source by the section of the income type, without thresholds or surcharge. */
export function calculateTds({ income, incomeType }: TdsInput): TdsResult | null {
  if (!isGiven(income)) return null;

  const salaryBand = incomeType === 'salary' ? salaryBandOf(income) : null;
  const rate = incomeType === 'salary' ? salaryBandOf(income).rate : flatTdsRates[incomeType];
  const tds = (income * rate) / 100;
  const net = income - tds;

  if (!allFinite(tds, net)) return null;
  return { incomeType, income, rate, salaryBand, tds, net };
}
