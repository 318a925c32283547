import type { IsoDate } from '@/content/types/units';

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

const splitDate = (date: IsoDate) => date.split('-').map(Number);

export function formatDayAndMonth(date: IsoDate): string {
  const [, month = 1, day] = splitDate(date);
  return `${day} ${months[month - 1]}`;
}

export const dueToday = 'Due today';
export const aSunday = 'a Sunday';
export const doBy = `${aSunday}: do it by`;

export const formatFullDate = (date: IsoDate): string =>
  `${formatDayAndMonth(date)} ${splitDate(date)[0]}`;
