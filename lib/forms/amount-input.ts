import { groupIndian } from '@/content/words/rupees';
import { amountFaults } from '@/lib/forms/amount-faults';
import { withoutUnseen, withPlainDigits } from '@/lib/text/characters';

/*
 * What an amount field makes of its text, typed or pasted. Everything works on the digits
 * themselves and never on a number, so that a long amount keeps every digit.
 *
 * Accepted are the digits of any script, one decimal point, commas between groups, and what comes
 * along with a copied amount: a currency in front or behind, `/-`, and the unit of the field.
 * Anything else is refused whole: half of a text would be a wrong amount.
 */

/** What a field takes: rupees, with lakh and crore; a rate; a time; or a plain number. */
export type AmountKind = 'rupees' | 'percent' | 'years' | 'number';

/** In characters, far above what an amount has. */
const LONGEST = 1000;

/** The word for thousand, lakh or crore after an amount, with its power of ten. */
const UNITS = new Map([
  ...['k', 'thousand', 'हजार', 'हज़ार'].map((word) => [word.normalize('NFC'), 3] as const),
  ...['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख'].map((word) => [word, 5] as const),
  ...['cr', 'crore', 'crores', 'करोड', 'करोड़'].map((word) => [word.normalize('NFC'), 7] as const),
]);

/** One of these words, in its whole length, and the spaces after it. */
const oneOf = (...words: string[]) => `(?:${words.join('|')})(?![\\p{L}\\p{M}])\\s*`;

const FIGURE = '(?:\\d[\\d,]*(?:\\.\\d*)?|\\.\\d+)';
const UNIT = oneOf(...UNITS.keys());
const CURRENCIES = ['rs', 're', 'inr', 'rupees', 'rupee', '₹', '₨', 'रु', 'रुपये', 'रुपए'];
const CURRENCY = oneOf(...CURRENCIES);
const YEARS = oneOf('y', 'yr', 'yrs', 'year', 'years', 'साल', 'वर्ष');
const MONTHS = oneOf('mo', 'mos', 'month', 'months', 'mth', 'mths', 'महीने', 'माह');

const pattern = (text: string) => new RegExp(`^${text}$`, 'u');
const NOTHING = pattern(`(?:${CURRENCY})?`);
/** `dr`, as `cr`, is that of a statement of account. */
const MONEY = pattern(
  `(?:${CURRENCY})?(${FIGURE}\\s*|(?:${FIGURE}\\s*${UNIT})+)(?:${oneOf('dr')})?(?:${CURRENCY})?(?:/[-=]\\s*)?(?:only)?`,
);
const PART = new RegExp(`(${FIGURE})\\s*([\\p{L}\\p{M}]*)`, 'gu');
const RATE = pattern(
  `(${FIGURE})\\s*(?:%|per\\s*cent|pc)?\\s*(?:p\\s*a|per\\s*annum|per\\s*year)?`,
);
const TIME = pattern(`(${FIGURE})\\s*(?:${YEARS})?`);
const TIME_IN_MONTHS = pattern(`(?:(\\d{1,3})\\s*${YEARS})?(\\d{1,4})\\s*${MONTHS}`);
/** With a sign, or in the brackets of accounts. */
const BELOW_ZERO = pattern(`(?:${CURRENCY})?(?:-.*|\\(.*\\d.*\\))`);

/** Commas as India or the West sets them: `1,00,000`, `100,000`. */
const GROUPED = /^\d*$|^\d{1,3}(,\d{2,3})*,\d{3}$/;

/** A text with the digits and marks of a keyboard, without what cannot be seen. */
const plain = (text: string): string =>
  withPlainDigits(withoutUnseen(text))
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u066c\u060c]/g, ',')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .normalize('NFC');

/** A text as it is read: trimmed, in small letters, without the point of a short form: Cr., Rs. */
const readable = (text: string): string =>
  text.length > LONGEST
    ? '?'
    : plain(text)
        .trim()
        .toLowerCase()
        .replaceAll(/(?<=[\p{L}\p{M}])\./gu, '');

/** The digits of one figure, its point moved by so many places; `null` where its commas are wrong. */
function shift(figure: string, power = 0): { whole: bigint; rest: string } | null {
  const [grouped = '', decimals = ''] = figure.split('.');
  if (!GROUPED.test(grouped)) return null;
  const moved = grouped.replaceAll(',', '') + decimals.slice(0, power).padEnd(power, '0');
  return { whole: BigInt(moved), rest: decimals.slice(power) };
}

const join = (whole: bigint, rest: string) => (rest === '' ? `${whole}` : `${whole}.${rest}`);

function readFigure(figure: string): string | null {
  const shifted = shift(figure);
  return shifted && join(shifted.whole, shifted.rest);
}

