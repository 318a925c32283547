export type Amount = number | Exact;

/** A decimal as typed or as a number prints: `1069054.90`, `.5`, `1e-7`. */
const DECIMAL = /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/;

/** Enough to print any number that calculators meet to its last digit. */
const DECIMALS_OF_NUMBER = 40;

/**
 * A fraction of two whole numbers. Arithmetic loses nothing, so that half a rupee is exactly half a
 * rupee and is rounded as such.
 */
export class Exact {
  /** The denominator is positive. Fractions are not reduced: calculators take few steps. */
  private constructor(
    readonly numerator: bigint,
    readonly denominator: bigint,
  ) {}

  /**
   * A number counts as the decimal that it prints, so 0.1 is one tenth. Throws a RangeError for
   * anything but a finite decimal.
   */
  static of(value: Amount | bigint | string): Exact {
    if (value instanceof Exact) return value;
    if (typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))) {
      return new Exact(BigInt(value), 1n);
    }
    const [, sign, whole = '', decimals = '', exponent = '0'] = DECIMAL.exec(String(value)) ?? [];
    if (whole + decimals === '') throw new RangeError(`${value} is not an amount`);

    const significant = decimals.replace(/0+$/, '');
    const shift = Number(exponent) - significant.length;
    const digits = BigInt(`${sign}0${whole}${significant}`);
    return shift < 0
      ? new Exact(digits, 10n ** BigInt(-shift))
      : new Exact(digits * 10n ** BigInt(shift), 1n);
  }

  plus(other: Amount): Exact {
    const { numerator, denominator } = Exact.of(other);
    if (denominator === this.denominator) {
      return new Exact(this.numerator + numerator, denominator);
    }
    return new Exact(
      this.numerator * denominator + numerator * this.denominator,
      this.denominator * denominator,
    );
  }

  minus(other: Amount): Exact {
    return this.plus(Exact.of(other).times(-1));
  }

  times(other: Amount): Exact {
    const { numerator, denominator } = Exact.of(other);
    return new Exact(this.numerator * numerator, this.denominator * denominator);
  }

  /** Throws a RangeError for a division by zero. */
  over(other: Amount): Exact {
    const { numerator, denominator } = Exact.of(other);
    if (numerator === 0n) throw new RangeError('division by zero');
    const sign = numerator < 0n ? -1n : 1n;
    return new Exact(this.numerator * denominator * sign, this.denominator * numerator * sign);
  }

  /** Whole, zero or above. */
  power(exponent: bigint): Exact {
    return new Exact(this.numerator ** exponent, this.denominator ** exponent);
  }

  /** Negative, zero or positive, like the comparator of a sort. */
  compare(other: Amount): number {
    const { numerator, denominator } = Exact.of(other);
    const difference = this.numerator * denominator - numerator * this.denominator;
    return difference < 0n ? -1 : Number(difference > 0n);
  }

  isAbove(other: Amount): boolean {
    return this.compare(other) > 0;
  }

  floor(): bigint {
    const quotient = this.numerator / this.denominator;
    return this.numerator < 0n && this.numerator % this.denominator !== 0n
      ? quotient - 1n
      : quotient;
  }

  /** A half is rounded up, for negative values too. */
  roundHalfUp(decimals: number): Exact {
    const scale = 10n ** BigInt(decimals);
    const { numerator, denominator } = this;
    const rounded = new Exact(2n * numerator * scale + denominator, 2n * denominator);
    return new Exact(rounded.floor(), scale);
  }

  /** Rounded half up. */
  toFixed(decimals: number): string {
    const { numerator } = this.roundHalfUp(decimals);
    const digits = String(numerator < 0n ? -numerator : numerator).padStart(decimals + 1, '0');
    const text =
      decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
    return numerator < 0n ? `-${text}` : text;
  }

  /**
   * The nearest number on the same side of the nearest half, so that rounding it half up gives the
   * same as rounding this: 10^15 and 0.4999 rupees must not become 10^15 and a half.
   */
  toNumber(): number {
    const nearest = Number(this.toFixed(DECIMALS_OF_NUMBER));
    const isAtHalf = Math.abs(nearest % 1) === 0.5;
    return isAtHalf && this.compare(nearest) < 0
      ? nearest - Math.abs(nearest) * 0.75 * Number.EPSILON
      : nearest;
  }
}

export const zero = Exact.of(0);

export function pickLeast(first: Exact, ...others: readonly Exact[]): Exact {
  return others.reduce((smallest, amount) => (smallest.isAbove(amount) ? amount : smallest), first);
}

export function clampToZero(amount: Exact): Exact {
  return amount.isAbove(zero) ? amount : zero;
}

export function sum(amounts: readonly Exact[]): Exact {
  return amounts.reduce((total, amount) => total.plus(amount), zero);
}

export type InNumbers<T> = T extends Exact
  ? number
  : T extends object
    ? { [Key in keyof T]: InNumbers<T[Key]> }
    : T;

export function toNumbers<T>(result: T): InNumbers<T> {
  const convert = (value: unknown): unknown => {
    if (value instanceof Exact) return value.toNumber();
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, convert(part)]));
  };
  return convert(result) as InNumbers<T>;
}
