import { feeGstRate } from '@/content/words/plus-gst';
import { calculateGstByLaw, type GstLevy } from '@/lib/calculators/law/gst';
import { feesOf, type supplies } from '@/lib/portal/thread/messages';

/** Whether the client is in the firm's State or outside it; `none` for a firm without a GSTIN. */
export type Supply = (typeof supplies)[number];

export const supplyLabels = {
  intra: { label: 'Same State', levies: 'CGST 9% + SGST 9%' },
  inter: { label: 'Other State', levies: 'IGST 18%' },
  none: { label: 'No GST', levies: 'the firm is not registered' },
} as const satisfies Record<Supply, { label: string; levies: string }>;

/** The entries of an answer, in whole rupees, none negative. */
export type AnswerEntries = {
  lines: readonly { fee: number }[];
  /** Stated in the quotation, so it reduces the value of supply: section 15(3)(a), CGST Act. */
  discount: number;
  supply: Supply;
};

type Levy = { levy: GstLevy; rate: number; amount: number };

/** The figures of an answer, in whole rupees. Government fees bear no GST and are not included. */
export type AnswerFigures = {
  fees: number;
  discount: number;
  /** Fees less the discount. */
  taxable: number;
  /** Each rounded to the rupee, since a quotation has no paise. Empty if nothing is taxed. */
  levies: readonly Levy[];
  gst: number;
  total: number;
};

const suppliesByLaw = { intra: 'state', inter: 'interstate' } as const;

/** The levies on a taxable value, all in whole rupees. */
export function leviesOn(taxable: number, supply: Supply): readonly Levy[] {
  if (supply === 'none') return [];
  const byLaw = calculateGstByLaw({
    amount: taxable,
    rate: feeGstRate,
    type: 'exclusive',
    supply: suppliesByLaw[supply],
  });
  return (byLaw?.levies ?? []).map((levy) => ({ ...levy, amount: Math.round(levy.amount) }));
}

/** The figures of an answer; `null` if the discount exceeds the fees. */
export function workOutAnswer({ lines, discount, supply }: AnswerEntries): AnswerFigures | null {
  const fees = feesOf(lines);
  const taxable = fees - discount;
  if (taxable < 0) return null;
  const levies = leviesOn(taxable, supply);
  const gst = levies.reduce((sum, { amount }) => sum + amount, 0);
  return { fees, discount, taxable, levies, gst, total: taxable + gst };
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
