import { groupIndian } from '@/content/words/rupees';

/**
 * What an amount field does with its text. Everything works on the digits themselves and never on a
 * number, so that a long amount keeps every digit.
 *
 * Accepted are the digits 0 to 9, one decimal point, and what comes along with a copied amount:
 * spaces at the ends, ₹ in front, commas before the point. Anything else is refused whole: half of
 * a pasted text would be a wrong amount.
 */
const AMOUNT = /^₹?\s*([\d,]*)(\.\d*)?$/;

/** The same in a field of rupees: Rs or INR in front, typed in part or whole, and a unit. */
const IN_RUPEES = /^₹?\s*((?:r(?:s\.?)?|i(?:nr?)?)\s*)?([\d,]*(?:\.\d*)?)\s*([a-z]{0,9})$/i;

/** In characters, far above what an amount has. */
const LONGEST = 1000;

/** Words for thousand, lakh and crore after an amount, with the power of ten of each. */
const UNITS = [
  ...['k', 'thousand'].map((word) => [word, 3] as const),
  ...['l', 'lac', 'lacs', 'lakh', 'lakhs'].map((word) => [word, 5] as const),
  ...['cr', 'crore', 'crores'].map((word) => [word, 7] as const),
];

/** Whether a text begins like a negative amount, which is refused with its own message. */
export const isBelowZero = (text: string) => /^\s*₹?\s*[-\u2212]/.test(text);

/** The amount without ₹, commas and leading zeros; `null` when it is refused. */
export function acceptAmount(text: string): string | null {
  const match = AMOUNT.exec(text.trim());
  if (!match) return null;
  const [, grouped = '', decimals = ''] = match;
  const digits = grouped.replaceAll(',', '');
  if (digits === '') return decimals === '' ? '' : `0${decimals}`;
  return digits.replace(/^0+(?=\d)/, '') + decimals;
}

/** The parts of an amount in rupees; its letters begin a unit. `null` when it is refused. */
function readRupees(text: string) {
  if (text.length > LONGEST) return null;
  const [, word = '', figures = '', letters = ''] = IN_RUPEES.exec(text.trimStart()) ?? [];
  const amount = acceptAmount(figures);
  const typed = letters.toLowerCase();
  const isUnit = /\d/.test(figures) && UNITS.some(([unit]) => unit.startsWith(typed));
  const isRead = amount !== null && (word + figures !== '' || text.trim() === '');
  return isRead && (typed === '' || isUnit) ? { word, amount, typed, letters } : null;
}

/**
 * The digits of an amount in rupees, with or without a unit: 12.5 lakh is 1250000, by moving the
 * point. `null` when refused.
 */
export function understandAmount(text: string): string | null {
  const read = readRupees(text.trim());
  if (!read) return null;
  const { amount, typed } = read;
  const power = Math.max(
    0,
    ...UNITS.flatMap(([unit, ten]) => (typed.startsWith(unit) ? [ten] : [])),
  );
  if (power === 0) return amount;
  const [whole = '', decimals = ''] = amount.split('.');
  const moved = whole + decimals.slice(0, power).padEnd(power, '0');
  const rest = decimals.slice(power);
  return moved.replace(/^0+(?=\d)/, '') + (rest === '' ? '' : `.${rest}`);
}

/** What a field shows of a text typed into it: grouped, in rupees with its unit. `null`: refused. */
export function showAmount(text: string, inRupees: boolean): string | null {
  if (!inRupees) {
    const amount = acceptAmount(text);
    return amount === null ? null : groupIndian(amount);
  }
  const read = readRupees(text);
  return read && read.word + groupIndian(read.amount) + read.letters;
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
export function caretBefore(text: string, after: string): number {
  let left = after.replaceAll(',', '').length;
  let caret = text.length;
  while (caret > 0 && (left > 0 || text[caret - 1] === ',')) {
    caret -= 1;
    if (text[caret] !== ',') left -= 1;
  }
  return caret;
}
