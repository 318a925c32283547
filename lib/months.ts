import { addDays, getMonthName, parseIsoDate } from '@/lib/days';

/** The key of a month's checklist, where others have the number of a quotation: `2026-10`. */
export const MONTH_KEY_PATTERN = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (key: string): boolean => MONTH_KEY_PATTERN.test(key);

export const formatMonthKey = (month: string) =>
  `${getMonthName(`${month}-01`)} ${parseIsoDate(`${month}-01`).year}`;

export const getMonthKey = (day: string) => day.slice(0, 7);

export const getPreviousMonthKey = (month: string) => getMonthKey(addDays(`${month}-01`, -1));
export const getNextMonthKey = (month: string) => getMonthKey(addDays(`${month}-28`, 4));
