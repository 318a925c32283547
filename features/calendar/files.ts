import type { Audience } from '@/content/types/due-dates';

/** The address of the calendar file for one audience, or for all: app/due-dates/ writes it. */
export const getCalendarPath = (audience: Audience | 'all' = 'all') =>
  `/due-dates/${audience}.ics` as const;
