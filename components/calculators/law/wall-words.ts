import type { RebateWall } from '@/lib/calculators/statutory/rebate-wall';
import { formatPercent, formatRupees } from '@/lib/format';

/** The wall on the drawing: its name, and what happens there in two short lines. */
export function wallLabel({ limit, atOnce, relief }: RebateWall): [string, string, string] {
  return relief
    ? [
        `The wall: marginal rate ${formatPercent(relief.rate)}`,
        `on the next ${formatRupees(relief.upTo - limit)} above ${formatRupees(limit)},`,
        'while the rebate is taken back',
      ]
    : [
        `The wall: ${formatRupees(atOnce)} at once`,
        `just above ${formatRupees(limit)},`,
        'for the whole rebate is taken back',
      ];
}

/** What the wall means for what is left, as a sentence. */
export function wallSentence(wall: RebateWall | null): string {
  if (!wall) return 'There is no wall: no tax falls on the income up to which the rebate is given.';
  const { limit, atOnce, relief, levelAt } = wall;
  const begins = relief
    ? `From ${formatRupees(limit)} to ${formatRupees(relief.upTo)} tax and cess take more than all of each further rupee`
    : `The first ₹10 above ${formatRupees(limit)} costs ${formatRupees(atOnce)}`;
  return `${begins}; only from ${formatRupees(levelAt)} on is as much left as of ${formatRupees(limit)}.`;
}

/** The wall as a row of the table: part of the income, rate, income in it, tax. */
export function wallRow(wall: RebateWall, income: number, taxInIt: number): string[] {
  const { limit, relief, atOnce } = wall;
  const inIt = Math.max(0, Math.min(income, relief?.upTo ?? income) - limit);
  return [
    relief
      ? `The wall, ${formatRupees(limit + 1)} to ${formatRupees(relief.upTo)}: the rebate is taken back`
      : `The wall, just above ${formatRupees(limit)}: the whole rebate, ${formatRupees(atOnce)} with cess, is taken back`,
    relief ? formatPercent(relief.rate) : 'at once',
    relief ? formatRupees(inIt) : '',
    formatRupees(taxInIt),
  ];
}
