import type { FeeUnit, Rupees } from '@/content/types/units';
import type { AnswerMessage } from '@/features/client-area/protocol/messages';
import { getBills } from '@/features/client-area/protocol/totals';
import { addPaise, type GstBreakdown } from '@/lib/fees/total';
import { labelSum, type UnitGstBreakdown } from '@/lib/fees/units';

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
export const formatLevies = (gst: Pick<Gst, 'supply' | 'rate'>): string =>
  words(leviesOf({ ...gst, rupees: 0 }));

/** In words what a sum is made of; empty if that is nothing. */
export const formatSumParts = ({ levies = [] }: SumRow): string => words(levies);

type Stated = Pick<AnswerMessage, 'discount' | 'gst' | 'total'> & { fees: number };

/** Discount, GST and what brings an answer to whole rupees. */
function sumRows(
  { fees, discount, gst, total }: Stated,
  asked?: Pick<GstBreakdown, 'gst' | 'roundOff'>,
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

/** Fees, what is between them and their total, and that total, of one unit. */
export type SumGroup = {
  /** Which of several sums it is: `per month`, `once`; empty if it is the only one. */
  of: string;
  per?: FeeUnit | undefined;
  fees: Rupees;
  rows: SumRow[];
  /** At the line of the total. */
  label: string;
  total: Rupees;
  /** Fees and total of what was asked. */
  asked?: Pick<UnitGstBreakdown, 'fees' | 'total'> | undefined;
};

/** The sums of some bills; beside them those of what was asked, if they are of the same units. */
export function groupSums(
  bills: readonly UnitGstBreakdown[],
  { supply, rate }: Pick<Gst, 'supply' | 'rate'>,
  asked: readonly UnitGstBreakdown[] | null = null,
): SumGroup[] {
  const isAlike =
    asked?.length === bills.length && bills.every(({ per }, at) => asked[at]?.per === per);
  return bills.map((bill, at) => {
    const { per, fees, discount, gst, total } = bill;
    const before = isAlike ? asked[at] : undefined;
    const label = labelSum({ per }, bills);
    return {
      of: bills.length > 1 ? label.toLowerCase() : '',
      per,
      fees,
      rows: sumRows({ fees, discount, gst: { supply, rate, rupees: gst }, total }, before),
      label,
      total,
      asked: before,
    };
  });
}

/** The sums of an answer, beside those of what was asked. */
export const getAnswerSums = (
  message: AnswerMessage,
  asked?: readonly UnitGstBreakdown[] | null,
): SumGroup[] => groupSums(getBills(message), message.gst, asked);
