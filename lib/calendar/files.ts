import type { Audience } from '@/content/types/due-dates';

/** The folder of the due dates as files for download. */
export const DUE_DATES = '/due-dates';

/** The address of the calendar file for one audience, or for all. */
export const dueDateFile = (audience: Audience | 'all' = 'all') =>
  `${DUE_DATES}/${audience}.ics` as const;
