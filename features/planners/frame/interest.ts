import { clampToZero, Exact } from '@/lib/exact';
import type { Rule } from '@/lib/law/years/rule-set';

const checkedOn = '2026-11-21';

/**
 * Interest on income tax is worked out on whole hundreds of rupees, and part of a month counts as a
 * month. The value is that hundred.
 */
export const interestBase = {
  value: 100,
  section1961: 'rule 119A of 1962',
  section2025: 'rule 269 of 2026',
  source: 'Income-tax Rules, 2026, rule 269',
  mark: 'primary',
  checkedOn,
} as const satisfies Rule<number>;

/** Rounds a sum in rupees down to a full hundred; a negative one becomes zero. */
export function cutToHundred(amount: Exact): Exact {
  const { value } = interestBase;
  return Exact.of(clampToZero(amount).over(value).floor()).times(value);
}

/** Simple interest, not rounded; `rate` is in percent a month. */
export const computeSimpleInterest = (base: Exact, rate: number, months: number) =>
  base.times(rate).times(months).over(100);

/** Payments and refunds are multiples of ten rupees. */
export const payableRounding = {
  value: 10,
  section1961: '288B',
  section2025: '516',
  source: 'Income-tax Act, 2025, section 516',
  mark: 'primary',
  checkedOn,
} as const satisfies Rule<number>;

/** Drops paise, then rounds to the nearest ten rupees; a five away from zero, for refunds too. */
export function roundToTen(amount: Exact): Exact {
  const isBelowZero = amount.compare(0) < 0;
  const rupees = Exact.of((isBelowZero ? amount.times(-1) : amount).floor());
  const { value } = payableRounding;
  const tens = Exact.of(
    rupees
      .plus(value / 2)
      .over(value)
      .floor(),
  ).times(value);
  return isBelowZero ? tens.times(-1) : tens;
}
