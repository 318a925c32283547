/**
 * The calculator rules a second time, in exact fractions of big integers and from the base amounts
 * of the printed slab tables, so that the calculators are not checked against themselves. Amounts
 * and rates are decimal text.
 */
export type Fraction = { n: bigint; d: bigint };

const ZERO: Fraction = { n: 0n, d: 1n };

export function fraction(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

export const add = (a: Fraction, b: Fraction): Fraction => ({
  n: a.n * b.d + b.n * a.d,
  d: a.d * b.d,
});
const subtract = (a: Fraction, b: Fraction): Fraction => add(a, { n: -b.n, d: b.d });
const times = (a: Fraction, n: bigint, d = 1n): Fraction => ({ n: a.n * n, d: a.d * d });
const less = (a: Fraction, b: Fraction) => a.n * b.d < b.n * a.d;
const least = (a: Fraction, b: Fraction) => (less(b, a) ? b : a);
const orZero = (a: Fraction) => (less(a, ZERO) ? ZERO : a);
const above = (a: Fraction, limit: bigint) => a.n > limit * a.d;
const over = (a: Fraction, limit: bigint) => subtract(a, { n: limit, d: 1n });

/** Half up to the whole rupee: the floor of x + 1/2. */
export function halfUpInFull({ n, d }: Fraction): bigint {
  const doubled = 2n * n + d;
  const quotient = doubled / (2n * d);
  return doubled < 0n && doubled % (2n * d) !== 0n ? quotient - 1n : quotient;
}

export const halfUp = (amount: Fraction): number => Number(halfUpInFull(amount));

type Step = readonly [above: bigint, base: bigint, percent: bigint];

const NEW_REGIME: readonly Step[] = [
  [1500000n, 150000n, 30n],
  [1200000n, 90000n, 20n],
  [900000n, 45000n, 15n],
  [600000n, 15000n, 10n],
  [300000n, 0n, 5n],
];

const OLD_REGIME: Record<string, readonly Step[]> = {
  below60: [
    [1000000n, 112500n, 30n],
    [500000n, 12500n, 20n],
    [250000n, 0n, 5n],
  ],
  '60to80': [
    [1000000n, 110000n, 30n],
    [500000n, 10000n, 20n],
    [300000n, 0n, 5n],
  ],
  above80: [
    [1000000n, 100000n, 30n],
    [500000n, 0n, 20n],
  ],
};

export function exactTax(income: string, age: string, regime: string, deductions: string) {
  const received = fraction(income);
  const taxable =
    regime === 'new' ? received : orZero(subtract(received, fraction(deductions || '0')));
  const steps = regime === 'new' ? NEW_REGIME : (OLD_REGIME[age] ?? []);
  const step = steps.find(([limit]) => above(taxable, limit));
  const incomeTax = step
    ? add({ n: step[1], d: 1n }, times(over(taxable, step[0]), step[2], 100n))
    : ZERO;
  const cess = times(incomeTax, 4n, 100n);
  const total = add(incomeTax, cess);
  return { incomeTax, cess, total, netIncome: subtract(received, total) };
}

export function exactGst(amount: string, rate: number, type: string) {
  const input = fraction(amount);
  const percent = BigInt(rate);
  if (type === 'exclusive') {
    const total = times(input, percent, 100n);
    return { total, half: times(total, 1n, 2n), net: input, gross: add(input, total) };
  }
  const total = times(input, percent, 100n + percent);
  return { total, half: times(total, 1n, 2n), net: subtract(input, total), gross: input };
}

const FLAT_TDS: Record<string, bigint> = {
  interest: 10n,
  commission: 5n,
  commission_brokerage: 5n,
  professionalFees: 10n,
  rent: 10n,
  contractorPayment: 1n,
};

export function exactTds(income: string, type: string) {
  const received = fraction(income);
  let percent = FLAT_TDS[type] ?? 0n;
  if (type === 'salary') {
    if (above(received, 250000n)) percent = 5n;
    if (above(received, 500000n)) percent = 20n;
    if (above(received, 1000000n)) percent = 30n;
  }
  const tds = times(received, percent, 100n);
  return { tds, net: subtract(received, tds) };
}

export function exactHra(basic: string, hra: string, rent: string, city: string) {
  const salary = fraction(basic);
  const received = fraction(hra);
  const share = times(salary, city === 'metro' ? 50n : 40n, 100n);
  const rentOverSalary = orZero(subtract(fraction(rent), times(salary, 10n, 100n)));
  const exempt = least(received, least(share, rentOverSalary));
  const conditions = [received, share, rentOverSalary];
  return { conditions, exempt, taxable: orZero(subtract(received, exempt)) };
}

/**
 * P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1) with r = a / b, multiplied out so that all factors are
 * integers.
 */
export function exactEmi(loan: string, annualRate: string, months: number) {
  const principal = fraction(loan);
  const yearly = fraction(annualRate);
  const a = yearly.n;
  const b = yearly.d * 1200n;
  const grown = (a + b) ** BigInt(months);
  const start = b ** BigInt(months);
  const emi = times(principal, a * grown, b * (grown - start));
  const total = times(emi, BigInt(months));
  return { emi, total, interest: subtract(total, principal) };
}
