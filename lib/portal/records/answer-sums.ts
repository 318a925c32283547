import type { Rupees } from '@/content/types/units';
import { addPaise, type Bill, feesOf } from '@/lib/fees/total';
import type { AnswerMessage } from '@/lib/portal/thread/messages';

type Gst = AnswerMessage['gst'];

/** What stands between the fees of an answer and its total. */
export type SumRow = {
  label: string;
  /** Negative for a discount; `null` for GST that is not charged. */
  rupees: Rupees | null;
  /** Those of which GST is made. */
  levies?: { label: string; rupees: Rupees }[];
  /** The same of what was asked. */
  asked?: Rupees | undefined;
};

const levyNames = { intra: ['CGST', 'SGST'], inter: ['IGST'], none: [] } as const;

const leviesOf = ({ supply, rate, rupees }: Gst) =>
  levyNames[supply].map((name, _, { length }) => ({
    label: `${name} ${rate / length}%`,
    rupees: rupees / length,
  }));

const words = (levies: readonly { label: string }[]) =>
  levies.map(({ label }) => label).join(' + ');

/** `CGST 9% + SGST 9%` */
export const levyWords = (gst: Pick<Gst, 'supply' | 'rate'>): string =>
  words(leviesOf({ ...gst, rupees: 0 }));

/** In words what a sum is made of; empty if that is nothing. */
export const partWords = ({ levies = [] }: SumRow): string => words(levies);

type Stated = Pick<AnswerMessage, 'discount' | 'gst' | 'total'> & { fees: number };

/** Discount, GST and what brings an answer to whole rupees. */
export function sumRows(
  { fees, discount, gst, total }: Stated,
  asked: Pick<Bill, 'gst' | 'roundOff'> | null = null,
): SumRow[] {
  const roundOff = addPaise(total, discount, -fees, -gst.rupees);
  const isCharged = gst.supply !== 'none';
  return [
    ...(discount > 0 ? [{ label: 'Discount', rupees: -discount }] : []),
    {
      label: isCharged ? `GST ${gst.rate}%` : 'GST',
      rupees: isCharged ? gst.rupees : null,
      levies: leviesOf(gst),
      asked: isCharged ? asked?.gst : undefined,
    },
    ...(roundOff !== 0 || asked?.roundOff
      ? [{ label: 'Round-off', rupees: roundOff, asked: asked?.roundOff }]
      : []),
  ];
}

/** The sums of an answer; beside them those of what was asked, if they are given. */
export const sumsOf = (
  message: AnswerMessage,
  asked?: Pick<Bill, 'gst' | 'roundOff'> | null,
): SumRow[] => sumRows({ ...message, fees: feesOf(message.lines) }, asked);
