import { type Amount, Exact } from '@/lib/exact';

/** A thousand lakh crore rupees. */
export const MOST_RUPEES = Exact.of(10n ** 15n);
/** Far above any real rate or tenure; larger values would only take time. */
const MOST_OF_ANYTHING = Exact.of(10n ** 30n);
const MOST_DECIMALS = 30n;

/**
 * An amount above zero. If a required amount is missing, calculators return `null` and the page
 * leaves its result unchanged.
 */
export function parsePositiveAmount(amount: Amount | null): Exact | null {
  if (!amount || (typeof amount === 'number' && !(amount > 0))) return null;
  const exact = Exact.of(amount === Number.POSITIVE_INFINITY ? Number.MAX_VALUE : amount);
  return exact.isAbove(0) ? exact : null;
}

function hasFewDecimals(amount: Exact): boolean {
  return amount.denominator <= 10n ** MOST_DECIMALS;
}

export function areRupees(...amounts: readonly Exact[]): boolean {
  return amounts.every((amount) => hasFewDecimals(amount) && !amount.isAbove(MOST_RUPEES));
}

export function areFactors(...factors: readonly Exact[]): boolean {
  return factors.every((factor) => hasFewDecimals(factor) && !factor.isAbove(MOST_OF_ANYTHING));
}
