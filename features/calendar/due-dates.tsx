import { calendar as copy } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import type { DueDates as Data } from '@/content/types/due-dates';
import { closedDay } from '@/content/words/closed-day';
import {
  filterByMonth,
  formatMonthAndYear,
  formatMonthId,
  formatShortDueLine,
  groupByDay,
  joinDues,
  listDues,
  listUpcomingMonths,
} from '@/features/calendar/calendar';
import { CalendarChoice } from '@/features/calendar/calendar-choice';
import { getCalendarPath } from '@/features/calendar/files';
import { packDuesFrom } from '@/features/calendar/packed';
import { addBasePath } from '@/lib/base-path';
import { DATE_PART, NEXT_DATE_CARDS } from '@/lib/browser/attributes';
import { listNextDateCards, type PackedDues } from '@/lib/browser/dates';
import { buildDay } from '@/lib/build-day';
import { getDayInIndia, isSunday, parseIsoDate } from '@/lib/days';

const data: Data = dueDates;

/** How many days are open, and how many the page has, so that some are ahead long after the build. */
const SHOWN = 3;
const KEPT = 12;

/**
 * The calendar of due dates. The page has everyone's dates of the twelve months from the build as
 * text, folded, and the calendar files; the calendar of those who are chosen is fetched at the
 * first choice.
 */
export function DueDates() {
  const dues = listDues(data);
  const builtOn = getDayInIndia(buildDay().getTime());
  return (
    <div id="due-dates" className="scroll-mt-32">
      <CalendarChoice audiences={data.audiences}>
        <NextDates dues={packDuesFrom(data, builtOn, KEPT)} now={buildDay().getTime()} />
        <details className="mt-5 border-ink border-y print:hidden">
          <summary className="min-h-11 py-3">
            <b>{copy.allDates}</b>
          </summary>
          {listUpcomingMonths(data, builtOn).map((month) => (
            <p key={formatMonthId(month)} className="pb-4">
              <b>{formatMonthAndYear(month)}:</b>{' '}
              {groupByDay(filterByMonth(dues, month))
                .map(
                  ({ date, dues: due }) =>
                    `${parseIsoDate(date).day} ${joinDues(due, formatShortDueLine)}${isSunday(date) ? ` (${copy.aSunday})` : ''}`,
                )
                .join('. ')}
              .
            </p>
          ))}
          <p className="flex flex-wrap gap-x-6">
            <span className="py-3">{copy.add}:</span>
            <a href={addBasePath(getCalendarPath())} download className="py-3 text-link">
              {copy.forEveryone}
            </a>
            {data.audiences.map(({ id, label }) => (
              <a
                key={id}
                href={addBasePath(getCalendarPath(id))}
                download
                className="py-3 text-link"
              >
                {label}
              </a>
            ))}
          </p>
          <p className="pb-4 text-soft">
            {copy.foot} {closedDay}
          </p>
        </details>
      </CalendarChoice>
    </div>
  );
}

function NextDates({ dues, now }: { dues: PackedDues; now: number }) {
  return (
    <>
      <p className="mt-4 font-semibold">{copy.nextForAll}</p>
      <ul
        {...{ [NEXT_DATE_CARDS]: dues }}
        className="mt-2 border-ink border-t lg:grid lg:grid-cols-3 lg:gap-x-12"
      >
        {listNextDateCards(dues, now, SHOWN).map(({ date, day, month, what, left }) => (
          <li key={date} className="border-rule-strong border-b py-1.5" suppressHydrationWarning>
            <time dateTime={date} className="text-soft" suppressHydrationWarning>
              <b
                {...{ [DATE_PART]: 'day' }}
                className="font-serif text-red text-xl"
                suppressHydrationWarning
              >
                {day}
              </b>{' '}
              <span {...{ [DATE_PART]: 'month' }} suppressHydrationWarning>
                {month}
              </span>
            </time>{' '}
            <span {...{ [DATE_PART]: 'what' }} suppressHydrationWarning>
              {what}
            </span>{' '}
            <span {...{ [DATE_PART]: 'left' }} className="text-soft" suppressHydrationWarning>
              {left}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
