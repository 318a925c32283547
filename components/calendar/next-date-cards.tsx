'use client';

import {
  type DateCard,
  NEXT_DATE_CARDS,
  nextDateCards,
  type PackedDues,
} from '@/lib/browser/dates';

const MOST = 4;

type Props = { dues: PackedDues /** The day of the build, an ISO date. */; builtOn: string };

/**
 * The next due dates as cards: from the day of the build, with script from today.
 */
export function NextDateCards({ dues, builtOn }: Props) {
  const now = typeof window === 'undefined' ? Date.parse(builtOn) : Date.now();
  const cards = nextDateCards(dues, now, MOST);
  return (
    <div className="@container">
      <ol
        {...{ [NEXT_DATE_CARDS]: dues }}
        className="mt-4 grid gap-x-8 border-ink border-t @min-[34rem]:grid-cols-2 @min-[56rem]:grid-cols-4"
        suppressHydrationWarning
      >
        {Array.from({ length: MOST }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the script fills the cards in their places
          <CalendarCard key={index} card={cards[index]} />
        ))}
      </ol>
    </div>
  );
}

/**
 * One card; hidden once the dates have ended, so that the number of cards in the page is fixed.
 */
function CalendarCard({ card }: { card: DateCard | undefined }) {
  return (
    <li
      hidden={!card}
      className="grid grid-cols-[3.25rem_1fr] items-baseline gap-x-3 border-rule-strong border-b py-3"
      suppressHydrationWarning
    >
      <time className="contents" dateTime={card?.date} suppressHydrationWarning>
        <b
          className="row-span-2 mt-2.5 self-start forced-color-adjust-none font-serif forced-colors:text-[CanvasText] text-[2.75rem] text-red leading-none"
          suppressHydrationWarning
        >
          {card?.day}
        </b>
        <span className="col-start-2 text-[0.9375rem] text-soft" suppressHydrationWarning>
          {card?.month}
        </span>
      </time>
      <span
        className="col-start-2 block text-balance font-semibold first-letter:uppercase"
        suppressHydrationWarning
      >
        {card?.what}
      </span>
    </li>
  );
}
