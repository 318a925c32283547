import { breakAtCommas } from '@/components/ledger/ledger';

/** From so many characters on, two amounts beside each other are too long for the smallest phones. */
const LONG = 12;

/** Keeps an amount of up to `most` characters on one line; a longer one may break after a comma. */
export function inOneLine(amount: string, most = 13) {
  if (amount.length > most) return breakAtCommas(amount);
  if (amount.length < LONG) return <span className="whitespace-nowrap">{amount}</span>;
  return (
    <span className="whitespace-nowrap max-[23rem]:whitespace-normal min-[23rem]:[&_wbr]:hidden">
      {breakAtCommas(amount)}
    </span>
  );
}
