import { breakAtCommas } from '@/components/ledger/ledger';

/** Up to some hundred crores an amount stays whole; a longer one may go on after a comma. */
export function inOneLine(amount: string) {
  if (amount.length > 13) return breakAtCommas(amount);
  return <span className="whitespace-nowrap">{amount}</span>;
}
