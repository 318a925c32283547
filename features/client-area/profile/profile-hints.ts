import type { IsoDate } from '@/content/types/units';
import { getDayInIndia, parseIsoDate } from '@/lib/days';
import { withoutUnseen, withPlainDigits } from '@/lib/text/characters';

/** In years. */
const OLDEST = 125;

/** `null` if it may be a number of any country. A hint never blocks saving. */
export function getMobileHint(value: string): string | null {
  const number = withPlainDigits(withoutUnseen(value)).replaceAll(/[\s().\p{Pd}]/gu, '');
  const isForeign = /^(\+|00)(?!91|0)\d{7,14}$/.test(number);
  if (number === '' || isForeign || /^((\+|00)?91)?0?[6-9]\d{9}$/.test(number)) return null;
  return 'A mobile number of India has ten digits, the first from 6 to 9.';
}

/** `null` if somebody may be born on it, or if it is empty. */
export function getBirthDateHint(date: IsoDate, today = getDayInIndia(Date.now())): string | null {
  if (date === '') return null;
  const years = parseIsoDate(today).year - parseIsoDate(date).year;
  if (years < 0 || (date.length === today.length && date > today))
    return 'This day is still to come.';
  return years > OLDEST ? `This day is more than ${OLDEST} years ago.` : null;
}
