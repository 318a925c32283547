import { CalendarChoice } from '@/components/calendar/calendar-choice';
import { calendar as words } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import type { DueDates as Data } from '@/content/types/due-dates';
import { closedDay } from '@/content/words/closed-day';
import { inFolder } from '@/lib/base-path';
import { buildDay } from '@/lib/build/security-txt';
import {
  byDay,
  duesOf,
  inMonth,
  monthId,
  monthsFrom,
  shortLineOf,
  titleOfMonth,
} from '@/lib/calendar/calendar';
import { dueDateFile } from '@/lib/calendar/files';
import { dayInIndia, partsOf } from '@/lib/days';
import { lawDay } from '@/lib/law-day';

const data: Data = dueDates;

/**
 * The calendar of due dates. The page has everyone's dates of the twelve months from the build as
 * text, folded, and the calendar files; the calendar of those who are chosen is fetched at the
 * first choice.
 */
export function DueDates() {
  const dues = duesOf(data);
  const builtOn = dayInIndia(buildDay().getTime());
  return (
    <div id="due-dates" className="scroll-mt-32">
      <CalendarChoice audiences={data.audiences}>
        <p className="my-3">
          <a href={inFolder(dueDateFile())} download className="inline-block py-3 text-link">
            {words.add}: {words.forEveryone}
          </a>
        </p>
        <details className="border-ink border-y">
          <summary className="min-h-11 py-3">
            <b>{words.allDates}</b>
          </summary>
          {monthsFrom(data, builtOn).map((month) => (
            <p key={monthId(month)} className="pb-4">
              <b>{titleOfMonth(month)}:</b>{' '}
              {byDay(inMonth(dues, month))
                .map(
                  ({ date, dues: due }) =>
                    `${partsOf(date).day} ${due.map(shortLineOf).join(', ')}`,
                )
                .join('; ')}
            </p>
          ))}
          <p className="flex flex-wrap gap-x-6">
            <span className="py-3">{words.add}:</span>
            {data.audiences.map(({ id, label }) => (
              <a key={id} href={inFolder(dueDateFile(id))} download className="py-3 text-link">
                {label}
              </a>
            ))}
          </p>
          <p className="pb-4 text-soft">
            {lawDay}. {words.foot} {closedDay}
          </p>
        </details>
      </CalendarChoice>
    </div>
  );
}
