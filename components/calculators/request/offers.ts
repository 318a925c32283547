import type { Offer, OfferCase } from '@/content/types/calculator';
import { calculatorNamed, type Worked } from '@/lib/portal/scenarios/calculators/all';

/** The one or two services that fit a result, by the first case that applies to it. */
export function offersFor(
  { calculator, result }: Worked,
  cases: readonly OfferCase[],
): readonly Offer[] {
  const { amount = 0, choice = '' } = calculatorNamed(calculator).decides?.(result) ?? {};
  const fitting = cases.find(
    ({ upTo = Number.POSITIVE_INFINITY, is = choice }) => amount <= upTo && is === choice,
  );
  return fitting?.services ?? [];
}
