/** Rounding happens here and nowhere else: calculators return exact values. */
import { groupIndian } from '@/content/words/rupees';
import { type Amount, Exact, sum } from '@/lib/exact';

const MINUS = '\u2212';
const NOT_AN_AMOUNT = 'not an amount';

/** Half up. Throws a RangeError for anything that is not an amount. */
export function roundRupees(rupees: Exact): Exact;
export function roundRupees(rupees: number): number;
export function roundRupees(rupees: Amount): Amount {
  return roundAmount(rupees, 0);
}

/** Half up. Throws a RangeError for anything that is not an amount. */
export function roundPaise(rupees: Exact): Exact;
export function roundPaise(rupees: number): number;
export function roundPaise(rupees: Amount): Amount {
  return roundAmount(rupees, 2);
}

function roundAmount(amount: Amount, decimals: number): Amount {
  const exact = Exact.of(amount).roundHalfUp(decimals);
  return typeof amount === 'number' ? exact.toNumber() : exact;
}

/**
 * Zero, unless the lines as shown do not add up to the total as shown because paise were rounded
 * off.
 */
export function computeRoundingDifference(
  shownEntries: readonly Exact[],
  shownTotal: Exact,
): Exact {
  return shownTotal.minus(sum(shownEntries));
}

/**
 * What a visitor reads instead of NaN, infinity or anything else in a damaged row. In development
 * the console also logs an error.
 */
function refuse(value: unknown): string {
  if (process.env.NODE_ENV !== 'production') {
    console.error(new RangeError(`${value} is ${NOT_AN_AMOUNT}`));
  }
  return NOT_AN_AMOUNT;
}

function formatFinite(amount: Amount, format: (amount: Exact) => string): string {
  const isAmount = amount instanceof Exact || Number.isFinite(amount);
  return isAmount ? format(Exact.of(amount)) : refuse(amount);
}

const formatInFull = (amount: Exact, decimals: number) =>
  groupIndian(amount.toFixed(decimals)).replace('-', MINUS);

function formatInShort(amount: Exact, most: number): string {
  const decimal = amount.toFixed(most);
  const short = decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
  return groupIndian(short).replace('-', MINUS);
}

function addRupeeSign(text: string): string {
  return text.startsWith(MINUS) ? `${MINUS}₹${text.slice(1)}` : `₹${text}`;
}

/** Whole rupees, rounded half up: 1234567.5 is `₹12,34,568`. */
export function formatRupees(rupees: Amount): string {
  return formatFinite(rupees, (exact) => addRupeeSign(formatInFull(exact, 0)));
}

/** Paise only if there are any: 45000 is `₹45,000`, 2537.25 is `₹2,537.25`. */
export function formatRupeesAndPaise(rupees: Amount): string {
  return formatFinite(rupees, (exact) => {
    const hasPaise = roundPaise(exact).compare(roundRupees(exact)) !== 0;
    return addRupeeSign(formatInFull(exact, hasPaise ? 2 : 0));
  });
}

export function formatNumber(value: Amount, maximumFractionDigits: number): string {
  return formatFinite(value, (exact) => formatInShort(exact, maximumFractionDigits));
}

export function formatPercent(percent: Amount): string {
  return formatFinite(percent, (exact) => `${formatInShort(exact, 4)}%`);
}

export function formatByUnit(unit: 'rupees' | 'percent' | 'years', value: Amount): string {
  if (unit === 'rupees') return formatRupeesAndPaise(value);
  return unit === 'percent' ? formatPercent(value) : `${formatNumber(value, 2)} years`;
}

const BYTE_UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** In units of 1,024, with at most two decimals: 1536 is `1.5 KB`. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return refuse(bytes);
  const exponent = Math.floor(Math.log2(Math.max(1, bytes)) / 10);
  const unit = Math.min(exponent, BYTE_UNITS.length - 1);
  return `${Number((bytes / 1024 ** unit).toFixed(2))} ${BYTE_UNITS[unit]}`;
}

/**
 * `A, B and C`. `Intl.ListFormat` is too slow: its first use reads language data for 50 ms on a
 * computer and 200 ms on a phone.
 */
export function formatList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
