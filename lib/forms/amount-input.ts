import { groupIndian } from '@/content/words/rupees';
import { amountFaults } from '@/lib/forms/amount-faults';
import { withoutUnseen, withPlainDigits } from '@/lib/text/characters';

/**
 * What an amount field makes of its text, typed or pasted. Everything works on the digits and never
 * on a number, so that a long amount keeps every digit. Accepted are the digits of any script, one
 * decimal point, commas between groups, and what is copied along with an amount: a currency in
 * front or behind, `/-`, and the unit of the field. Anything else is rejected whole: half of a text
 * would be a wrong amount.
 */

export type AmountKind = 'rupees' | 'percent' | 'years' | 'number';

/** In characters, far above what an amount has. */
const LONGEST = 1000;

const UNITS = new Map([
  ...['k', 'thousand', 'हजार', 'हज़ार'].map((word) => [word.normalize('NFC'), 3] as const),
  ...['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख'].map((word) => [word, 5] as const),
  ...['cr', 'crore', 'crores', 'करोड', 'करोड़'].map((word) => [word.normalize('NFC'), 7] as const),
]);

const matchAny = (...alternatives: string[]) =>
  `(?:${alternatives.join('|')})(?![\\p{L}\\p{M}])\\s*`;

const FIGURE = '(?:\\d[\\d,]*(?:\\.\\d*)?|\\.\\d+)';
const UNIT = matchAny(...UNITS.keys());
const CURRENCIES = ['rs', 're', 'inr', 'rupees', 'rupee', '₹', '₨', 'रु', 'रुपये', 'रुपए'];
const CURRENCY = matchAny(...CURRENCIES);
const YEARS = matchAny('y', 'yr', 'yrs', 'year', 'years', 'साल', 'वर्ष');
const MONTHS = matchAny('mo', 'mos', 'month', 'months', 'mth', 'mths', 'महीने', 'माह');

const createPattern = (text: string) => new RegExp(`^${text}$`, 'u');
const NOTHING = createPattern(`(?:${CURRENCY})?`);
/** `dr` and `cr` come from statements of account. */
const MONEY = createPattern(
  `(?:${CURRENCY})?(${FIGURE}\\s*|(?:${FIGURE}\\s*${UNIT})+)(?:${matchAny('dr')})?(?:${CURRENCY})?(?:/[-=]\\s*)?(?:only)?`,
);
const PART = new RegExp(`(${FIGURE})\\s*([\\p{L}\\p{M}]*)`, 'gu');
const RATE = createPattern(
  `(${FIGURE})\\s*(?:%|per\\s*cent|pc)?\\s*(?:p\\s*a|per\\s*annum|per\\s*year)?`,
);
const TIME = createPattern(`(${FIGURE})\\s*(?:${YEARS})?`);
const TIME_IN_MONTHS = createPattern(`(?:(\\d{1,3})\\s*${YEARS})?(\\d{1,4})\\s*${MONTHS}`);
const BELOW_ZERO = createPattern(`(?:${CURRENCY})?(?:-.*|\\(.*\\d.*\\))`);

/** Commas as in India or the West: `1,00,000`, `100,000`. */
const GROUPED = /^\d*$|^\d{1,3}(,\d{2,3})*,\d{3}$/;

const simplify = (text: string): string =>
  withPlainDigits(withoutUnseen(text))
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u066c\u060c]/g, ',')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .normalize('NFC');

/** Trimmed, in small letters, without the point of an abbreviation: Cr., Rs. */
const makeReadable = (text: string): string =>
  text.length > LONGEST
    ? '?'
    : simplify(text)
        .trim()
        .toLowerCase()
        .replaceAll(/(?<=[\p{L}\p{M}])\./gu, '');

/**
 * The digits of a number, with its point moved by `power` places; `null` if its commas are wrong.
 */
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

/** After a group comma and from 1,000 up, Cr means a credit, as in a statement of account. */
const isCredit = (figure: string) =>
  figure.includes(',') || /\d{4}/.test(figure.split('.')[0] ?? '');

/**
 * In `1 lakh 50 thousand` each part is less than one of the unit before it, which has no decimals.
 */
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

/** A rate may have a decimal comma: `8,5` and `8,25 %`, but not `1,000`. */
const withDecimalPoint = (text: string): string =>
  text.replace(/^([^,.]*),(?=\d{1,2}[^\d,.]*$)/, '$1.');

/** By quarters of a year; other months have no exact decimal. */
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
 * The digits of an amount: `12.5 lakh` is 1250000; '' for an empty field. `null` if it is rejected.
 */
export function understandAmount(text: string, kind: AmountKind = 'rupees'): string | null {
  const typed = makeReadable(text);
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

/** `null` if the text is accepted. */
export function findAmountError(text: string, kind: AmountKind): string | null {
  if (understandAmount(text, kind) !== null) return null;
  if (BELOW_ZERO.test(makeReadable(text))) return amountFaults.belowZero;
  return amountFaults.notRead[kind];
}

/** `null` if the text is rejected. */
export const acceptAmount = (text: string): string | null => understandAmount(text, 'number');

const regroup = (text: string): string =>
  text.replace(/(?<![.\d,])[\d,]*\d[\d,]*/, (figure) =>
    groupIndian(figure.replaceAll(',', '').replace(/^0+(?=\d)/, '')),
  );

/** A sign, a bracket or the beginning of a currency can become an amount. */
const beginsAmount = (text: string): boolean => {
  const letters = text.replace(/^[₹₨(+-]+/, '').replaceAll(/[\s.]/g, '');
  return text === '' || (/\S/.test(text) && CURRENCIES.some((word) => word.startsWith(letters)));
};

/**
 * What a field shows of its text while it is typed: the first number in Indian groups. Letters
 * where an amount should begin are dropped. Commas that a person typed stay until the whole is
 * read, so that the comma of `1,5 lakh` does not vanish.
 */
export function showAmount(text: string, before: string, added: string): string {
  const shown = simplify(text);
  if (added !== '' && !/\d/.test(shown) && !beginsAmount(shown.toLowerCase())) return before;
  return (text === added || before === regroup(before)) && !simplify(added).includes(',')
    ? regroup(shown)
    : shown;
}

/** `null` if the field is empty or holds no amount. */
export function parseAmount(text: string): number | null {
  const accepted = acceptAmount(text);
  return accepted === null || accepted === '' ? null : Number(accepted);
}

const countDecimals = (text: string) => text.split('.')[1]?.length ?? 0;

/** The amount plus a step, not below zero and without binary noise. */
export function stepAmount(text: string, step: number): string {
  const decimals = Math.max(countDecimals(text), countDecimals(String(step)));
  const stepped = Math.max(0, (parseAmount(text) ?? 0) + step).toFixed(Math.min(decimals, 20));
  return groupIndian(acceptAmount(String(Number(stepped))) ?? acceptAmount(text) ?? '');
}

/** The caret in `text` with as many characters on its right as in `after`, commas not counted. */
export function findCaret(text: string, after: string): number {
  let left = after.replaceAll(',', '').length;
  let caret = text.length;
  while (caret > 0 && (left > 0 || text[caret - 1] === ',')) {
    caret -= 1;
    if (text[caret] !== ',') left -= 1;
  }
  return caret;
}
