import { addDays, getMonthName, parseIsoDate } from '@/lib/days';

/** A month as the key of its papers, in the place of a quotation's number: `2026-10`. */
export const MONTH_KEY_PATTERN = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (key: string): boolean => MONTH_KEY_PATTERN.test(key);

/** `October 2026` */
export const formatMonthKey = (month: string) =>
  `${getMonthName(`${month}-01`)} ${parseIsoDate(`${month}-01`).year}`;

/** The month of a day. */
export const getMonthKey = (day: string) => day.slice(0, 7);

export const getPreviousMonthKey = (month: string) => getMonthKey(addDays(`${month}-01`, -1));
export const getNextMonthKey = (month: string) => getMonthKey(addDays(`${month}-28`, 4));
