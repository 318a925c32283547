import type { Percent } from '@/content/types/units';
import { type LoanInput, scheduleLoan } from '@/features/calculators/emi/emi-schedule';

export const keyFactsRule = {
  from: '2024-10-01',
  source: 'RBI/2024-25/18, DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024',
  section: 'RBI/2024-25/18, Annex B',
  mark: 'secondary',
  checkedOn: '2026-11-21',
} as const;

const MOST_MONTHLY_RATE = 2 ** 40;

/**
 * Annual percentage rate as in the Reserve Bank's key facts statement (RBI/2024-25/18): twelve
 * times the monthly rate at which the instalments are worth the loan less the fee.
 * `null` where the fee leaves nothing, or almost nothing.
 */
export function computeAnnualPercentageRate(input: LoanInput): Percent | null {
  const schedule = scheduleLoan({ ...input, extra: {} });
  const received = input.principal - (input.processingFee ?? 0);
  if (!schedule || !(received > 0)) return null;
  const computeWorth = (monthly: number) =>
    schedule.rows.reduce(
      (sum, { instalment, month }) => sum + instalment / (1 + monthly) ** month,
      0,
    );
  let low = 0;
  let high = 1;
  while (computeWorth(high) > received && high < MOST_MONTHLY_RATE) high *= 2;
  if (computeWorth(high) > received) return null;
  // Sixty halvings are more than the precision of a number.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (computeWorth(middle) > received) low = middle;
    else high = middle;
  }
  return low * 12 * 100;
}
