import { breakAtCommas, LONGEST } from '@/components/ledger/ledger';

/** Keeps an amount on one line; one that is longer than any sheet may break after a comma. */
export function inOneLine(amount: string) {
  if (amount.length > LONGEST) return breakAtCommas(amount);
  return <span className="whitespace-nowrap">{amount}</span>;
}
