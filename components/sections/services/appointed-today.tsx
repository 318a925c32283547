'use client';

import { durations } from '@/content/durations';
import { byDay, DAYS_AWAY } from '@/lib/browser/dates';

/** How far away the last day of an incorporation is at most, if the firm says it in days; today is day 1. */
export const mostDays = Number(/(\d+) days?$/.exec(durations.incorporation)?.[1] ?? 1) - 1;

/** A date counted from the visitor's day, after some words; without script, the days alone. */
export function AppointedToday({ words }: { words: string }) {
  if (mostDays === 0) return null;
  return (
    <p className="mt-4 text-balance">
      {`${words} `}
      <b {...{ [DAYS_AWAY]: mostDays }} suppressHydrationWarning>
        {typeof window === 'undefined' ? `in ${mostDays} days` : byDay(mostDays)}
      </b>
    </p>
  );
}
