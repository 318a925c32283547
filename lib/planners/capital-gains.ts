import type { Rule } from '@/lib/calculators/law/years/rule-set';
import { dayOf, daysIn, partsOf } from '@/lib/days';
import { type Amount, type Exact, least, orZero, zero } from '@/lib/exact';
import { Reading, type Refused } from '@/lib/planners/reading';

const checkedOn = '2026-11-23';
const act2025 = (sections: string) =>
  ({ source: `Income-tax Act, 2025, ${sections}`, mark: 'primary', checkedOn }) as const;

/** `months`: a gain is long-term after more than these; never if `null`. */
export const assets = [
  { value: 'shares', label: 'Listed shares or equity fund, STT paid', months: 12 },
  { value: 'listedBond', label: 'Listed bond, sovereign gold bond', months: 12 },
  { value: 'property', label: 'Land or building', months: 24 },
  { value: 'other', label: 'Gold, unlisted shares, other fund', months: 24 },
  { value: 'debt', label: 'Debt fund since April 2023, unlisted bond', months: null },
] as const;

type Asset = (typeof assets)[number]['value'];

export const owners = [
  { value: 'resident', label: 'Resident individual or Hindu undivided family' },
  { value: 'other', label: 'Anyone else' },
] as const;

/** In percent. */
export const shareRates = {
  value: { short: 20, long: 12.5, exempt: 1_25_000 },
  section1961: '111A and 112A',
  section2025: '196 and 198',
  ...act2025('sections 196 and 198'),
} as const satisfies Rule<{ short: number; long: number; exempt: number }>;

export const longRate = {
  value: 12.5,
  section1961: '112',
  section2025: '197',
  ...act2025('section 197'),
} as const satisfies Rule<number>;

export const neverLong = {
  value: null,
  section1961: '50AA',
  section2025: '76',
  ...act2025('section 76'),
} as const satisfies Rule<null>;

/** The cost of shares held on a day is at least their value then, but no more than their price. */
export const shareCost = {
  value: '2018-01-31',
  section1961: '55(2)(ac)',
  section2025: '90(7)',
  ...act2025('section 90(7)'),
} as const satisfies Rule<string>;

/** Tax above that on the indexed gain is ignored, if land or building was bought before a day. */
export const indexation = {
  value: { rate: 20, boughtBefore: '2024-07-23', index: 384 },
  section1961: '112(1), proviso',
  section2025: '197(3)',
  source:
    'Income-tax Act, 2025, section 197(3); the index of 2026-27, Notification 85/2026, as reported',
  mark: 'secondary',
  checkedOn,
} as const satisfies Rule<{ rate: number; boughtBefore: string; index: number }>;

const saleYear = { from: '2026-04-01', to: '2027-03-31' } as const;

export type CapitalGainsInput = {
  asset: Asset;
  owner: (typeof owners)[number]['value'];
  /** ISO dates. */
  boughtOn: string;
  soldOn: string;
  /** In rupees, less the expenses of the sale. */
  price: Amount | null;
  /** In rupees, with improvements. */
  cost: Amount | null;
  /** Of shares, on 31 January 2018, in rupees. */
  valueThen: Amount | null;
  /** The cost inflation index of the year of purchase; `null` leaves the comparison out. */
  index: Amount | null;
};

export type CapitalGains = {
  asset: Asset;
  isLong: boolean;
  price: Exact;
  cost: Exact;
  gain: Exact;
  /** What is taxed after the part that is exempt. */
  taxed: Exact;
  exempt: number;
  /** In percent; `null` if the gain is taxed at the rates of the slabs. */
  rate: number | null;
  tax: Exact;
  /** The indexed gain and 20% of it, where they are compared. */
  indexed: { gain: Exact; tax: Exact } | null;
  /** Tax that is ignored as it is above that on the indexed gain. */
  ignored: Exact;
  /** Whether the comparison could be made if the index were known. */
  lacksIndex: boolean;
};

/** The same day some months later; the last of the month if there is none. */
function monthsAfter(day: string, months: number): string {
  const parts = partsOf(day);
  const index = parts.month - 1 + months;
  const year = parts.year + Math.floor(index / 12);
  const month = (index % 12) + 1;
  return dayOf(year, month, Math.min(parts.day, daysIn(year, month)));
}

function read(reading: Reading<keyof CapitalGainsInput>, input: CapitalGainsInput) {
  const soldOn = reading.requiredDay('soldOn', input.soldOn, {
    first: saleYear.from,
    last: saleYear.to,
    early: 'The rules here are those of sales from 1 April 2026.',
    late: 'The rules here are those of sales until 31 March 2027.',
  });
  const boughtOn = reading.requiredDay('boughtOn', input.boughtOn, {
    first: '1950-01-01',
    last: soldOn || saleYear.to,
    late: 'It was bought before it was sold.',
  });
  const price = reading.required('price', input.price, 'Enter the price.');
  const cost = reading.amount('cost', input.cost);
  if (input.cost === null) reading.refuse('cost', 'Enter the cost; 0 where there was none.');
  const valueThen = input.asset === 'shares' ? reading.amount('valueThen', input.valueThen) : zero;
  const mayBeIndexed =
    input.asset === 'property' &&
    input.owner === 'resident' &&
    boughtOn < indexation.value.boughtBefore;
  const index = mayBeIndexed && input.index !== null ? reading.amount('index', input.index) : null;
  const { index: last } = indexation.value;
  if (index && (index.compare(100) < 0 || index.isAbove(last))) {
    reading.refuse('index', `The index is from 100 to ${last}.`);
  }
  return { soldOn, boughtOn, price, cost, valueThen, mayBeIndexed, index };
}

/** A gain of tax year 2026-27: long or short, its rate, and the comparison with the indexed gain. */
export function planCapitalGains(
  input: CapitalGainsInput,
): CapitalGains | Refused<keyof CapitalGainsInput> {
  const reading = new Reading<keyof CapitalGainsInput>();
  const { soldOn, boughtOn, price, valueThen, mayBeIndexed, index, ...given } = read(
    reading,
    input,
  );
  const refused = reading.refused();
  if (refused) return refused;

  const { asset } = input;
  const months = assets.find(({ value }) => value === asset)?.months ?? null;
  const isLong = months !== null && soldOn > monthsAfter(boughtOn, months);
  const isShares = asset === 'shares';
  const then = boughtOn <= shareCost.value ? least(valueThen, price) : zero;
  const cost = isShares && isLong && then.isAbove(given.cost) ? then : given.cost;
  const gain = price.minus(cost);
  const rates = shareRates.value;
  const rate = isLong ? (isShares ? rates.long : longRate.value) : isShares ? rates.short : null;
  const exempt = isLong && isShares ? rates.exempt : 0;
  const taxed = orZero(gain.minus(exempt));
  const tax = rate === null ? zero : taxed.times(rate).over(100);

  const isIndexed = isLong && mayBeIndexed;
  const indexedGain = index && orZero(price.minus(cost.times(indexation.value.index).over(index)));
  const indexed =
    isIndexed && indexedGain
      ? { gain: indexedGain, tax: indexedGain.times(indexation.value.rate).over(100) }
      : null;
  return {
    ...{ asset, isLong, price, cost, gain, taxed, exempt, rate, tax, indexed },
    ignored: indexed ? orZero(tax.minus(indexed.tax)) : zero,
    lacksIndex: isIndexed && index === null,
  };
}
