/**
 * An amount that can be worked with: not empty, not zero, not "not a number". Calculators answer
 * `null` when a required amount is not given, and the page then leaves its result as it is.
 */
export function isGiven(amount: number | null): amount is number {
  return amount !== null && amount > 0;
}

export function allFinite(...amounts: readonly number[]): boolean {
  return amounts.every(Number.isFinite);
}
