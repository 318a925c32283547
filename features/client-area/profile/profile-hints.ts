import type { IsoDate } from '@/content/types/units';
import { getDayInIndia, parseIsoDate } from '@/lib/days';
import { withoutUnseen, withPlainDigits } from '@/lib/text/characters';

/** In years. Nobody is older. */
const OLDEST = 125;

/** A hint beside a mobile number; `null` if it may be one, of any country. It never blocks saving. */
export function getMobileHint(value: string): string | null {
  const number = withPlainDigits(withoutUnseen(value)).replaceAll(/[\s().\p{Pd}]/gu, '');
  const isForeign = /^(\+|00)(?!91|0)\d{7,14}$/.test(number);
  if (number === '' || isForeign || /^((\+|00)?91)?0?[6-9]\d{9}$/.test(number)) return null;
  return 'A mobile number of India has ten digits, the first from 6 to 9.';
}

/** A hint beside a date of birth; `null` if somebody may be born on it, or if it is empty. */
export function getBirthDateHint(date: IsoDate, today = getDayInIndia(Date.now())): string | null {
  if (date === '') return null;
  const years = parseIsoDate(today).year - parseIsoDate(date).year;
  if (years < 0 || (date.length === today.length && date > today))
    return 'This day is still to come.';
  return years > OLDEST ? `This day is more than ${OLDEST} years ago.` : null;
}
