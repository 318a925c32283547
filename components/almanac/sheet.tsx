import { useState } from 'react';
import { almanac as words } from '@/content/almanac';
import { site } from '@/content/site';
import {
  byDay,
  type Due,
  inMonth,
  lineOf,
  type Month,
  nameOfMonth,
  WEEKDAYS,
} from '@/lib/almanac/almanac';
import { dayOf, daysIn, isSunday, partsOf, weekdayOf } from '@/lib/days';
import { cn } from '@/lib/utils';

type Props = {
  months: readonly Month[];
  shown: Month;
  dues: readonly Due[];
  /** The next due day, an ISO date; `null` if there is none. */
  ringed: string | null;
  forWhom: string;
};

/** The wall calendar: twelve months, with the dues of each below it. */
export function Sheet({ months, shown, dues, ringed, forWhom }: Props) {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  return (
    <div className="almanac-sheet">
      <svg
        aria-hidden="true"
        viewBox="0 0 300 70"
        width="300"
        height="70"
        fill="none"
        className="relative mx-auto -mb-6 block max-w-full text-folio print:hidden"
      >
        <path d="M8 62Q100 34 150 6Q200 34 292 62" stroke="currentColor" strokeWidth="1.6" />
        <circle cx="150" cy="6" r="5.5" fill="currentColor" />
        <path
          d="M2 62a6 6 0 1 0 12 0a6 6 0 1 0-12 0M286 62a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
          stroke="var(--color-thread)"
          strokeWidth="2"
        />
      </svg>
      <div className="ivory border border-rule-strong bg-page shadow-sheet">
        <div
          aria-hidden="true"
          className="flex h-12 flex-col justify-between bg-red px-2 py-2.5 print:h-5 print:py-1"
        >
          <span className="h-0.5 stitch-x" />
          <span className="h-0.5 stitch-x" />
        </div>
        <div className="m-3 border-4 border-margin border-double">
          <div className="flex items-center justify-between gap-3 border-ink border-b p-4 text-center">
            <b className="font-serif text-red text-xl sm:text-4xl">{first.year}</b>
            <span>
              <b className="block font-serif text-lg leading-tight sm:text-2xl">{site.name}</b>
              <span className="text-sm text-soft">{site.kind}</span>
            </span>
            <b className="font-serif text-red text-xl sm:text-4xl">{last.year}</b>
          </div>
          <p className="flex flex-wrap justify-between gap-x-4 border-ink border-b px-4 py-2">
            <b className="font-serif">
              {words.calendar}, {nameOfMonth(first)} {first.year} to {nameOfMonth(last)} {last.year}
            </b>
            <span className="text-soft">{forWhom}</span>
          </p>
          <div className="grid sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
            {months.map((month) => (
              <MonthBox
                key={`${month.year} ${month.month}`}
                month={month}
                dues={inMonth(dues, month)}
                ringed={ringed}
                isShown={month === shown}
              />
            ))}
          </div>
          <p className="p-4 text-sm text-soft">
            {words.foot} {site.phones[0].display}
          </p>
        </div>
        <div aria-hidden="true" className="flex h-4 items-center bg-red px-2">
          <span className="h-0.5 grow stitch-x" />
        </div>
      </div>
    </div>
  );
}

type MonthProps = {
  month: Month;
  dues: readonly Due[];
  ringed: string | null;
  isShown: boolean;
};

function MonthBox({ month, dues, ringed, isShown }: MonthProps) {
  const { year, month: number } = month;
  const blanks = weekdayOf(dayOf(year, number, 1));
  const dates = Array.from({ length: daysIn(year, number) }, (_, day) =>
    dayOf(year, number, day + 1),
  );
  const [lit, setLit] = useState<string | null>(null);
  const isDue = (date: string) => dues.some((due) => due.date === date);
  return (
    <section className={cn('border-rule border-r border-b p-4', isShown && 'bg-wash')}>
      <h3 className="flex items-baseline justify-between text-xl md:text-xl">
        {nameOfMonth(month)} <span className="folio">{year}</span>
      </h3>
      <div aria-hidden="true" className="mt-2 grid grid-cols-7 text-center text-sm">
        {WEEKDAYS.map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week never move
          <span key={index} className="text-folio">
            {letter}
          </span>
        ))}
        {dates.map((date, index) => (
          <span
            key={date}
            style={index === 0 ? { gridColumnStart: blanks + 1 } : undefined}
            onPointerEnter={() => setLit(date)}
            onPointerLeave={() => setLit(null)}
            className={cn(
              'rounded-full',
              isSunday(date) && 'text-folio',
              isDue(date) && 'font-serif font-bold text-red underline underline-offset-4',
              date === ringed ? 'border-2 border-red' : 'p-0.5',
            )}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <ul className="mt-2 text-sm">
        {byDay(dues).map(({ date, dues: due }) => (
          <li
            key={date}
            className={cn('grid grid-cols-[1.75rem_1fr] leading-snug', date === lit && 'bg-rule')}
          >
            <b className="font-serif text-red">{partsOf(date).day}</b>
            <span>
              {due.map(lineOf).join(' · ')} {isSunday(date) && words.aSunday}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
