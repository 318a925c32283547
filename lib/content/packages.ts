import { prices } from '@/content/prices';
import type { PricingContent } from '@/content/types/service';

type Packages = Pick<PricingContent['packages'], 'items' | 'work'>;

/** The cost of a package's work bought piece by piece, and what the package saves. In rupees. */
export type Saving = {
  /** Work that is not sold alone, or that not everyone needs, counts as zero. */
  singly: number;
  fee: number;
  /** `null` where the package is no cheaper. */
  saved: number | null;
};

/** What each package saves against single fees, in the order of the packages. */
export function packageSavings({ items, work }: Packages): Saving[] {
  return items.map(({ priceId }, index) => {
    const singly = work.reduce(
      (sum, { priceId: alone, times, optional }) =>
        sum + (alone && !optional ? prices[alone].rupees * (times[index] ?? 0) : 0),
      0,
    );
    const fee = prices[priceId].rupees;
    return { singly, fee, saved: singly > fee ? singly - fee : null };
  });
}
