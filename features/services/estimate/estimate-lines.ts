import { durations } from '@/content/durations';
import {
  type Cost,
  estimateCopy,
  getSignatureCost,
  leastPeople,
  listCosts,
  mostPeople,
  stateCosts,
  suits,
} from '@/content/estimate';
import { type Price, type PriceId, prices } from '@/content/prices';
import type { ServicePageContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { joinInSentence } from '@/content/words/counts';
import { computeAllIn } from '@/features/services/estimate/all-in';
import { isOfferedFee } from '@/lib/content/offered';
import { getServiceName, listFeeNames } from '@/lib/content/prices';
import { withGst } from '@/lib/fees/total';
import { formatPrice } from '@/lib/fees/units';
import { formatRupees } from '@/lib/format';

export type Case = {
  /** One whose cost is known; `null` for all others. */
  state?: string | null;
  people?: number;
};

export type EstimateLine = { label: string; basis?: string | undefined; says: string; case?: Case };

export type EstimateTotal = {
  amount: string;
  isAbout: boolean;
  /** From the least to the most, in a sentence; missing where the amount is exact. */
  range?: string | undefined;
  case: Case;
};

export type EstimateRow = {
  /** Its entry in the price list; missing where it has no fee. */
  id?: PriceId;
  name: string;
  label: string;
  covers: string;
  isWithin?: true;
  fee?: string;
  sum?: {
    lines: readonly EstimateLine[];
    title: string;
    notes: readonly { text: string; case?: Case }[];
    totals: readonly EstimateTotal[];
    ours?: string | undefined;
    foot?: string | undefined;
  };
  hasState: boolean;
  people?: number | undefined;
};

function formatAmount({ amount, says }: Cost): string {
  if (says) return says;
  if (amount === null) return estimateCopy.unknown;
  if (typeof amount !== 'number') {
    const [least, most] = amount;
    return `${formatRupees(least)}–${formatRupees(most).replace('₹', '')}`;
  }
  return amount === 0 ? estimateCopy.nil : formatRupees(amount);
}

const createLine = (cost: Cost, forCase?: Case): EstimateLine => ({
  label: cost.label,
  basis: cost.basis,
  says: formatAmount(cost),
  ...(forCase && { case: forCase }),
});

function listCostsIn(id: PriceId, { state, people }: Case): Cost[] {
  const byState = stateCosts[id];
  const known = state ? byState?.known[state]?.amount : undefined;
  return [
    ...listCosts(prices[id].group, id),
    ...(byState ? [{ label: byState.label, amount: known ?? null }] : []),
    ...(people ? [getSignatureCost(people)] : []),
  ];
}

function listCases(id: PriceId): Case[] {
  const known = Object.keys(stateCosts[id]?.known ?? {});
  const states: Case[] = known.length > 0 ? [...known, null].map((state) => ({ state })) : [{}];
  const least = leastPeople[id];
  if (!least) return states;
  const counts = Array.from({ length: mostPeople - least + 1 }, (_, more) => least + more);
  return states.flatMap((state) => counts.map((people) => ({ ...state, people })));
}

const nameCost = ({ name, label }: Cost) =>
  name ?? (/^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label);

function createTotal(id: PriceId, fee: number, forCase: Case): EstimateTotal {
  const costs = listCostsIn(id, forCase);
  const { shown, least, most } = computeAllIn(fee, costs);
  const makes = costs.find(({ amount }) => Array.isArray(amount))?.makes;
  return {
    amount: formatRupees(shown),
    isAbout: least !== most,
    range: makes && `${makes} ${formatRupees(least)} ${estimateCopy.to} ${formatRupees(most)}.`,
    case: forCase,
  };
}

function listNotes(id: PriceId, { per }: Price) {
  const states = [...new Set(listCases(id).map(({ state }) => state))];
  const unit = per ? [{ text: `for one ${per}` }] : [];
  return [
    ...unit,
    ...states.flatMap((state) => {
      const { leftOut } = computeAllIn(0, listCostsIn(id, { state }));
      if (leftOut.length === 0) return [];
      const text = `${estimateCopy.plus} ${joinInSentence(leftOut.map(nameCost))}`;
      return [state === undefined ? { text } : { text, case: { state } }];
    }),
  ];
}

function createSum(id: PriceId): EstimateRow['sum'] {
  const entry = prices[id];
  const fee = withGst(entry.rupees);
  const byState = stateCosts[id];
  const states = [...new Set(listCases(id).map(({ state }) => state))];
  const people = [...new Set(listCases(id).flatMap((estimateCase) => estimateCase.people ?? []))];
  const common = listCosts(entry.group, id);
  const isKnown = ({ amount }: Cost) => amount !== null && amount !== 0;
  return {
    lines: [
      {
        label: `${estimateCopy.fee} ${formatRupees(entry.rupees)} ${estimateCopy.gst}`,
        says: formatRupees(fee),
      },
      ...common.map((cost) => createLine(cost)),
      ...(byState
        ? states.map((state) =>
            createLine(
              {
                label: state ? `${byState.label}, ${state}` : byState.label,
                amount: state ? (byState.known[state]?.amount ?? null) : null,
              },
              state === undefined ? undefined : { state },
            ),
          )
        : []),
      ...people.map((count) => createLine(getSignatureCost(count), { people: count })),
    ],
    title: entry.from ? estimateCopy.atLeast : estimateCopy.inAll,
    notes: listNotes(id, entry),
    totals: listCases(id).map((estimateCase) => createTotal(id, fee, estimateCase)),
    ours:
      common.some(isKnown) || people.length > 0
        ? `${formatRupees(fee)} ${estimateCopy.ours}`
        : undefined,
    foot: byState?.note,
  };
}

function createRow(id: PriceId, label: string): EstimateRow {
  const entry = prices[id];
  const row: EstimateRow = {
    id,
    name: getServiceName(id),
    label,
    covers: suits[id] ?? entry.covers,
    hasState: stateCosts[id] !== undefined,
    people: leastPeople[id],
  };
  return isStrict ? row : { ...row, fee: formatPrice(entry), sum: createSum(id) };
}

const byScope = (heading: string): EstimateRow => ({
  name: heading,
  label: heading,
  covers: estimateCopy.scope,
  hasState: false,
});

type Estimated = Pick<ServicePageContent, 'heading' | 'fees'>;

export function createEstimateLines({
  heading,
  fees: { priceIds, within, kinds },
}: Estimated): EstimateRow[] {
  const ids = priceIds.filter(isOfferedFee);
  const names = listFeeNames(ids);
  if (ids.length === 0 && !kinds) return [byScope(heading)];
  return [
    ...ids.map((id, index) => createRow(id, names[index] ?? getServiceName(id))),
    ...(within ?? [])
      .filter(({ id }) => isOfferedFee(id))
      .map(({ id, label }) => ({ ...createRow(id, label), isWithin: true as const })),
    ...(kinds ?? []).map(({ title, text }) => ({
      name: `${heading}, ${title}`,
      label: title,
      covers: text,
      hasState: false,
    })),
  ];
}

export const quotationNote = `${estimateCopy.nothingPaid} The quotation comes in ${durations.quotation}.`;

/** Values that several rows share, each with the indexes of its rows: `0 2`. */
export function groupShared<Value>(
  rows: readonly EstimateRow[],
  listValues: (row: EstimateRow) => readonly Value[],
): { value: Value; rows: string }[] {
  const places = new Map<string, { value: Value; rows: number[] }>();
  for (const [index, row] of rows.entries()) {
    for (const value of listValues(row)) {
      const key = JSON.stringify(value);
      const shared = places.get(key) ?? { value, rows: [] };
      places.set(key, { value, rows: [...shared.rows, index] });
    }
  }
  return [...places.values()].map(({ value, rows: indexes }) => ({
    value,
    rows: indexes.join(' '),
  }));
}
