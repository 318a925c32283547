import { months } from '@/content/words/days';
import { preventWrap } from '@/lib/dates';

const parts = [
  // A quotation number.
  'Q-\\d{4}-[\\dA-Z]+',
  '\\d+-\\d+ (?:hours|days|working days)',
  // A year, or the name of a form: AY 2026-27, Form 141, MGT-7A, ITR-2/3.
  '(?:\\b[AF]Y )?\\b\\d{4}-\\d\\d\\b',
  '\\bForms? \\d[\\w-]*',
  '\\b[A-Z]{2,}(?:-[A-Z\\d][\\w/]*)+',
  '₹[\\d.,]+ (?:lakh|crore)',
  `\\b\\d{1,2} (?:${months.join('|')})\\b(?: \\d{4})?`,
];

export const whole = new RegExp(`(${parts.join('|')})`);
const everyWhole = new RegExp(whole, 'g');

const WORD_JOINER = '\u2060';

/**
 * Every second part has a hyphen and must stay on one line. Text without a hyphen is held together
 * by no-break spaces.
 */
export const splitUnbrokenParts = (text: string): string[] =>
  text.replace(everyWhole, (part) => (part.includes('-') ? part : preventWrap(part))).split(whole);

/** For text written by script, which cannot make an element to hold a hyphen. */
export const joinUnbroken = (text: string): string =>
  text.replace(everyWhole, (part) => preventWrap(part).replaceAll('-', `-${WORD_JOINER}`));
