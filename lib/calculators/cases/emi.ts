import { OURS, type WorkedCase } from '@/lib/calculators/cases/worked-case';
import { workOutEmi } from '@/lib/calculators/emi';
import { Exact } from '@/lib/calculators/exact';
import { formatPercent, formatRupees } from '@/lib/format';

type Loan = [amount: number, rate: string, years: number, emi: number, payable: number];

/** Loan and answers in rupees, rate in percent a year. */
const loans: readonly Loan[] = [
  [10_00_000, '8.5', 20, 8_678, 20_82_776],
  [50_00_000, '8.5', 20, 43_391, 1_04_13_879],
  [1_00_000, '12', 1, 8_885, 1_06_619],
];

export const cases: readonly WorkedCase[] = loans.map(([amount, rate, years, emi, payable]) => ({
  source: OURS,
  isOfficial: false,
  given: `${formatRupees(amount)} at ${formatPercent(Number(rate))} over ${years} years`,
  expected: `EMI ${formatRupees(emi)}, payable ${formatRupees(payable)}`,
  workOut: () => {
    const result = workOutEmi({
      loanAmount: amount,
      annualRate: Exact.of(rate),
      tenureYears: years,
    });
    return result
      ? `EMI ${formatRupees(result.emi)}, payable ${formatRupees(result.total)}`
      : 'no result';
  },
}));
