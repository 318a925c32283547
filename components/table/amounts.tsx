import { Fragment, type ReactNode } from 'react';

/** In characters: hundreds of crores. */
const LONG = 15;
/** In characters: the longest amount that is worked out to the paisa. */
const LONGEST = 26;

export function isLongAmount(amount: ReactNode): amount is string {
  return (
    typeof amount === 'string' &&
    amount.length >= LONG &&
    amount.length <= LONGEST &&
    /^\u2212?₹[\d,.]+$/.test(amount)
  );
}

export const isShortText = (amount: ReactNode) =>
  typeof amount === 'string' && amount.length <= 24 && !/\d/.test(amount);
const WORDS =
  '@min-[20rem]/data-table-frame:whitespace-nowrap @max-[22rem]/data-table-frame:text-[0.9375rem] @max-[22rem]/data-table-frame:tracking-normal';

export const LONG_LINE =
  'max-sm:relative max-sm:[&>th]:pb-11 max-sm:[&>td:last-child]:absolute max-sm:[&>td:last-child]:right-0 max-sm:[&>td:last-child]:bottom-0 max-sm:[&_.amount]:text-base max-[23rem]:[&_.amount]:text-[0.9375rem]';

/** The registration of an LLP, whose second part goes below the first on a narrow phone. */
const isInTwoParts = (amount: string) => /^\d{6}[A-Z]\/[A-Z]-?\d{6}$/.test(amount);

export function getWrapClass(amount: ReactNode) {
  if (typeof amount !== 'string') return 'whitespace-nowrap';
  if (isInTwoParts(amount)) return '';
  const isLong = amount.length > (isLongAmount(amount) ? LONGEST : 24);
  if (isLong) return /\s/.test(amount) ? 'wrap-anywhere' : 'break-all';
  return /\d/.test(amount) ? 'whitespace-nowrap' : WORDS;
}

export const breakLongAmount = (amount: ReactNode) =>
  typeof amount === 'string' && (amount.length > LONGEST || isInTwoParts(amount))
    ? breakIntoGroups(amount)
    : amount;

function breakIntoGroups(amount: string) {
  return amount.split(/(?<=[,/])/).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one figure never move
    <Fragment key={index}>
      {group}
      <wbr />
    </Fragment>
  ));
}
