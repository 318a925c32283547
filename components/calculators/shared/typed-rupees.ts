import { amountFaults } from '@/lib/calculators/amount-faults';
import { Exact } from '@/lib/exact';
import { isBelowZero, understandAmount } from '@/lib/forms/amount-input';

/** The most that a field of the house rent sheet accepts: ten lakh crore. */
const MOST_RUPEES = 10 ** 13;

/** Rupees as typed: `null` for an empty text, a sentence for one that is not an amount. */
export function typedRupees(text: string): Exact | string | null {
  const accepted = understandAmount(text);
  if (isBelowZero(text)) return amountFaults.belowZero;
  if (accepted === null) return amountFaults.notDigits;
  if (/\.\d{3}/.test(accepted)) return amountFaults.parts;
  return accepted === '' ? null : Exact.of(accepted);
}

/** The same, with a sentence for amounts above the limit. */
export function boundedRupees(text: string) {
  const rupees = typedRupees(text);
  return rupees instanceof Exact && rupees.isAbove(MOST_RUPEES)
    ? 'That is more than the sheet can take.'
    : rupees;
}
