import type { FeeUnit, Rupees } from '@/content/types/units';
import type { AnswerMessage } from '@/features/client-area/protocol/messages';
import { getBills } from '@/features/client-area/protocol/totals';
import { addPaise, type GstBreakdown } from '@/lib/fees/total';
import { labelSum, type UnitGstBreakdown } from '@/lib/fees/units';

type Gst = AnswerMessage['gst'];

export type SumRow = {
  label: string;
  /** Negative for a discount; `null` for GST that is not charged. */
  rupees: Rupees | null;
  levies?: { label: string; rupees: Rupees }[];
  asked?: Rupees | undefined;
};

const levyNames = { intra: ['CGST', 'SGST'], inter: ['IGST'], none: [] } as const;

const listLevies = ({ supply, rate, rupees }: Gst) =>
  levyNames[supply].map((name, _, { length }) => ({
    label: `${name} ${rate / length}%`,
    rupees: rupees / length,
  }));

const joinLabels = (levies: readonly { label: string }[]) =>
  levies.map(({ label }) => label).join(' + ');

export const formatLevies = (gst: Pick<Gst, 'supply' | 'rate'>): string =>
  joinLabels(listLevies({ ...gst, rupees: 0 }));

export const formatSumParts = ({ levies = [] }: SumRow): string => joinLabels(levies);

type Stated = Pick<AnswerMessage, 'discount' | 'gst' | 'total'> & { fees: number };

function createSumRows(
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
      levies: listLevies(gst),
      asked: isCharged ? asked?.gst : undefined,
    },
    ...(roundOff !== 0 || asked?.roundOff
      ? [{ label: 'Round-off', rupees: roundOff, asked: asked?.roundOff }]
      : []),
  ];
}

export type SumGroup = {
  /** `per month` or `once`; empty if it is the only group. */
  unitLabel: string;
  per?: FeeUnit | undefined;
  fees: Rupees;
  rows: SumRow[];
  label: string;
  total: Rupees;
  asked?: Pick<UnitGstBreakdown, 'fees' | 'total'> | undefined;
};

/** The sums of the request are added only if they have the same units. */
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
      unitLabel: bills.length > 1 ? label.toLowerCase() : '',
      per,
      fees,
      rows: createSumRows({ fees, discount, gst: { supply, rate, rupees: gst }, total }, before),
      label,
      total,
      asked: before,
    };
  });
}

export const getAnswerSums = (
  message: AnswerMessage,
  asked?: readonly UnitGstBreakdown[] | null,
): SumGroup[] => groupSums(getBills(message), message.gst, asked);
