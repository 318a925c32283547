import { type Amount, Exact } from '@/lib/calculators/exact';

/** A thousand lakh crore rupees, the most that calculators take. */
export const MOST_RUPEES = Exact.of(10n ** 15n);
/** Far above any rate or tenure that has a meaning; what is above it could only take time. */
const MOST_OF_ANYTHING = Exact.of(10n ** 30n);
const MOST_DECIMALS = 30n;

/**
 * An amount that can be worked with: not empty, not zero, not "not a number". Calculators answer
 * `null` when a required amount is not given, and the page then leaves its result as it is.
 */
export function given(amount: Amount | null): Exact | null {
  if (!amount || (typeof amount === 'number' && !(amount > 0))) return null;
  const exact = Exact.of(amount === Number.POSITIVE_INFINITY ? Number.MAX_VALUE : amount);
  return exact.isAbove(0) ? exact : null;
}

function hasFewDecimals(amount: Exact): boolean {
  return amount.denominator <= 10n ** MOST_DECIMALS;
}

/** Rupees up to a thousand lakh crore. Calculators answer `null` above that, and the page is silent. */
export function areRupees(...amounts: readonly Exact[]): boolean {
  return amounts.every((amount) => hasFewDecimals(amount) && !amount.isAbove(MOST_RUPEES));
}

/** A rate or a tenure: bounded as well, but out of sight. */
export function areFactors(...factors: readonly Exact[]): boolean {
  return factors.every((factor) => hasFewDecimals(factor) && !factor.isAbove(MOST_OF_ANYTHING));
}
