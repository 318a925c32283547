/**
 * Words for numbers. Rounding happens here and nowhere else: calculators return exact values.
 */
import { type Amount, Exact, sum } from '@/lib/calculators/exact';

const indian = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits, maximumFractionDigits });

const wholeRupees = indian(0, 0);
const withPaise = indian(2, 2);
const MINUS = '\u2212';
const NOT_AN_AMOUNT = 'not an amount';

/** Half up to a whole rupee, below zero too. Throws a RangeError for what is not an amount. */
export function roundRupees(rupees: Exact): Exact;
export function roundRupees(rupees: number): number;
export function roundRupees(rupees: Amount): Amount {
  return rounded(rupees, 0);
}

/** Half up to a whole paisa. Throws a RangeError for what is not an amount. */
export function roundPaise(rupees: Exact): Exact;
export function roundPaise(rupees: number): number;
export function roundPaise(rupees: Amount): Amount {
  return rounded(rupees, 2);
}

function rounded(amount: Amount, decimals: number): Amount {
  const exact = Exact.of(amount).roundHalfUp(decimals);
  return typeof amount === 'number' ? exact.toNumber() : exact;
}

/**
 * The difference between the entries as shown and the total as shown: zero, unless paise were
 * rounded off on the way.
 */
export function roundingDifference(shownEntries: readonly Exact[], shownTotal: Exact): Exact {
  return shownTotal.minus(sum(shownEntries));
}

/**
 * What a visitor reads for NaN, infinity or whatever else a damaged row may hold. In development it
 * is an error in the console as well.
 */
function refuse(value: unknown): string {
  if (process.env.NODE_ENV !== 'production') {
    console.error(new RangeError(`${value} is ${NOT_AN_AMOUNT}`));
  }
  return NOT_AN_AMOUNT;
}

function inWords(amount: Amount, words: (amount: Exact) => string): string {
  const isAmount = amount instanceof Exact || Number.isFinite(amount);
  return isAmount ? words(Exact.of(amount)) : refuse(amount);
}

/** `Intl` reads the amount as text, so that a long one keeps every digit. */
function grouped(amount: Exact, decimals: number, pattern: Intl.NumberFormat): string {
  return pattern.format(amount.toFixed(decimals) as Intl.StringNumericLiteral).replace('-', MINUS);
}

function signed(text: string): string {
  return text.startsWith(MINUS) ? `${MINUS}₹${text.slice(1)}` : `₹${text}`;
}

/** Whole rupees in Indian grouping, rounded half up: 1234567.5 is `₹12,34,568`. */
export function formatRupees(rupees: Amount): string {
  return inWords(rupees, (exact) => signed(grouped(exact, 0, wholeRupees)));
}

/** Rupees with paise where there are any: 45000 is `₹45,000`, 2537.25 is `₹2,537.25`. */
export function formatRupeesAndPaise(rupees: Amount): string {
  return inWords(rupees, (exact) => {
    const hasPaise = roundPaise(exact).compare(roundRupees(exact)) !== 0;
    return signed(hasPaise ? grouped(exact, 2, withPaise) : grouped(exact, 0, wholeRupees));
  });
}

/** A plain number in Indian grouping, without trailing zeros: 1234.5 is `1,234.5`. */
export function formatNumber(value: Amount, maximumFractionDigits: number): string {
  const pattern = indian(0, maximumFractionDigits);
  return inWords(value, (exact) => grouped(exact, maximumFractionDigits, pattern));
}

/** A rate in percent, without trailing zeros: 4 is `4%`, 8.5 is `8.5%`. */
export function formatPercent(percent: Amount): string {
  const pattern = indian(0, 4);
  return inWords(percent, (exact) => `${grouped(exact, 4, pattern)}%`);
}

const BYTE_UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A file size in words, 1024 base, at most two decimals: 1536 is `1.5 KB`. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return refuse(bytes);
  const exponent = Math.floor(Math.log2(Math.max(1, bytes)) / 10);
  const unit = Math.min(exponent, BYTE_UNITS.length - 1);
  return `${Number((bytes / 1024 ** unit).toFixed(2))} ${BYTE_UNITS[unit]}`;
}
