import { OURS, type WorkedCase } from '@/lib/calculators/cases/worked-case';
import { calculateTds, incomeTypes, type OfferedIncomeType } from '@/lib/calculators/tds';
import { formatPercent, formatRupees } from '@/lib/format';

type Paid = [OfferedIncomeType, income: number, rate: number, tds: number];

/** Amounts in rupees, rates in percent. */
const paid: readonly Paid[] = [
  ['salary', 2_50_000, 0, 0],
  ['salary', 2_50_001, 5, 12_500],
  ['salary', 6_00_000, 20, 1_20_000],
  ['salary', 10_00_001, 30, 3_00_000],
  ['interest', 1_00_000, 10, 10_000],
  ['commission', 1_00_000, 5, 5_000],
  ['professionalFees', 1_00_000, 10, 10_000],
  ['rent', 1_00_000, 10, 10_000],
  ['contractorPayment', 1_00_000, 1, 1_000],
];

const labelOf = (type: OfferedIncomeType) => incomeTypes.find(({ value }) => value === type)?.label;

export const cases: readonly WorkedCase[] = paid.map(([incomeType, income, rate, tds]) => ({
  source: OURS,
  isOfficial: false,
  given: `${labelOf(incomeType)}, ${formatRupees(income)}`,
  expected: `${formatPercent(rate)}, TDS ${formatRupees(tds)}`,
  workOut: () => {
    const result = calculateTds({ income, incomeType });
    return result ? `${formatPercent(result.rate)}, TDS ${formatRupees(result.tds)}` : 'no result';
  },
}));
