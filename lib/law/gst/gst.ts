import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import type { SourceMark } from '@/lib/law/years/rule-set';

export type GstRateSet = {
  from: IsoDate;
  rates: readonly Percent[];
  /** Rates for a few goods: stones, gold, bricks, and tobacco until January 2026. */
  special: readonly Percent[];
  source: string;
  mark: SourceMark;
  checkedOn: IsoDate;
};

const checkedOn = '2026-11-21';

/**
 * The 56th Council withdrew 12%, but bricks, fly-ash bricks and blocks, bricks of fossil meal, and
 * earthen or roofing tiles still have it; or 6% for a seller who claims no input credit.
 */
export const brickRates = {
  value: { withCredit: 12, withoutCredit: 6 },
  from: '2025-09-22',
  law: 'Notifications 14/2025 and 2/2022-Central Tax (Rate)',
  goods: 'HSN 6815, 6901 00 10, 6904 10 00, 6905 10 00',
  source: 'Notification 14/2025-Central Tax (Rate), G.S.R. 656(E), as two sites publish it',
  mark: 'primary',
  checkedOn: '2026-11-26',
} as const;
const bricks = Object.values(brickRates.value);

/** Oldest first. On the date of checking no change after February 2026 was known. */
const gstRateSets: readonly GstRateSet[] = [
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
    special: [0.25, 1.5, 3, ...bricks, 28],
    source: 'Notification 9/2025-Central Tax (Rate), G.S.R. 641(E); 28% for tobacco and pan masala',
    mark: 'secondary',
    checkedOn,
  },
  {
    from: '2026-02-01',
    rates: [0, 5, 18, 40],
    special: [0.25, 1.5, 3, ...bricks],
    source: 'Notification 19/2025-Central Tax (Rate), G.S.R. 946(E)',
    mark: 'secondary',
    checkedOn,
  },
];

export function findGstRates(date: IsoDate): GstRateSet | null {
  return gstRateSets.filter(({ from }) => from <= date).at(-1) ?? null;
}

/** The day since which a rate is no longer a general one; `null` while it is. */
export function findGstRateEnd(rate: Percent, date: IsoDate): IsoDate | null {
  const known = gstRateSets.filter(({ from }) => from <= date);
  if (known.at(-1)?.rates.includes(rate)) return null;
  return known.find(({ rates }) => !rates.includes(rate))?.from ?? null;
}

type GstLevy = 'CGST' | 'SGST' | 'UTGST' | 'IGST';

export type GstByLawInput = {
  amount: Rupees;
  rate: Percent;
  type: 'exclusive' | 'inclusive';
  supply: GstSupply;
};

export type GstSupply = 'state' | 'unionTerritory' | 'interstate';

type Provision = { section: string; source: string; mark: SourceMark; checkedOn: string };

const citeAct = (section: string, source: string): Provision => ({
  section,
  source,
  mark: 'secondary',
  checkedOn,
});

export const gstProvisions = {
  state: citeAct(
    'section 9(1) of the CGST Act and of the SGST Act of the State',
    'CGST Act, 2017, as published by commentaries',
  ),
  unionTerritory: citeAct(
    'section 9(1) of the CGST Act and section 7(1) of the UTGST Act',
    'CGST and UTGST Acts, 2017, as published by commentaries',
  ),
  interstate: citeAct(
    'section 5(1) of the IGST Act',
    'IGST Act, 2017, as published by commentaries',
  ),
  inside: {
    section: 'rule 35 of the CGST Rules',
    source: 'Rule 35 as published by gstvidhi',
    mark: 'primary',
    checkedOn: '2026-11-23',
  },
  // It rounds sums payable; whether a supplier may round the tax of each bill is contested.
  rounding: {
    section: 'section 170 of the CGST Act',
    source:
      'Its words as quoted by two commentaries: a sum payable to the nearest rupee, 50 paise up',
    mark: 'primary',
    checkedOn: '2026-11-23',
  },
} as const satisfies Record<GstSupply | 'inside' | 'rounding', Provision>;

export type GstBill = {
  taxable: Rupees;
  /** Each levy to the paisa, half a paisa up. */
  levies: readonly { levy: GstLevy; rate: Percent; amount: Rupees }[];
  total: Rupees;
  invoice: Rupees;
  /** Brings the bill to a whole rupee, outside value and tax (section 170). */
  roundOff: Rupees;
  bill: Rupees;
};

const levies = {
  state: ['CGST', 'SGST'],
  unionTerritory: ['CGST', 'UTGST'],
  interstate: ['IGST'],
} as const satisfies Record<GstSupply, readonly GstLevy[]>;

function toWhole(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** Above it an amount is no longer exact to the paisa. */
export const MOST_GST_AMOUNT: Rupees = 10 ** 13;

/**
 * Tax on one supply as an invoice shows it. `null` if the amount or rate is not valid, or the
 * amount has more than two decimals or is above the maximum.
 */
export function calculateGstByLaw({ amount, rate, type, supply }: GstByLawInput): GstBill | null {
  const paise = Math.round(amount * 100);
  if (
    !(amount > 0) ||
    !(rate >= 0) ||
    amount > MOST_GST_AMOUNT ||
    Math.abs(paise - amount * 100) > 0.01
  ) {
    return null;
  }
  const hundredths = BigInt(Math.round(rate * 100));
  const amountInPaise = BigInt(paise);
  const names = levies[supply];
  const parts = BigInt(names.length);
  const base = type === 'exclusive' ? 10_000n : 10_000n + hundredths;
  const each = toWhole(amountInPaise * hundredths, base * parts);
  const total = each * parts;
  const taxable = type === 'exclusive' ? amountInPaise : amountInPaise - total;
  const bill = toWhole(taxable + total, 100n) * 100n;
  const rupees = (sum: bigint) => Number(sum) / 100;
  return {
    taxable: rupees(taxable),
    levies: names.map((levy) => ({ levy, rate: rate / names.length, amount: rupees(each) })),
    total: rupees(total),
    invoice: rupees(taxable + total),
    roundOff: rupees(bill - taxable - total),
    bill: rupees(bill),
  };
}
