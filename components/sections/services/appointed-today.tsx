'use client';

import { durations } from '@/content/durations';
import { byDay, DAYS_AWAY } from '@/lib/browser/dates';

/** The most days that an incorporation takes, if the firm says it in days. */
export const mostDays = Number(/(\d+) days?$/.exec(durations.incorporation)?.[1] ?? 0);

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
