import type { IsoDate } from '@/content/types/units';

/** In `en-IN`. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const partsOf = (date: IsoDate) => date.split('-').map(Number);

/** Without its year: `31 July`. */
export function formatDayAndMonth(date: IsoDate): string {
  const [, month = 1, day] = partsOf(date);
  return `${day} ${months[month - 1]}`;
}

/** Of a day on which something falls due. */
export const dueToday = 'Due today';
/** Before the day on which to act, where a due date is a Sunday. */
export const doBy = 'a Sunday: do it by';

/** `21 November 2026` */
export const formatFullDate = (date: IsoDate): string =>
  `${formatDayAndMonth(date)} ${partsOf(date)[0]}`;
