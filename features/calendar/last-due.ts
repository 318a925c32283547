import { dueDates } from '@/content/due-dates';
import type { DueDates } from '@/content/types/due-dates';
import { listDuesBetween } from '@/features/calendar/calendar';
import { addDays } from '@/lib/days';

const data: DueDates = dueDates;

/** The last day before `today` on which a rule of the calendar was due; '' if none in two years. */
export const findLastDue = (id: string, today: string): string =>
  listDuesBetween(data, addDays(today, -730), addDays(today, -1)).findLast(
    ({ rule }) => rule.id === id,
  )?.date ?? '';
