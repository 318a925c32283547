import { breakAtCommas } from '@/components/ledger/ledger';

/** Keeps an amount of up to `most` characters on one line; a longer one may break after a comma. */
export function inOneLine(amount: string, most = 13) {
  if (amount.length > most) return breakAtCommas(amount);
  return <span className="whitespace-nowrap">{amount}</span>;
}
