import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { describeBand } from '@/lib/law/tax/bands';
import { marginalRate } from '@/lib/law/tax/comparison';
import { type RebateLimit, rebateLimit } from '@/lib/law/tax/rebate-limit';
import type { GrossIncomeInput, GrossIncomeResult } from '@/lib/law/tax/salary';

const percent = (rate: number) => formatPercent(Math.round(rate * 10) / 10);

/** The tax slab by slab, and what happens at the limit of the rebate. */
export function slabBars(input: GrossIncomeInput, result: GrossIncomeResult): SheetTableProps {
  const { year, regime, ageCategory } = input;
  const slabs = result.lines.filter((line) => line.kind === 'slab');
  const income = result.totalIncome;
  const effective = result.grossIncome > 0 ? (result.payable / result.grossIncome) * 100 : 0;
  const standing = slabs.findLast(({ from }) => income > from) ?? slabs[0];
  const name = regime === 'old' ? 'Old regime' : 'New regime';
  const pays = result.payable === 0 ? 'nothing' : formatRupees(result.payable);
  return {
    title: `${name}: ${formatRupees(income)} reaches the ${formatPercent(standing?.rate ?? 0)} step, and you pay ${pays}`,
    labels: 'Part of the income',
    columns: ['Tax'],
    lines: slabs.map((slab) => ({
      label: describeBand(slab),
      detail: `${formatPercent(slab.rate)} of ${formatRupees(slab.on)}`,
      values: [formatRupeesAndPaise(slab.amount)],
      bar: { value: slab.amount, isMain: slab === standing },
    })),
    foot: `Tax takes ${percent(effective)} of the whole income and ${percent(marginalRate(input))} of the next ₹1,000. ${rebateLimitSentence(rebateLimit({ year, regime, ageCategory }))}`,
  };
}

/** What the end of the rebate means for what is left, as a sentence. */
function rebateLimitSentence(found: RebateLimit | null): string {
  if (!found) return 'You pay no tax on the income up to which you get the rebate.';
  const { limit, atOnce, relief, levelAt } = found;
  const begins = relief
    ? `From ${formatRupees(limit)} to ${formatRupees(relief.upTo)} tax and cess take more than all of each further rupee`
    : `The first ₹10 above ${formatRupees(limit)} costs ${formatRupees(atOnce)}`;
  return `${begins}; only from ${formatRupees(levelAt)} on do you keep as much as of ${formatRupees(limit)}.`;
}
