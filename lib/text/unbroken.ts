import { months } from '@/content/words/days';
import { noWrap } from '@/lib/dates';

const parts = [
  // The number of a quotation.
  'Q-\\d{4}-[\\dA-Z]+',
  // A span of hours or days.
  '\\d+-\\d+ (?:hours|days|working days)',
  // A year, and the name of a form: AY 2026-27, Form 141, MGT-7A, ITR-2/3.
  '(?:\\b[AF]Y )?\\b\\d{4}-\\d\\d\\b',
  '\\bForms? \\d[\\w-]*',
  '\\b[A-Z]{2,}(?:-[A-Z\\d][\\w/]*)+',
  // An amount in words, and a date.
  '₹[\\d.,]+ (?:lakh|crore)',
  `\\b\\d{1,2} (?:${months.join('|')})\\b(?: \\d{4})?`,
];

/** What is never broken across two lines. */
export const whole = new RegExp(`(${parts.join('|')})`);
const everyWhole = new RegExp(whole, 'g');

const WORD_JOINER = '\u2060';

/**
 * A text in parts, every second of which is to stay on one line and has a hyphen. What has none is
 * held together by no-break spaces.
 */
export const splitUnbrokenParts = (text: string): string[] =>
  text.replace(everyWhole, (part) => (part.includes('-') ? part : noWrap(part))).split(whole);

/** The same where a script writes the text, so that no element can hold a hyphen. */
export const joinUnbroken = (text: string): string =>
  text.replace(everyWhole, (part) => noWrap(part).replaceAll('-', `-${WORD_JOINER}`));
