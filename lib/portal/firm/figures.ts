import type { Rupees } from '@/content/types/units';
import { feeGstRate } from '@/content/words/plus-gst';
import { type Bill, billOf, feesOf, type Supply } from '@/lib/fees/total';
import { levyWords } from '@/lib/portal/records/answer-sums';

export const supplyLabels = {
  intra: { label: 'Same State', levies: levyWords({ supply: 'intra', rate: feeGstRate }) },
  inter: { label: 'Other State', levies: levyWords({ supply: 'inter', rate: feeGstRate }) },
  none: { label: 'No GST', levies: 'the firm is not registered' },
} as const satisfies Record<Supply, { label: string; levies: string }>;

/** The entries of an answer, in whole rupees, none negative. */
export type AnswerEntries = {
  lines: readonly { fee: Rupees }[];
  /** Stated in the quotation, so it reduces the value of supply: section 15(3)(a), CGST Act. */
  discount: Rupees;
  supply: Supply;
};

/** The figures of an answer. Government fees bear no GST and are not included. */
export type AnswerFigures = Bill & {
  fees: Rupees;
  discount: Rupees;
  /** Fees less the discount. */
  taxable: Rupees;
};

/** The figures of an answer; `null` if the discount exceeds the fees. */
export function workOutAnswer({ lines, discount, supply }: AnswerEntries): AnswerFigures | null {
  const fees = feesOf(lines);
  const taxable = fees - discount;
  return taxable < 0 ? null : { fees, discount, taxable, ...billOf(taxable, supply) };
}

/**
 * The whole rupees of an amount as typed, `12,34,567`. `null` if it is not an amount, has paise or
 * is above `most`.
 */
export function rupeesOf(text: string, most: number): number | null {
  const [, digits] = /^(\d{1,15})(?:\.0*)?$/.exec(text.replaceAll(',', '').trim()) ?? [];
  const rupees = digits === undefined ? null : Number(digits);
  return rupees !== null && rupees <= most ? rupees : null;
}
