import {
  type PriceEntry,
  type PriceGroup,
  type PriceGroupId,
  type PriceId,
  priceGroups,
} from '@/content/prices';
import { formatRupees } from '@/lib/format';

const entries = new Map<string, PriceEntry>(
  priceGroups.flatMap((group) => group.entries.map((entry) => [entry.id, entry] as const)),
);
const groups = new Map<string, PriceGroup>(priceGroups.map((group) => [group.id, group]));

/** The published fee with an id. Throws for an id that is not in the price list. */
export function priceOf(id: PriceId): PriceEntry {
  const entry = entries.get(id);
  if (!entry) throw new Error(`content/prices.ts has no entry "${id}"`);
  return entry;
}

/** Names for fees listed together: labels if all are of one group, full names otherwise. */
export function namesOf(ids: readonly PriceId[]): string[] {
  const groups = priceGroups.filter(({ entries }) => entries.some(({ id }) => ids.includes(id)));
  return ids.map(priceOf).map(({ name, label }) => (groups.length > 1 && name ? name : label));
}

/** The full name of a fee, which tells like entries apart: `TDS, Annual return`, `Tax audit`. */
export function serviceName(id: PriceId): string {
  const entry = priceOf(id);
  if (entry.name) return entry.name;
  const group = [...groups.values()].find(({ entries }) => entries.includes(entry));
  const stem = group?.stem === undefined ? group?.title : group.stem;
  return [stem, entry.label].filter(Boolean).join(', ');
}

/** The group with an id. Throws for an id that is not in the price list. */
export function priceGroupOf(id: PriceGroupId): PriceGroup {
  const group = groups.get(id);
  if (!group) throw new Error(`content/prices.ts has no group "${id}"`);
  return group;
}

/** The lowest of some fees in words: `from ₹12,000`, `from ₹299 per employee`. */
export function lowestPrice(ids: readonly PriceId[]): string {
  const [lowest] = ids.map(priceOf).sort((one, other) => one.rupees - other.rupees);
  if (!lowest) throw new Error('No fee is the lowest of none.');
  return lowest.from ? formatPrice(lowest) : `from ${formatPrice(lowest)}`;
}

/** A fee in words: `₹2,999`, `from ₹25,000`, `₹3,999 per month`. */
export function formatPrice(entry: PriceEntry): string {
  const amount = formatRupees(entry.rupees);
  if (entry.from) return `from ${amount}`;
  return entry.per ? `${amount} per ${entry.per}` : amount;
}
