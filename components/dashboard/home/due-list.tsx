'use client';

import { NoLines, Part, PartLine } from '@/components/dashboard/home/part';
import { useNow } from '@/components/dashboard/shell/use-now';
import { Link } from '@/components/ui/link';
import { almanac } from '@/content/almanac';
import { dashboard } from '@/content/dashboard';
import { dueDates } from '@/content/due-dates';
import { binds, type Due, duesOf, lineOf } from '@/lib/almanac/almanac';
import type { DueDates } from '@/lib/content/due-dates-schema';
import { dayAndMonth, dayInIndia, daysBetween, monthName, weekdayName } from '@/lib/days';
import type { Profile } from '@/lib/portal/database/records';
import { audiencesOf } from '@/lib/portal/overview/audiences';

const words = dashboard.due;
const SHOWN = 5;

const data: DueDates = dueDates;
const allDues = duesOf(data);

/** The next due dates of a client like the one in the profile, by the day in India. */
export function DueList({ profile }: { profile: Profile | undefined }) {
  const today = dayInIndia(useNow());
  const who = audiencesOf(profile);
  const next = allDues
    .filter(({ rule, date }) => binds(rule, who) && date >= today)
    .slice(0, SHOWN);

  return (
    <Part heading={words.heading}>
      <PartLine>
        <span>
          {words.today} {dayAndMonth(today)}
        </span>
        <span>{words.left}</span>
      </PartLine>
      {next.length === 0 ? (
        <NoLines>{almanac.ended}</NoLines>
      ) : (
        <ul>
          {next.map((due) => (
            <DueLine key={`${due.rule.id} ${due.date}`} due={due} today={today} />
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-soft">{who.length > 0 ? words.byProfile : words.forAll}</p>
      <Link
        href="/services/compliance#almanac"
        className="inline-flex min-h-11 items-center text-link text-[0.9375rem]"
      >
        {words.all} {monthName(data.until)} {data.until.slice(0, 4)}
      </Link>
    </Part>
  );
}

function DueLine({ due, today }: { due: Due; today: string }) {
  const { date, rule, isSunday } = due;
  const [day, month = ''] = dayAndMonth(date).split(' ');
  const mark = rule.mark === 'primary' ? null : words.marks[rule.mark];
  const left = daysBetween(today, date);
  return (
    <li className="flex min-h-15 items-center gap-3 border-rule border-b py-1.5 leading-tight">
      <p className="w-10 shrink-0">
        <span className="amount block text-xl leading-none">{day}</span>
        <span className="text-sm text-soft">{month.slice(0, 3)}</span>
      </p>
      <p className="min-w-0 flex-1 wrap-anywhere">
        {lineOf(due)}
        <span className="mt-0.5 block text-sm text-soft">
          {isSunday ? words.sunday : weekdayName(date)}
          {mark && `, ${mark}`}
        </span>
      </p>
      <p className="shrink-0 self-start pt-1.5 text-right">
        <span className="amount text-xl leading-none">{left}</span>
        <span className="sr-only"> {left === 1 ? 'day left' : 'days left'}</span>
      </p>
    </li>
  );
}
