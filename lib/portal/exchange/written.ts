import { dayInIndia } from '@/lib/days';

/** The years in which a message can have been written. */
const FROM = Date.parse('2020-01-01');
const BEFORE = Date.parse('2101-01-01');

/** Whether a moment, in milliseconds, is one at which a message can have been written. */
export const isWritten = (at: number): boolean => at >= FROM && at < BEFORE;

/** The same day two years on, or 29 February of a year without one: only compared. */
const twoYearsOn = (day: string) => `${Number(day.slice(0, 4)) + 2}${day.slice(4)}`;

/** Whether the last day of an answer is its own day or one of the two years after. */
export function isValidLongEnough(answer: { at: number; validUntil: string }): boolean {
  // A moment out of bounds is refused by itself.
  if (!isWritten(answer.at)) return true;
  const day = dayInIndia(answer.at);
  return answer.validUntil >= day && answer.validUntil <= twoYearsOn(day);
}
