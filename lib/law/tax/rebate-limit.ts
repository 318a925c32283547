import type { Percent, Rupees } from '@/content/types/units';
import { findLowestPassing } from '@/lib/law/tax/lowest';
import { getRuleSet } from '@/lib/law/tax/rule-sets';
import {
  calculateStatutoryTax,
  type StatutoryTaxInput,
  type StatutoryTaxResult,
} from '@/lib/law/tax/tax';

export type RebateLimit = {
  limit: Rupees;
  /** Tax and cess on the first ₹10 above the limit. */
  atOnce: Rupees;
  /**
   * Relief withdraws the rebate gradually, up to the total income `upTo`, at `rate` percent of each
   * rupee, cess included. `null` without relief: all of it goes at once.
   */
  relief: { upTo: Rupees; rate: Percent } | null;
  /**
   * The total income above the limit, a multiple of ten, that leaves as much after tax as the limit
   * does. Rounding may leave as much a little earlier.
   */
  levelAt: Rupees;
};

function findEndOfRelief({ totalIncome, lines }: StatutoryTaxResult): number {
  const relief = lines.find(({ kind }) => kind === 'rebateRelief')?.amount ?? 0;
  const standing = lines.findLast((line) => line.kind === 'slab' && line.on > 0);
  const rate = standing?.kind === 'slab' ? standing.rate : 0;
  return Math.floor(totalIncome - relief / (1 - rate / 100));
}

/** `null` if there is no tax to rebate, as for people of 80 and over in the old regime. */
export function computeRebateLimit(
  person: Omit<StatutoryTaxInput, 'totalIncome'>,
): RebateLimit | null {
  const { rebate, rounding, cess } = getRuleSet(person.year);
  const { incomeLimit: limit, hasRelief } = rebate[person.regime].value;
  const step = rounding.value;
  const above = (steps: number): StatutoryTaxResult => {
    const result = calculateStatutoryTax({ ...person, totalIncome: limit + steps * step });
    if (!result) throw new RangeError(`no tax on ${limit} and ${steps} steps`);
    return result;
  };
  const atLimit = above(0);
  if (atLimit.rebate === 0) return null;
  const left = limit - atLimit.payable;
  // Twice the limit leaves at least as much after tax as the limit, in every regime.
  const most = limit / step;
  const withoutRelief = findLowestPassing(0, most, (steps) => above(steps).rebate === 0);
  const level = findLowestPassing(0, most, (steps) => {
    const { totalIncome, payable } = above(steps);
    return totalIncome - payable >= left;
  });
  return {
    limit,
    atOnce: above(1).payable - atLimit.payable,
    relief: hasRelief
      ? { upTo: findEndOfRelief(above(withoutRelief - 1)), rate: 100 + cess.value }
      : null,
    levelAt: limit + level * step,
  };
}
