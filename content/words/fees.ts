import { type PriceEntry, type PriceGroupId, type PriceId, priceGroups } from '@/content/prices';
import { inRupees } from '@/content/words/rupees';

/** The fee of an entry, in whole rupees. */
export function rupeesOf(id: PriceId): number {
  const entries: readonly PriceEntry[] = priceGroups.flatMap((group) => [...group.entries]);
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content/prices.ts has no entry "${id}"`);
  return entry.rupees;
}

/** The fee of an entry in a sentence: `₹2,999`. */
export const fee = (id: PriceId): string => inRupees(rupeesOf(id));

/** The lowest fee of a group in a sentence: `from ₹12,000`. */
export function lowestFee(id: PriceGroupId): string {
  const group = priceGroups.find((candidate) => candidate.id === id);
  if (!group) throw new Error(`content/prices.ts has no group "${id}"`);
  return `from ${inRupees(Math.min(...group.entries.map(({ rupees }) => rupees)))}`;
}
