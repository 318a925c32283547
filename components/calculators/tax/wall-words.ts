import type { Bar } from '@/components/calculators/shared/bar-list';
import type { RebateWall } from '@/lib/calculators/statutory/rebate-wall';
import { formatPercent, formatRupees } from '@/lib/format';

/** What the end of the rebate means for what is left, as a sentence. */
export function wallSentence(wall: RebateWall | null): string {
  if (!wall) return 'No tax falls on the income up to which the rebate is given.';
  const { limit, atOnce, relief, levelAt } = wall;
  const begins = relief
    ? `From ${formatRupees(limit)} to ${formatRupees(relief.upTo)} tax and cess take more than all of each further rupee`
    : `The first ₹10 above ${formatRupees(limit)} costs ${formatRupees(atOnce)}`;
  return `${begins}; only from ${formatRupees(levelAt)} on is as much left as of ${formatRupees(limit)}.`;
}

/** The end of the rebate as a line among the slabs, with the tax that falls in it. */
export function wallRow({ limit, relief, atOnce }: RebateWall, tax: number): Bar {
  return {
    label: relief
      ? `Rebate limit, ${formatRupees(limit + 1)} to ${formatRupees(relief.upTo)}`
      : `Rebate limit, just above ${formatRupees(limit)}`,
    detail: relief
      ? `${formatPercent(relief.rate)}: the rebate is taken back`
      : `the whole rebate, ${formatRupees(atOnce)} with cess, is taken back`,
    value: tax,
    amount: formatRupees(tax),
  };
}
