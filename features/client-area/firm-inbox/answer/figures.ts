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

/** The entries of an answer, in whole rupees, none negative. */
export type AnswerEntries = {
  lines: readonly UnitFee[];
  /** Stated in the quotation, so it reduces the value of supply: section 15(3)(a), CGST Act. */
  discount: Rupees;
  supply: Supply;
};

/** The figures of an answer. Government fees bear no GST and are not included. */
export type AnswerFigures = {
  /** One for each unit of its fees. */
  bills: readonly UnitGstBreakdown[];
  gst: Rupees;
  total: Rupees;
};

/** The figures of an answer; `null` if the discount exceeds the fees that bear it. */
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

/**
 * The whole rupees of an amount as typed, `12,34,567`. `null` if it is not an amount, has paise or
 * is above `most`.
 */
export function parseWholeRupees(text: string, most: number): number | null {
  const [, digits] = /^(\d{1,15})(?:\.0*)?$/.exec(text.replaceAll(',', '').trim()) ?? [];
  const rupees = digits === undefined ? null : Number(digits);
  return rupees !== null && rupees <= most ? rupees : null;
}
