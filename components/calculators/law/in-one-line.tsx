import { breakAtCommas, LONGEST } from '@/components/ledger/ledger';

/** Keeps an amount on one line; one that is longer than any sheet may break after a comma. */
export function inOneLine(amount: string) {
  if (amount.length > LONGEST) return breakAtCommas(amount);
  return <span className="whitespace-nowrap">{amount}</span>;
}

/**
 * How amounts of two columns stand on a phone: beside their label, below it in their columns (if
 * they are `snug`, on the smallest phones alone), or each on a line of its own.
 */
export function roomOnPhone(amounts: readonly string[]): 'beside' | 'snug' | 'below' | 'apart' {
  const longest = Math.max(...amounts.map(({ length }) => length));
  if (longest < 10) return 'beside';
  if (longest < 12) return 'snug';
  return longest < 15 ? 'below' : 'apart';
}

/** The classes of tables, groups and lines for each; a line has a label and two amounts. */
export const phoneLine = {
  beside: { table: '', line: '' },
  snug: {
    table: 'max-[22rem]:block max-[22rem]:*:block',
    line: 'max-[22rem]:grid max-[22rem]:grid-cols-2 max-[22rem]:*:nth-1:col-span-2 max-[22rem]:*:nth-1:pb-0',
  },
  below: {
    table: 'max-md:block max-md:*:block',
    line: 'max-md:grid max-md:grid-cols-2 max-md:*:nth-1:col-span-2 max-md:*:nth-1:pb-0',
  },
  apart: {
    table: 'max-md:block max-md:*:block',
    line: 'max-md:grid max-md:grid-cols-1 max-md:*:nth-1:pb-0 max-md:*:nth-2:pr-2 max-md:*:nth-2:pb-0 max-md:*:nth-2:pl-2 max-md:*:border-l-0',
  },
} as const;
