import { groupIndian } from '@/content/words/rupees';
import { withoutUnseen, withPlainDigits } from '@/lib/characters';

/*
 * What an amount field does with its text. Everything works on the digits themselves and never on a
 * number, so that a long amount keeps every digit.
 *
 * Accepted are the digits of any script, one decimal point, and what comes along with a copied
 * amount: commas before the point, a currency in front or behind, `/-`, and the unit of the field.
 * Anything else is refused whole: half of a pasted text would be a wrong amount.
 */

/** What a field takes: rupees, with lakh and crore; a rate; a time; or a plain number. */
export type AmountKind = 'rupees' | 'percent' | 'years' | 'number';

/** In characters, far above what an amount has. */
const LONGEST = 1000;

const AMOUNT = /^([\d,]*)(\.\d*)?$/;

/** A word in front, digits with commas and a point, and what follows them. */
const PARTS = /^((?:[\p{L}\p{M}]+\.?\s*)?)([\d,]*(?:\.\d*)?)\s*(\D*)$/u;

/** The word for thousand, lakh or crore after an amount, with its power of ten. */
const UNITS = new Map([
  ...['k', 'thousand', 'हजार', 'हज़ार'].map((word) => [word, 3] as const),
  ...['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख'].map((word) => [word, 5] as const),
  ...['cr', 'crore', 'crores', 'करोड', 'करोड़'].map((word) => [word, 7] as const),
]);

const CURRENCIES = ['rs', 're', 'inr', 'rupees', 'rupee', '₹', '₨', 'रु', 'रुपये', 'रुपए'];

/** Every text that is one of each list, joined. */
const joined = (...lists: string[][]): string[] =>
  lists.reduce((texts, list) => texts.flatMap((text) => list.map((next) => text + next)), ['']);

const MONEY = [
  ['', ...CURRENCIES],
  ['', '/-', '/='],
  ['', 'only'],
];
/** What may follow an amount, without spaces; `cr` and `dr` are also those of an account. */
const ENDINGS: Record<AmountKind, string[]> = {
  rupees: joined(['', 'dr', ...UNITS.keys()], ...MONEY),
  number: joined(...MONEY),
  percent: joined(['', '%', 'percent', 'pc'], ['', 'pa', 'perannum', 'peryear']),
  years: ['', 'y', 'yr', 'yrs', 'year', 'years', 'साल', 'वर्ष'],
};
const FRONTS: Record<AmountKind, string[]> = {
  rupees: ['', ...CURRENCIES, 'rs.', 're.', 'inr.', 'रु.'],
  number: ['', ...CURRENCIES, 'rs.', 're.', 'inr.', 'रु.'],
  percent: [''],
  years: [''],
};

/** A text with the digits and marks of a keyboard, without what cannot be seen. */
const plain = (text: string): string =>
  withPlainDigits(withoutUnseen(text))
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u066c\u060c]/g, ',')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .normalize('NFC');

/** Whether a text begins like a negative amount, which is refused with its own message. */
export const isBelowZero = (text: string) => /^\s*₹?\s*-/.test(plain(text));

/**
 * A typed or pasted rate with its decimal comma as a point: `8,5` and `8,25 %`, not `1,000`. Not for
 * a text that this module has grouped.
 */
export const withDecimalPoint = (text: string): string =>
  plain(text).replace(/^([^,.]*),(?=\d{0,2}[^\d,.]*$)/, '$1.');

/** Digits with commas and a point as an amount without commas and leading zeros. */
function digitsOf(figures: string): string | null {
  const match = AMOUNT.exec(figures);
  if (!match) return null;
  const [, grouped = '', decimals = ''] = match;
  const digits = grouped.replaceAll(',', '');
  if (digits === '') return decimals === '' ? '' : `0${decimals}`;
  return digits.replace(/^0+(?=\d)/, '') + decimals;
}

/** The parts of an amount; what follows it may be there in part. `null` when it is refused. */
function read(text: string, kind: AmountKind) {
  const typed = plain(text).replace(/^\s*[₹₨]?\s*/, '');
  if (text.length > LONGEST) return null;
  const [, front = '', figures = '', end = ''] = PARTS.exec(typed) ?? [];
  const amount = digitsOf(figures);
  if (amount === null || (front + figures === '' && typed !== '')) return null;
  const word = front.trim().toLowerCase();
  if (!FRONTS[kind].some((one) => one.startsWith(word))) return null;
  const tail = end.replaceAll(/\s/g, '');
  // A point that ends a short form: Cr., Rs.
  const ending = tail.toLowerCase().replaceAll(/(?<=[\p{L}\p{M}])\./gu, '');
  if (!ENDINGS[kind].some((one) => one.startsWith(ending))) return null;
  return ending === '' || /\d/.test(figures) ? { front, amount, ending, tail } : null;
}

/** By how many places the point moves. */
function powerOf(amount: string, ending: string): number {
  const [whole = '', decimals = ''] = amount.split('.');
  // In a statement of account: after paise, and after a lakh or more, Cr is a credit.
  const isCredit = /^cr(?!o)/.test(ending) && (decimals.length === 2 || whole.length > 5);
  if (isCredit) return 0;
  return Math.max(0, ...Array.from(UNITS, ([unit, ten]) => (ending.startsWith(unit) ? ten : 0)));
}

/**
 * The digits of an amount: 12.5 lakh is 1250000, by moving the point. `null` when it is refused.
 */
export function understandAmount(text: string, kind: AmountKind = 'rupees'): string | null {
  const parts = read((kind === 'percent' ? withDecimalPoint(text) : text).trim(), kind);
  if (!parts) return null;
  const { amount, ending } = parts;
  const power = kind === 'rupees' ? powerOf(amount, ending) : 0;
  if (power === 0) return amount;
  const [whole = '', decimals = ''] = amount.split('.');
  const moved = whole + decimals.slice(0, power).padEnd(power, '0');
  const rest = decimals.slice(power);
  return moved.replace(/^0+(?=\d)/, '') + (rest === '' ? '' : `.${rest}`);
}

/** An amount without a unit, as digits; `null` when it is refused. */
export const acceptAmount = (text: string): string | null => understandAmount(text, 'number');

/** What a field shows of a text typed into it: grouped, with what follows. `null`: refused. */
export function showAmount(text: string, kind: AmountKind): string | null {
  const parts = read(text, kind);
  return parts && parts.front + groupIndian(parts.amount) + parts.tail;
}

/** What a field keeps of a text that it refuses: its digits. */
export const keepDigits = (text: string): string =>
  groupIndian(acceptAmount(plain(text).replaceAll(/[^\d.]/g, '')) ?? '');

/** The amount as a number; `null` when the field is empty or holds no amount. */
export function parseAmount(text: string): number | null {
  const accepted = acceptAmount(text);
  return accepted === null || accepted === '' ? null : Number(accepted);
}

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

/** The amount plus a step, not below zero, as grouped text without binary noise. */
export function stepAmount(text: string, step: number): string {
  const decimals = Math.max(decimalsOf(text), decimalsOf(String(step)));
  const stepped = Math.max(0, (parseAmount(text) ?? 0) + step).toFixed(Math.min(decimals, 20));
  return groupIndian(acceptAmount(String(Number(stepped))) ?? acceptAmount(text) ?? '');
}

/** The caret in `text` with as many characters but commas on its right as in `after`. */
export function caretBefore(text: string, after: string): number {
  let left = after.replaceAll(',', '').length;
  let caret = text.length;
  while (caret > 0 && (left > 0 || text[caret - 1] === ',')) {
    caret -= 1;
    if (text[caret] !== ',') left -= 1;
  }
  return caret;
}
