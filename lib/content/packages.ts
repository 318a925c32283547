import { priceOf } from '@/lib/content/prices';
import type { PricingContent } from '@/lib/content/service-schemas';

type Packages = Pick<PricingContent['packages'], 'items' | 'work'>;

/** What the work of a package costs where each is bought alone, and what the package saves. */
export type Saving = {
  /** In rupees, like the others; work that nobody can buy alone counts as nothing. */
  singly: number;
  fee: number;
  /** `null` where the package is no cheaper. */
  saved: number | null;
};

/** The saving of each package against single fees, in the order of the packages. */
export function packageSavings({ items, work }: Packages): Saving[] {
  return items.map(({ priceId }, index) => {
    const singly = work.reduce(
      (sum, { priceId: alone, times }) =>
        sum + (alone ? priceOf(alone).rupees * (times[index] ?? 0) : 0),
      0,
    );
    const fee = priceOf(priceId).rupees;
    return { singly, fee, saved: singly > fee ? singly - fee : null };
  });
}
