import type { SourceMark } from '@/lib/calculators/statutory/rule-set';

/** Rates of tax on supplies, in percent, from a day on until the next set. */
export type GstRateSet = {
  /** ISO date of supply. */
  from: string;
  rates: readonly number[];
  /** Rates for a few goods: rough stones, gold, bricks, and tobacco until January 2026. */
  special: readonly number[];
  source: string;
  mark: SourceMark;
  checkedOn: string;
};

const checkedOn = '2026-11-21';

/** Oldest first. Changes after February 2026 were not found; none is known to the day of checking. */
export const gstRateSets: readonly GstRateSet[] = [
  {
    from: '2017-07-01',
    rates: [0, 5, 12, 18, 28],
    special: [0.25, 1.5, 3],
    source: 'Notification 1/2017-Central Tax (Rate) as amended',
    mark: 'secondary',
    checkedOn,
  },
  {
    from: '2025-09-22',
    rates: [0, 5, 18, 40],
    special: [0.25, 1.5, 3, 28],
    source: 'Notification 9/2025-Central Tax (Rate), G.S.R. 641(E); 28% for tobacco and pan masala',
    mark: 'secondary',
    checkedOn,
  },
  {
    from: '2026-02-01',
    rates: [0, 5, 18, 40],
    special: [0.25, 1.5, 3],
    source: 'Notification 19/2025-Central Tax (Rate), G.S.R. 946(E)',
    mark: 'secondary',
    checkedOn,
  },
];

/** `null` before 1 July 2017, when there was no such tax. */
export function gstRatesOn(date: string): GstRateSet | null {
  return gstRateSets.filter(({ from }) => from <= date).at(-1) ?? null;
}

export type GstLevy = 'CGST' | 'SGST' | 'UTGST' | 'IGST';

export type GstByLawInput = {
  /** In rupees. */
  amount: number;
  /** In percent. */
  rate: number;
  type: 'exclusive' | 'inclusive';
  /** Where the supply goes: within a state, within a union territory without legislature, or across. */
  supply: 'state' | 'unionTerritory' | 'interstate';
};

export type GstByLaw = {
  /** The value of supply, in rupees and paise. */
  taxable: number;
  /** Each levy in whole rupees: section 170 rounds each by itself. */
  levies: readonly { levy: GstLevy; rate: number; amount: number }[];
  total: number;
  invoice: number;
};

const levies = {
  state: ['CGST', 'SGST'],
  unionTerritory: ['CGST', 'UTGST'],
  interstate: ['IGST'],
} as const satisfies Record<GstByLawInput['supply'], readonly GstLevy[]>;

/** Fifty paise or more go up to the next rupee, less is dropped (section 170, CGST Act). */
function toRupee(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/**
 * Tax on one supply as an invoice has it. `null` where amount or rate is none, or the amount has
 * more than two decimals or 10^13 rupees.
 */
export function calculateGstByLaw({ amount, rate, type, supply }: GstByLawInput): GstByLaw | null {
  const paise = Math.round(amount * 100);
  if (!(amount > 0) || !(rate >= 0) || amount > 10 ** 13 || Math.abs(paise - amount * 100) > 0.01) {
    return null;
  }
  // Rates have two decimals at most: 0.25 is 25 hundredths.
  const hundredths = BigInt(Math.round(rate * 100));
  const given = BigInt(paise);
  const names = levies[supply];
  const parts = BigInt(names.length);
  const base = type === 'exclusive' ? 10_000n : 10_000n + hundredths;
  // Paise of tax are given × hundredths ÷ base; a rupee has 100 of them.
  const each = toRupee(given * hundredths, base * parts * 100n);
  const total = each * parts;
  const taxable = type === 'exclusive' ? given : given - total * 100n;
  return {
    taxable: Number(taxable) / 100,
    levies: names.map((levy) => ({ levy, rate: rate / names.length, amount: Number(each) })),
    total: Number(total),
    invoice: Number(taxable + total * 100n) / 100,
  };
}
