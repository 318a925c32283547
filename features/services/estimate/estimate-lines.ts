import { durations } from '@/content/durations';
import {
  estimateCopy,
  knownDuties,
  leastPeople,
  listAdditionalCosts,
  onCapital,
  stateLine,
} from '@/content/estimate';
import { type Price, type PriceId, prices } from '@/content/prices';
import type { ServicePageContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { isOfferedFee } from '@/lib/content/offered';
import { getServiceName, listFeeNames } from '@/lib/content/prices';
import { computeGstBreakdown, listGstCharges } from '@/lib/fees/total';
import { formatPrice } from '@/lib/fees/units';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

/** A row of an estimate, with the sum that follows if it is chosen. */
export type EstimateRow = {
  /** Its entry in the price list; missing where it has no fee. */
  id?: PriceId;
  /** Its name outside the estimate, as in a message. */
  name: string;
  label: string;
  covers: string;
  /** It is a choice inside the row before it. */
  isWithin?: true;
  /** The fee in words; missing where none is published. */
  fee?: string;
  sum?: {
    /** Our fee, GST to the paisa and the one round-off, with their amounts. */
    lines: readonly { label: string; amount: string }[];
    total: string;
    /** What the total is, in a few words. */
    note: string;
  };
  /** What it costs besides, without an amount of ours. */
  others: readonly { label: string; says: string }[];
  /** What depends on the State. */
  state?: string | undefined;
  /** What it is in the States where it is known. */
  duties?: readonly { state: string; says: string }[];
  /** How many people sign with a DSC at least. */
  people?: number | undefined;
};

type OnTop = { hasActuals: boolean; hasAmounts: boolean; isInPart: boolean };

function noteOf({ from, per }: Price, { hasActuals, hasAmounts, isInPart }: OnTop): string {
  if (from) return estimateCopy.atLeast;
  if (per) return `for one ${per}`;
  if (hasAmounts) return estimateCopy.plusFees;
  if (hasActuals) return estimateCopy.plusActuals;
  return isInPart ? estimateCopy.ourPart : estimateCopy.inAll;
}

/** The sum as a quotation has it: GST and the round-off come from the same functions. */
function sumOf(entry: Price, label: string, onTop: OnTop): EstimateRow['sum'] {
  const { gst, roundOff, total } = computeGstBreakdown(entry.rupees, 'intra');
  return {
    lines: [
      { label: `${estimateCopy.fee}, ${label}`, amount: formatRupees(entry.rupees) },
      ...listGstCharges(gst, roundOff).map((charge) => ({
        label: charge.label,
        amount: formatRupeesAndPaise(charge.rupees),
      })),
    ],
    total: formatRupees(total),
    note: noteOf(entry, onTop),
  };
}

function rowOf(id: PriceId, label: string): EstimateRow {
  const entry = prices[id];
  const others = listAdditionalCosts(entry.group, id);
  const state = stateLine[id];
  const people = leastPeople[id];
  const { covers } = entry;
  const duties = Object.entries(knownDuties[id] ?? {}).map(([name, rupees]) => ({
    state: name,
    says: `${formatRupees(rupees)} ${onCapital}`,
  }));
  const row: EstimateRow = {
    id,
    name: getServiceName(id),
    label,
    covers,
    others,
    state,
    duties,
    people,
  };
  if (isStrict) return row;
  const isSaid = (words: string) => others.some(({ says }) => says === words);
  const onTop = {
    hasActuals: Boolean(state) || isSaid('at actuals'),
    hasAmounts: others.some(({ says }) => /\d/.test(says)),
    isInPart: isSaid('not included'),
  };
  return { ...row, fee: formatPrice(entry), sum: sumOf(entry, label, onTop) };
}

/** The row of a service whose fees are not in the price list. */
const byScope = (heading: string): EstimateRow => ({
  name: heading,
  label: heading,
  covers: estimateCopy.scope,
  others: [],
});

type Estimated = Pick<ServicePageContent, 'heading' | 'fees'>;

/** The rows of the estimate of a page. */
export function createEstimateLines({
  heading,
  fees: { priceIds, within, kinds },
}: Estimated): EstimateRow[] {
  const ids = priceIds.filter(isOfferedFee);
  const names = listFeeNames(ids);
  if (ids.length === 0 && !kinds) return [byScope(heading)];
  return [
    ...ids.map((id, index) => rowOf(id, names[index] ?? getServiceName(id))),
    ...(within ?? [])
      .filter(({ id }) => isOfferedFee(id))
      .map(({ id, label }) => ({ ...rowOf(id, label), isWithin: true as const })),
    ...(kinds ?? []).map(({ title, text }) => ({
      name: `${heading}, ${title}`,
      label: title,
      covers: text,
      others: [],
    })),
  ];
}

/** When the quotation comes, and that nothing is paid before. */
export const quotationNote = `${estimateCopy.nothingPaid} The quotation comes in ${durations.quotation}.`;

/** Lines that several rows share, each with the places of its rows: `0 2`. */
export function groupShared<Value>(
  rows: readonly EstimateRow[],
  valuesOf: (row: EstimateRow) => readonly Value[],
): { value: Value; rows: string }[] {
  const places = new Map<string, { value: Value; rows: number[] }>();
  for (const [index, row] of rows.entries()) {
    for (const value of valuesOf(row)) {
      const key = JSON.stringify(value);
      const shared = places.get(key) ?? { value, rows: [] };
      places.set(key, { value, rows: [...shared.rows, index] });
    }
  }
  return [...places.values()].map(({ value, rows: of }) => ({ value, rows: of.join(' ') }));
}
