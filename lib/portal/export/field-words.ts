import { isStrict } from '@/content/words/conduct';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { formatBytes, formatRupees, formatRupeesAndPaise } from '@/lib/format';

export type Line = { label: string; words: string };

const abbreviations: Record<string, string> = { gst: 'GST', pan: 'PAN', sms: 'SMS' };

/** The label of a field by its name: `gstNumber` is `GST number`. */
export function labelOf(field: string): string {
  const [first = '', ...rest] = field
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .split(' ')
    .map((word) => abbreviations[word] ?? word);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}

/** A moment in milliseconds; one in another form that is none is shown as it is. */
export function momentWords(moment: number | string): string {
  const at = typeof moment === 'number' ? moment : Date.parse(moment);
  return Number.isNaN(at) ? String(moment) : formatDay(dayInIndia(at));
}

/** Date fields also accept years of more than four digits; such a date is shown as typed. */
const dayWords = (day: string): string =>
  Number.isNaN(Date.parse(day)) || day.length !== 10 ? day : formatDay(day);

/** Empty where the quotation will name the fee: under the strict conduct, none is kept before that. */
export const feeWords = (rupees: number): string =>
  isStrict && rupees === 0 ? '' : formatRupees(rupees);

/** What the end of a field's name says of its value. */
const bySuffix: readonly (readonly [suffix: RegExp, words: (value: never) => string])[] = [
  [/(^at|At)$/, momentWords],
  [/(^date|On|Until)$|^dateOf/, dayWords],
  [/Paise$/, (paise: number) => formatRupeesAndPaise(paise / 100)],
  [/(^price|^total|Rupees)$/, (rupees: number) => feeWords(rupees) || 'by quotation'],
  [/(^size|Bytes)$/, formatBytes],
];

/** The value of a field in words, by the end of its name and, without one that says more, its type. */
export function wordsOf(field: string, value: unknown): string {
  if (value === null || value === '') return 'none';
  const found = bySuffix.find(([suffix]) => suffix.test(field));
  if (found) return found[1](value as never);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (ArrayBuffer.isView(value)) return formatBytes(value.byteLength);
  return String(Array.isArray(value) ? value.length : value);
}

/** Fields in words; those without a value are left out. */
export const fieldLines = (fields: Readonly<Record<string, unknown>>): Line[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    value === undefined || value === ''
      ? []
      : { label: labelOf(field), words: wordsOf(field, value) },
  );

export const choiceLines = (choices: Readonly<Record<string, boolean>>): Line[] =>
  Object.entries(choices).map(([name, isOn]) => ({
    label: labelOf(name),
    words: isOn ? 'on' : 'off',
  }));
