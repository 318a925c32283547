import type { SheetLine } from '@/components/sheet/sheet-row';
import type { Exact } from '@/lib/exact';
import { computeRoundingDifference, formatRupeesAndPaise } from '@/lib/format';

/**
 * What rounding adds to the lines above, as shown, so that they come to the figure below; none if
 * it adds nothing. Deductions are negative.
 */
export function listRounding(lines: readonly Exact[], figure: Exact): SheetLine[] {
  const difference = computeRoundingDifference(lines, figure);
  return difference.compare(0) === 0
    ? []
    : [{ label: 'Rounded to the rupee', values: [formatRupeesAndPaise(difference)] }];
}
