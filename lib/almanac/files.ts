import type { Audience } from '@/lib/content/due-dates-schema';

/** Where the due dates are as files; they are no pages. */
export const DUE_DATES = '/due-dates';

/** The calendar file of one of those who can choose themselves, or of all. */
export const dueDateFile = (audience: Audience | 'all' = 'all') => `${DUE_DATES}/${audience}.ics`;

/** All that the almanac knows, as plain text. */
export const DUE_DATES_TEXT = `${DUE_DATES}/all.txt`;
