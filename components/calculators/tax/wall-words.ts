import type { RebateWall } from '@/lib/calculators/statutory/rebate-wall';
import { formatRupees } from '@/lib/format';

/** What the end of the rebate means for what is left, as a sentence. */
export function wallSentence(wall: RebateWall | null): string {
  if (!wall) return 'No tax falls on the income up to which the rebate is given.';
  const { limit, atOnce, relief, levelAt } = wall;
  const begins = relief
    ? `From ${formatRupees(limit)} to ${formatRupees(relief.upTo)} tax and cess take more than all of each further rupee`
    : `The first ₹10 above ${formatRupees(limit)} costs ${formatRupees(atOnce)}`;
  return `${begins}; only from ${formatRupees(levelAt)} on is as much left as of ${formatRupees(limit)}.`;
}
