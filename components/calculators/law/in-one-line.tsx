import { breakAtCommas } from '@/components/ledger/ledger';

/** Up to `most` characters an amount stays whole; a longer one may go on after a comma. */
export function inOneLine(amount: string, most = 13) {
  if (amount.length > most) return breakAtCommas(amount);
  return <span className="whitespace-nowrap">{amount}</span>;
}
