import { groupIndian } from '@/content/words/rupees';
import { type UnitBegun, unitIn, withoutUnit } from '@/lib/forms/amount-input-units';

/**
 * What an amount field does with its text. Everything works on the digits themselves and never on a
 * number, so that a long amount keeps every digit.
 *
 * Accepted are the digits 0 to 9, one decimal point, and what comes along with a copied amount:
 * spaces at the ends, ₹ in front, commas before the point. Anything else is refused whole: half of
 * a pasted text would be a wrong amount.
 */
const AMOUNT = /^₹?\s*([\d,]*)(\.\d*)?$/;

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

/** An accepted amount, its unit, and letters that may still become a unit. */
type AmountWithUnit = UnitBegun & { amount: string };

function readWithUnit(text: string): AmountWithUnit | null {
  const trimmed = text.trim();
  const letters = /[a-z]{1,9}$/i.exec(trimmed)?.[0] ?? '';
  const amount = acceptAmount(trimmed.slice(0, trimmed.length - letters.length));
  if (amount === null || letters === '') return amount === null ? null : noUnit(amount);
  const unit = /\d/.test(amount) ? unitIn(letters) : null;
  return unit && { amount, ...unit };
}

const noUnit = (amount: string): AmountWithUnit => ({ amount, unit: '', pending: '' });

function readWithoutUnit(text: string): AmountWithUnit | null {
  const amount = acceptAmount(text);
  return amount === null ? null : noUnit(amount);
}

/**
 * The digits of an amount in rupees, with or without a unit: 12.5 lakh is 1250000. `null` when
 * refused.
 */
export function understandAmount(text: string): string | null {
  const read = readWithUnit(text);
  return read && withoutUnit(read.amount, read.unit);
}

/** The amount as a number; `null` when the field is empty or holds no amount. */
export function parseAmount(text: string): number | null {
  const accepted = acceptAmount(text);
  return accepted === null || accepted === '' ? null : Number(accepted);
}

/**
 * The amount in a text that bypassed the checks on input: its digits and first point, grouped. The
 * point of a word in front, as in `Rs. 500`, is none of an amount.
 */
export function salvageAmount(text: string, units = false): string {
  const figures = text.replace(/^\D*[a-z]\./i, '').replace(/[^\d.]/g, '');
  const [whole = '', ...decimals] = figures.split('.');
  const salvaged = decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole;
  return groupIndian(
    (units ? understandAmount : acceptAmount)(text) ?? acceptAmount(salvaged) ?? '',
  );
}

/** The amount plus a step, not below zero, as grouped text without binary noise. */
export function stepAmount(text: string, step: number): string {
  const decimals = Math.max(decimalsOf(text), decimalsOf(String(step)));
  const stepped = Math.max(0, (parseAmount(text) ?? 0) + step).toFixed(Math.min(decimals, 20));
  return groupIndian(acceptAmount(String(Number(stepped))) ?? acceptAmount(text) ?? '');
}

function decimalsOf(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

export type AmountEdit = {
  text: string;
  caret: number;
  /** Letters typed after the text that are not shown, since they are no whole unit yet. */
  pending?: string;
};

/**
 * The field after an edit: `shown` is the text before it, `typed` and `caret` are what the browser
 * made of it. A refused edit restores the text.
 *
 * The caret keeps its distance from the right end, since zeros and commas come and go on its left.
 * Deleting a comma deletes the digit beside it, or the key would seem dead; deleting a letter of a
 * unit may leave a shorter unit or none. The field never shows letters that are not a whole unit;
 * `units` says that units are allowed, and which letters are pending.
 */
export function editAmount(
  shown: string,
  typed: string,
  caret: number,
  deleting: 'backward' | 'forward' | null = null,
  units: Pick<AmountEdit, 'pending'> | null = null,
): AmountEdit {
  const read = units ? readWithUnit : readWithoutUnit;
  const pending = units?.pending ?? '';
  let before = typed.slice(0, caret);
  let after = typed.slice(caret);
  if (pending && after === '' && /^[a-z]$/i.test(before.slice(shown.length))) {
    before = shown + pending + before.slice(shown.length);
  }
  if (units && deleting && read(typed) === null) {
    before = before.replace(/[a-z]/gi, '');
    after = after.replace(/[a-z]/gi, '');
  }
  let amount = read(before + after);
  if (amount === null) {
    return { text: shown, caret: Math.max(0, shown.length - (typed.length - caret)) };
  }
  const onlyCommaWent = typed.length === shown.length - 1 && textOf(amount) === shown;
  if (onlyCommaWent && deleting === 'backward') before = before.slice(0, -1);
  if (onlyCommaWent && deleting === 'forward') after = after.slice(1);
  if (onlyCommaWent) amount = read(before + after) ?? amount;

  const text = textOf(amount);
  const edit = { text, caret: caretBefore(text, countSignificant(after)) };
  return amount.pending ? { ...edit, pending: amount.pending } : edit;
}

const textOf = ({ amount, unit }: AmountWithUnit) => groupIndian(amount) + unit;

/** The caret after the text is replaced: as many digits stay on its right as before. */
export function carryCaret(from: string, caret: number, to: string): number {
  return caretBefore(to, countSignificant(from.slice(caret)));
}

function countSignificant(text: string): number {
  return text.replace(/[^\d.a-z]/gi, '').length;
}

/** The first position in `text` with `count` digits and points to its right. */
function caretBefore(text: string, count: number): number {
  let caret = text.length;
  let left = count;
  while (caret > 0 && (left > 0 || text[caret - 1] === ',')) {
    caret -= 1;
    if (text[caret] !== ',') left -= 1;
  }
  return caret;
}