/** In a statement of account: after a group comma, and from 1,000 up, Cr is a credit. */
const isCredit = (figure: string) =>
  figure.includes(',') || /\d{4}/.test(figure.split('.')[0] ?? '');

/** `1 lakh 50 thousand`: each part is less than one of the unit before, which has no decimals. */
function readParts(text: string): string | null {
  const parts = Array.from(text.matchAll(PART), ([, figure = '', unit = '']) => ({ figure, unit }));
  let total = 0n;
  let rest = '';
  let hasPoint = false;
  let limit: bigint | null = null;
  for (const { figure, unit } of parts) {
    const power =
      unit === 'cr' && parts.length === 1 && isCredit(figure) ? 0 : (UNITS.get(unit) ?? 0);
    const shifted = shift(figure, power);
    if (!shifted || hasPoint || (limit !== null && shifted.whole >= limit)) return null;
    total += shifted.whole;
    rest = shifted.rest;
    hasPoint = figure.includes('.');
    limit = 10n ** BigInt(power);
  }
  return join(total, rest);
}

/** A rate with its decimal comma as a point: `8,5` and `8,25 %`, not `1,000`. */
const withDecimalPoint = (text: string): string =>
  text.replace(/^([^,.]*),(?=\d{1,2}[^\d,.]*$)/, '$1.');

/** The decimals of a year by its quarters; other months come to no decimal. */
const QUARTERS = ['', '25', '5', '75'];

function readTime(text: string): string | null {
  const [, figure] = TIME.exec(text) ?? [];
  if (figure !== undefined) return readFigure(figure);
  const [, years, months] = TIME_IN_MONTHS.exec(text) ?? [];
  const count = Number(months);
  if (months === undefined || count % 3 !== 0 || (years !== undefined && count >= 12)) return null;
  return join(
    BigInt(years ?? 0) + BigInt(Math.floor(count / 12)),
    QUARTERS[(count % 12) / 3] ?? '',
  );
}

/**
 * The digits of an amount: 12.5 lakh is 1250000, by moving the point; '' for an empty field. `null`
 * when it is refused.
 */
export function understandAmount(text: string, kind: AmountKind = 'rupees'): string | null {
  const typed = readable(text);
  if (typed === '') return '';
  if (kind === 'years') return readTime(typed);
  if (kind === 'percent') {
    const [, rate] = RATE.exec(withDecimalPoint(typed)) ?? [];
    return rate === undefined ? null : readFigure(rate);
  }
  if (NOTHING.test(typed)) return '';
  const [, body] = MONEY.exec(typed) ?? [];
  if (body === undefined) return null;
  return kind === 'rupees' ? readParts(body) : readFigure(body.trim());
}

/** Why a field refuses its text, as a sentence; `null` if it does not. */
export function findAmountFault(text: string, kind: AmountKind): string | null {
  if (understandAmount(text, kind) !== null) return null;
  if (BELOW_ZERO.test(readable(text))) return amountFaults.belowZero;
  return amountFaults.notRead[kind];
}

/** An amount without a unit, as digits; `null` when it is refused. */
export const acceptAmount = (text: string): string | null => understandAmount(text, 'number');

/** The first figure of a text in Indian groups. */
const regroup = (text: string): string =>
  text.replace(/(?<![.\d,])[\d,]*\d[\d,]*/, (figure) =>
    groupIndian(figure.replaceAll(',', '').replace(/^0+(?=\d)/, '')),
  );

/** Whether a text without a digit can become an amount: a sign, a bracket, or a currency so far. */
const beginsAmount = (text: string): boolean => {
  const letters = text.replace(/^[₹₨(+-]+/, '').replaceAll(/[\s.]/g, '');
  return text === '' || (/\S/.test(text) && CURRENCIES.some((word) => word.startsWith(letters)));
};

/**
 * What a field shows of its text while it is typed: the first figure in Indian groups. Letters in place
 * of an amount are not taken in. Commas that a person has typed stay until the whole is read: those of
 * `1,5 lakh` must not vanish.
 */
export function showAmount(text: string, before: string, added: string): string {
  const shown = plain(text);
  if (added !== '' && !/\d/.test(shown) && !beginsAmount(shown.toLowerCase())) return before;
  return (text === added || before === regroup(before)) && !plain(added).includes(',')
    ? regroup(shown)
    : shown;
}

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
export function findCaret(text: string, after: string): number {
  let left = after.replaceAll(',', '').length;
  let caret = text.length;
  while (caret > 0 && (left > 0 || text[caret - 1] === ',')) {
    caret -= 1;
    if (text[caret] !== ',') left -= 1;
  }
  return caret;
}
