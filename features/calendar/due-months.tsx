import { NoWrap } from '@/components/text/no-wrap';
import { calendar as copy } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { site } from '@/content/site';
import type { IsoDate } from '@/content/types/units';
import { closedDay } from '@/content/words/closed-day';
import {
  type Due,
  filterByMonth,
  formatMonthAndYear,
  formatMonthId,
  formatShortDueLine,
  getFirstDay,
  groupByDay,
  listUpcomingMonths,
  type Month,
  WEEKDAYS,
} from '@/features/calendar/calendar';
import { DUE_DAY } from '@/lib/browser/attributes';
import {
  countDaysInMonth,
  createIsoDate,
  describeSunday,
  getMonthName,
  getWeekday,
  isSunday,
  parseIsoDate,
} from '@/lib/days';
import { lawDay } from '@/lib/law-day';

type Props = {
  dues: readonly Due[];
  today: IsoDate;
  next: IsoDate | null;
  forWhom: string;
};

export function DueMonths({ dues, today, next, forWhom }: Props) {
  const months = listUpcomingMonths(dueDates, today);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  return (
    <div className="calendar-sheet ivory">
      <div aria-hidden="true" className="gold-dashes-x" />
      <p>
        <b>
          {copy.heading}, {formatMonthAndYear(first)} to {formatMonthAndYear(last)}
        </b>
        <span>{forWhom}</span>
        <span>
          {site.name}, {site.phones[0].display}
        </span>
      </p>
      <div className="calendar-months">
        {months.map((month) => (
          <MonthBox
            key={formatMonthId(month)}
            month={month}
            dues={filterByMonth(dues, month)}
            today={today}
            next={next}
          />
        ))}
      </div>
      <p>
        {lawDay}. {copy.foot} {closedDay}
      </p>
    </div>
  );
}

type MonthProps = { month: Month; dues: readonly Due[]; today: IsoDate; next: IsoDate | null };

function MonthBox({ month, dues, today, next }: MonthProps) {
  const { year, month: number } = month;
  const days = groupByDay(dues);
  const firstDay = getFirstDay(month);
  const start = getWeekday(firstDay) + 1;
  const findMark = (date: string) =>
    days.some((day) => day.date === date) ? (date === next ? 'next' : 'due') : undefined;
  return (
    <section>
      <h3>
        {getMonthName(firstDay)} <small>{year}</small>
      </h3>
      <div aria-hidden="true">
        {WEEKDAYS.map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week never move
          <small key={index}>{letter}</small>
        ))}
        {[...Array(countDaysInMonth(year, number)).keys()].map((day) => (
          <i
            key={day}
            {...{ [DUE_DAY]: findMark(createIsoDate(year, number, day + 1)) }}
            style={day === 0 ? { gridColumnStart: start } : undefined}
          >
            {day + 1}
          </i>
        ))}
      </div>
      <ol>
        {days.map(({ date, dues: due }) => (
          <li key={date} value={parseIsoDate(date).day}>
            {due.map(({ rule, part }) => (
              <p key={rule.id}>
                <NoWrap>{formatShortDueLine({ rule, part })}</NoWrap>
              </p>
            ))}
            {isSunday(date) && <small>{describeSunday(date, today)}</small>}
          </li>
        ))}
      </ol>
      {days.length === 0 && <small>{copy.nothing}</small>}
    </section>
  );
}
