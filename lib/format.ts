/**
 * Words for numbers. Rounding happens here and nowhere else: calculators return exact values.
 */
const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const paise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const MINUS = '\u2212';

/**
 * Half up to a whole number. A value that binary arithmetic left a few last digits under the half
 * (2.4999999999999996 for 2.5) counts as the half that it stands for; the allowance grows with the
 * number as its last digit does and ends before it could reach the next one.
 */
function roundHalfUp(value: number): number {
  const floor = Math.floor(value);
  const allowance = Math.min(Math.abs(value) * 2 ** -50, 2 ** -8);
  // Not -0, which would be shown with a minus sign.
  return (value - floor >= 0.5 - allowance ? floor + 1 : floor) || 0;
}

/** Rounds rupees half up to a whole rupee. */
export function roundRupees(rupees: number): number {
  return roundHalfUp(rupees);
}

/** Half up to a whole paisa; from 90 lakh crore up a number has room for whole rupees alone. */
export function roundPaise(rupees: number): number {
  const paise = roundHalfUp(rupees * 100);
  return Number.isSafeInteger(paise) ? paise / 100 : roundRupees(rupees);
}

/**
 * What brings entries as they are shown to the total as it is shown. Zero, unless paise were
 * rounded off on the way.
 */
export function roundingDifference(shownEntries: readonly number[], shownTotal: number): number {
  const sum = shownEntries.reduce((total, entry) => total + entry, 0);
  const difference = roundPaise(shownTotal - sum);
  // More than rounding can bring: digits that a number of this size does not have.
  return Math.abs(difference) > shownEntries.length ? 0 : difference;
}

/** Whole rupees in Indian grouping, rounded half up: 1234567.5 is `₹12,34,568`. */
export function formatRupees(rupees: number): string {
  const whole = roundRupees(rupees);
  return whole < 0 ? `${MINUS}₹${wholeRupees.format(-whole)}` : `₹${wholeRupees.format(whole)}`;
}

/** Rupees with paise where there are any: 45000 is `₹45,000`, 2537.25 is `₹2,537.25`. */
export function formatRupeesAndPaise(rupees: number): string {
  const rounded = roundPaise(rupees);
  if (Number.isInteger(rounded)) return formatRupees(rounded);
  const text = paise.format(Math.abs(rounded));
  return rounded < 0 ? `${MINUS}₹${text}` : `₹${text}`;
}

/** A plain number in Indian grouping, without trailing zeros: 1234.5 is `1,234.5`. */
export function formatNumber(value: number, maximumFractionDigits: number): string {
  return new Intl.NumberFormat('en-IN', { maximumFractionDigits }).format(value);
}

/** A rate in percent, without trailing zeros: 4 is `4%`, 8.5 is `8.5%`. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent, 4)}%`;
}

const BYTE_UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A file size in words, 1024 base, at most two decimals: 1536 is `1.5 KB`. */
export function formatBytes(bytes: number): string {
  if (!(bytes > 0)) return '0 Bytes';
  const exponent = Math.min(Math.floor(Math.log2(bytes) / 10), BYTE_UNITS.length - 1);
  return `${Number((bytes / 1024 ** exponent).toFixed(2))} ${BYTE_UNITS[exponent]}`;
}
