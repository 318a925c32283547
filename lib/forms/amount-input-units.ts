/** Words for thousand, lakh and crore after an amount, with the power of ten of each. */
const POWERS: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  l: 5,
  lac: 5,
  lacs: 5,
  lakh: 5,
  lakhs: 5,
  cr: 7,
  crore: 7,
  crores: 7,
};
const WORDS = Object.keys(POWERS);

/** `unit` is the longest unit that the letters begin with, `pending` the letters after it. */
export type UnitBegun = { unit: string; pending: string };

/** The unit that letters after an amount spell or begin; `null` when they begin none. */
export function unitIn(letters: string): UnitBegun | null {
  const typed = letters.toLowerCase();
  if (!WORDS.some((word) => word.startsWith(typed))) return null;
  const whole = WORDS.filter((word) => typed.startsWith(word)).map(({ length }) => length);
  const length = Math.max(0, ...whole);
  return { unit: letters.slice(0, length), pending: letters.slice(length) };
}

/** An amount times its unit, by moving the decimal point, so that no digit is lost. */
export function withoutUnit(amount: string, unit: string): string {
  const power = POWERS[unit.toLowerCase()] ?? 0;
  if (power === 0) return amount;
  const [whole = '', decimals = ''] = amount.split('.');
  const moved = whole + decimals.slice(0, power).padEnd(power, '0');
  const rest = decimals.slice(power);
  return moved.replace(/^0+(?=\d)/, '') + (rest === '' ? '' : `.${rest}`);
}
