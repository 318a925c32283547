import { type Price, type PriceId, priceGroups, prices } from '@/content/prices';
import { formatPrice } from '@/lib/fees/units';
import { formatRupees } from '@/lib/format';

/** Labels if all fees are of one group, full names otherwise. */
export function listFeeNames(ids: readonly PriceId[]): string[] {
  const listed = ids.map((id) => prices[id]);
  const isOneGroup = new Set(listed.map(({ group }) => group)).size < 2;
  return listed.map(({ name, label }) => (isOneGroup ? label : (name ?? label)));
}

/** Tells similar entries apart: `TDS, Annual return`, `Tax audit`. */
export function getServiceName(id: PriceId): string {
  const { group, name, label } = prices[id];
  if (name) return name;
  const { title, stem = title } = priceGroups[group];
  return stem === null ? label : `${stem}, ${label}`;
}

export function formatLowestPrice(ids: readonly PriceId[]): string {
  const [lowest] = ids.map((id) => prices[id]).sort((a, b) => a.rupees - b.rupees);
  if (!lowest) throw new Error('No fee is the lowest of none.');
  return lowest.from ? formatPrice(lowest) : `from ${formatPrice(lowest)}`;
}

/** Side by side where the specification has two. */
export const formatFees = (entry: Price): string =>
  [formatPrice(entry), ...(entry.also ? [formatRupees(entry.also)] : [])].join(' or ');
