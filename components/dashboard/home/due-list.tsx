'use client';

import { useMemo } from 'react';
import { NoLines, Part, PartFoot, PartLine, PartLink } from '@/components/dashboard/home/part';
import { useToday } from '@/components/dashboard/shell/use-now';
import { almanac } from '@/content/almanac';
import { dashboard } from '@/content/dashboard';
import { dueDates } from '@/content/due-dates';
import type { Audience, DueDates } from '@/content/types/due-dates';
import { binds, type Due, duesBetween, lineOf, titleOf } from '@/lib/almanac/almanac';
import { addDays, dayAndMonth, daysBetween, weekdayName } from '@/lib/days';
import type { Profile } from '@/lib/portal/database/records';
import { audiencesOf, bindsHolder, holderOf } from '@/lib/portal/overview/audiences';

const words = dashboard.due;
const SHOWN = 5;

const data: DueDates = dueDates;

/** Most often enough for the dates shown: to work out all of them is a long task on a phone. */
const DAYS_AHEAD = 62;

/** The first due dates from `today` on that bind a client of these kinds, who is this holder. */
function nextFor(who: readonly Audience[], holder: string | null, today: string): Due[] {
  const from = today > data.from ? today : data.from;
  const found = (until: string) =>
    duesBetween(data, from, until)
      .filter(({ rule }) => binds(rule, who) && bindsHolder(rule, holder))
      .slice(0, SHOWN);
  const soon = addDays(from, DAYS_AHEAD);
  const first = soon < data.until ? found(soon) : [];
  return first.length < SHOWN ? found(data.until) : first;
}

/** The next due dates for a client with this profile, by the date in India. */
export function DueList({ profile }: { profile: Profile | undefined }) {
  const today = useToday();
  const { who, next } = useMemo(() => {
    const kinds = audiencesOf(profile);
    return { who: kinds, next: nextFor(kinds, holderOf(profile), today) };
  }, [profile, today]);

  const [whose, rest] = who.length > 0 ? words.byProfile : words.forAll;

  return (
    <Part
      heading={words.heading}
      note={<PartLink href="/services/compliance#almanac">{words.all}</PartLink>}
      isRuledAcross
    >
      <PartLine>
        <span>
          {words.today} {dayAndMonth(today)}
        </span>
        <span>{words.left}</span>
      </PartLine>
      {next.length === 0 ? (
        <NoLines>{almanac.ended}</NoLines>
      ) : (
        <ul className="@[56rem]:contents">
          {next.map((due) => (
            <DueLine key={`${due.rule.id} ${due.date}`} due={due} today={today} />
          ))}
        </ul>
      )}
      <PartFoot>
        {whose}
        {rest}
      </PartFoot>
    </Part>
  );
}

/** In characters: what a line of the narrowest of three columns holds. */
const LINE = 27;

function DueLine({ due, today }: { due: Due; today: string }) {
  const { date, rule, part, isSunday } = due;
  const isLong = part !== undefined && lineOf(due).length > LINE;
  const [day, month = ''] = dayAndMonth(date).split(' ');
  const mark = rule.mark === 'primary' ? null : words.marks[rule.mark];
  const left = daysBetween(today, date);
  return (
    <li className="flex min-h-15 items-center gap-3 border-rule border-b py-1.5 leading-tight @[56rem]:items-start">
      <p className="w-10 shrink-0">
        <span className="amount block text-xl leading-none">{day}</span>
        <span className="text-sm text-soft">{month.slice(0, 3)}</span>
      </p>
      <p className="min-w-0 flex-1 wrap-anywhere">
        {isLong ? titleOf(rule) : lineOf(due)}
        <span className="mt-0.5 block text-sm text-soft">
          {isLong && `${part}\u00a0· `}
          {isSunday ? words.sunday : weekdayName(date)}
          {mark && `, ${mark}`}
        </span>
      </p>
      <p className="shrink-0 self-start pt-1.5 text-right @[56rem]:pt-0">
        <span className="amount text-xl leading-none">{left}</span>
        <span className="sr-only"> {left === 1 ? 'day left' : 'days left'}</span>
      </p>
    </li>
  );
}
