import type { Audience } from '@/content/types/due-dates';

export const getCalendarPath = (audience: Audience | 'all' = 'all') =>
  `/due-dates/${audience}.ics` as const;
