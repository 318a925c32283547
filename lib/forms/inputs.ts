import { type Amount, Exact } from '@/lib/exact';

/** A thousand lakh crore rupees, the most that calculators accept. */
export const MOST_RUPEES = Exact.of(10n ** 15n);
/** Far above any meaningful rate or tenure; larger values would only take time. */
const MOST_OF_ANYTHING = Exact.of(10n ** 30n);
const MOST_DECIMALS = 30n;

/**
 * An amount to calculate with: not empty, not zero, not "not a number". When a required amount is
 * missing, calculators return `null`, and the page leaves its result unchanged.
 */
export function parsePositiveAmount(amount: Amount | null): Exact | null {
  if (!amount || (typeof amount === 'number' && !(amount > 0))) return null;
  const exact = Exact.of(amount === Number.POSITIVE_INFINITY ? Number.MAX_VALUE : amount);
  return exact.isAbove(0) ? exact : null;
}

function hasFewDecimals(amount: Exact): boolean {
  return amount.denominator <= 10n ** MOST_DECIMALS;
}

/** Whether all are within a thousand lakh crore rupees. Above it calculators return `null`. */
export function areRupees(...amounts: readonly Exact[]): boolean {
  return amounts.every((amount) => hasFewDecimals(amount) && !amount.isAbove(MOST_RUPEES));
}

/** Whether all are rates or tenures within a bound that is far beyond any real one. */
export function areFactors(...factors: readonly Exact[]): boolean {
  return factors.every((factor) => hasFewDecimals(factor) && !factor.isAbove(MOST_OF_ANYTHING));
}
