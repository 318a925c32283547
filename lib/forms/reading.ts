import type { IsoDate } from '@/content/types/units';
import { formatDay } from '@/lib/dates';
import { type Amount, Exact, zero } from '@/lib/exact';
import { formatRupees } from '@/lib/format';
import { amountFaults } from '@/lib/forms/amount-faults';
import { areRupees, MOST_RUPEES } from '@/lib/forms/inputs';

export type Rejection<Field extends string = string> = { field: Field; sentence: string };

export type Rejected<Field extends string = string> = {
  rejections: readonly [Rejection<Field>, ...Rejection<Field>[]];
};

export const isRejected = (answer: object | null): answer is Rejected =>
  answer !== null && 'rejections' in answer;

const SHAPE_OF_A_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A date that exists: 2027-02-29 does not. */
export function isDay(text: string): boolean {
  const time = SHAPE_OF_A_DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** `null` if nothing is wrong. */
function findAmountError(amount: Amount): string | null {
  if (Number.isNaN(amount)) return amountFaults.notDigits;
  if (amount === Number.POSITIVE_INFINITY) return tooMuch;
  if (amount === Number.NEGATIVE_INFINITY) return amountFaults.belowZero;
  const exact = Exact.of(amount);
  if (exact.compare(zero) < 0) return amountFaults.belowZero;
  if (exact.isAbove(MOST_RUPEES)) return tooMuch;
  if (!areRupees(exact) || exact.roundHalfUp(2).compare(exact) !== 0) {
    return amountFaults.parts;
  }
  return null;
}

const tooMuch = `Amounts go up to ${formatRupees(MOST_RUPEES)} here.`;

export type Bounds = {
  first?: IsoDate | undefined;
  last?: IsoDate | undefined;
  early?: string | undefined;
  late?: string | undefined;
};

export function createRuleBounds(first: IsoDate, last: IsoDate): Bounds {
  const known = `We have the rules from ${formatDay(first)} to ${formatDay(last)}.`;
  return { first, last, early: known, late: known };
}

export class Reading<Field extends string> {
  readonly #rejections: Rejection<Field>[] = [];

  /** Only the first rejection of a field counts. */
  reject(field: Field, sentence: string): void {
    if (!this.#rejections.some((rejection) => rejection.field === field)) {
      this.#rejections.push({ field, sentence });
    }
  }

  /** Rupees with at most two decimals; zero if the field is empty or rejected. */
  amount(field: Field, amount: Amount | null): Exact {
    const error = amount === null ? null : findAmountError(amount);
    if (error === null) return Exact.of(amount ?? 0);
    this.reject(field, error);
    return zero;
  }

  required(field: Field, amount: Amount | null, sentence: string): Exact {
    const exact = this.amount(field, amount);
    if (!exact.isAbove(zero)) this.reject(field, sentence);
    return exact;
  }

  /** `null` if the field is empty or rejected. */
  day(field: Field, text: string, bounds: Bounds = {}): IsoDate | null {
    if (text === '') return null;
    const error = findDayError(text, bounds);
    if (error === null) return text;
    this.reject(field, error);
    return null;
  }

  requiredDay(field: Field, text: string, bounds?: Bounds): string {
    if (text === '') this.reject(field, 'Enter the day, month and year.');
    return this.day(field, text, bounds) ?? '';
  }

  /** `null` if nothing was rejected. */
  getRejected(): Rejected<Field> | null {
    const [first, ...others] = this.#rejections;
    return first ? { rejections: [first, ...others] } : null;
  }
}

function findDayError(text: string, { first, last, early, late }: Bounds): string | null {
  if (!isDay(text)) return 'That date does not exist.';
  if (first !== undefined && text < first) return early ?? `Choose ${formatDay(first)} or later.`;
  if (last !== undefined && text > last) return late ?? `Choose ${formatDay(last)} or earlier.`;
  return null;
}
