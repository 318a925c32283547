import type { Offer, OfferCase } from '@/content/types/calculator';
import { isOfferedFee } from '@/lib/content/offered';
import { Exact } from '@/lib/exact';
import type { Worked } from '@/lib/forms/calculator';

/** The one or two services that fit a result, by the first case that applies to its input. */
export function offersFor(
  { input }: Pick<Worked, 'input'>,
  cases: readonly OfferCase[],
): readonly Offer[] {
  const values = Object.values(input);
  const [amount] = values;
  const isWithin = (limit: number) => !(amount instanceof Exact && amount.isAbove(limit));
  const fitting = cases.find(
    ({ upTo, is }) =>
      (upTo === undefined || isWithin(upTo)) && (is === undefined || values.includes(is)),
  );
  return (fitting?.services ?? []).filter(({ priceId }) => isOfferedFee(priceId));
}
