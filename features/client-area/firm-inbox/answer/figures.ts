import type { Rupees } from '@/content/types/units';
import { feeGstRate } from '@/content/words/plus-gst';
import { formatLevies } from '@/features/client-area/quotations/answer-sums';
import { addPaise, type Supply } from '@/lib/fees/total';
import { computeGstByUnit, type UnitFee, type UnitGstBreakdown } from '@/lib/fees/units';

export const supplyLabels = {
  intra: { label: 'Same State', levies: formatLevies({ supply: 'intra', rate: feeGstRate }) },
  inter: { label: 'Other State', levies: formatLevies({ supply: 'inter', rate: feeGstRate }) },
  none: { label: 'No GST', levies: 'the firm is not registered' },
} as const satisfies Record<Supply, { label: string; levies: string }>;

/** In whole rupees, none negative. */
export type AnswerEntries = {
  lines: readonly UnitFee[];
  /** Stated in the quotation, so it reduces the value of supply: section 15(3)(a), CGST Act. */
  discount: Rupees;
  supply: Supply;
};

export type AnswerFigures = {
  /** One for each unit. */
  bills: readonly UnitGstBreakdown[];
  gst: Rupees;
  total: Rupees;
};

/** `null` if the discount is more than the fees that it comes off. */
export function computeAnswerFigures({
  lines,
  discount,
  supply,
}: AnswerEntries): AnswerFigures | null {
  const bills = computeGstByUnit(lines, discount, supply);
  if (bills.some(({ taxable }) => taxable < 0)) return null;
  return {
    bills,
    gst: addPaise(...bills.map(({ gst }) => gst)),
    total: addPaise(...bills.map(({ total }) => total)),
  };
}

/** `12,34,567`. `null` if the text is not an amount, has paise or is above `most`. */
export function parseWholeRupees(text: string, most: number): number | null {
  const [, digits] = /^(\d{1,15})(?:\.0*)?$/.exec(text.replaceAll(',', '').trim()) ?? [];
  const rupees = digits === undefined ? null : Number(digits);
  return rupees !== null && rupees <= most ? rupees : null;
}
