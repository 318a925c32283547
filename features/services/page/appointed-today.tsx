'use client';

import { durations } from '@/content/durations';
import { closedDates, site } from '@/content/site';
import { formatOpenMark } from '@/content/words/hours';
import { DATE_PART, DAYS_AWAY } from '@/lib/browser/attributes';
import { formatWorkPlan } from '@/lib/browser/dates';

/** How far away the last day of an incorporation is at most, if the firm says it in days; the call is day 1. */
export const mostDays = Number(/(\d+) days?$/.exec(durations.incorporation)?.[1] ?? 1) - 1;

const mark = `${mostDays} ${formatOpenMark(site.hours, closedDates)}`;

type Props = { copy: { call: string; aim: string } };

export function AppointedToday({ copy }: Props) {
  if (mostDays === 0) return null;
  const [call, by] =
    typeof window === 'undefined'
      ? [copy.call, `in ${mostDays} days`]
      : formatWorkPlan(mark, Date.now());
  return (
    <p className="mt-4 text-balance" {...{ [DAYS_AWAY]: mark }}>
      <span {...{ [DATE_PART]: 'call' }} suppressHydrationWarning>
        {call}
      </span>
      {` ${copy.aim} `}
      <b {...{ [DATE_PART]: 'by' }} suppressHydrationWarning>
        {by}
      </b>
      .
    </p>
  );
}
