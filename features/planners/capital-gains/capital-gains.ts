import { taxYear } from '@/content/tax-year';
import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import { formatFullDate } from '@/content/words/days';
import {
  type Asset,
  assets,
  costIndex,
  indexation,
  longRate,
  oldCost,
  type origins,
  type owners,
  saleYear,
  shareCost,
  shareRates,
  stampPrice,
} from '@/features/planners/capital-gains/capital-gains-rules';
import { addMonths, parseIsoDate } from '@/lib/days';
import { type Amount, clampToZero, Exact, pickLeast, zero } from '@/lib/exact';
import { Reading, type Rejected } from '@/lib/forms/reading';
import { getRuleSet } from '@/lib/law/tax/rule-sets';

const { old, new: inNew } = getRuleSet(`TY${taxYear}`).slabs;
const getFirstLimit = (slabs: readonly { upTo: number | null }[]) => slabs[0]?.upTo ?? 0;

export const nilBands = {
  new: getFirstLimit(inNew.value),
  below60: getFirstLimit(old.value.below60),
  '60to80': getFirstLimit(old.value['60to80']),
  above80: getFirstLimit(old.value.above80),
} as const satisfies Record<string, Rupees>;

export type CapitalGainsInput = {
  asset: Asset;
  owner: (typeof owners)[number]['value'];
  origin: (typeof origins)[number]['value'];
  /** Of what was inherited or given, the day on which its previous owner bought it. */
  boughtOn: IsoDate;
  soldOn: IsoDate;
  /** In rupees. */
  price: Amount | null;
  expenses: Amount | null;
  /** Of land or building, on the day of sale or of the agreement. */
  stampValue: Amount | null;
  cost: Amount | null;
  /** Of shares, on 31 January 2018. */
  valueThen: Amount | null;
  /** Of what is older than April 2001, on the first of that month. */
  value2001: Amount | null;
  /** Without the gain; asked of a resident whose gain has a rate of its own. */
  otherIncome: Amount | null;
  nilBand: keyof typeof nilBands;
};

export type CapitalGains = {
  asset: Asset;
  isLong: boolean;
  price: Exact;
  isStampPrice: boolean;
  expenses: Exact;
  cost: Exact;
  isOldCost: boolean;
  gain: Exact;
  exempt: Rupees;
  /** What other income leaves of the nil band; `null` if it does not count. */
  unused: Exact | null;
  taxed: Exact;
  /** `null` if the gain is taxed at the rates of the slabs. */
  rate: Percent | null;
  tax: Exact;
  /** The indexed gain and 20% of it, where they are compared. */
  indexed: { gain: Exact; tax: Exact; index: number; isDisputed: boolean } | null;
  /** Tax that is ignored as it is above that on the indexed gain. */
  ignored: Exact;
};

export function getCostInflationIndex(day: string): number {
  const { year, month } = parseIsoDate(day);
  const { first, byYear } = costIndex.value;
  const place = Math.max(0, (month >= 4 ? year : year - 1) - first);
  return byYear[place] ?? byYear[byYear.length - 1] ?? 0;
}

export const isOlder = (boughtOn: string) => boughtOn !== '' && boughtOn < oldCost.value;

export const mayHaveOldCost = ({ asset, boughtOn }: CapitalGainsInput) =>
  asset !== 'shares' && asset !== 'debt' && isOlder(boughtOn);

function read(reading: Reading<keyof CapitalGainsInput>, input: CapitalGainsInput) {
  const { asset } = input;
  const soldOn = reading.requiredDay('soldOn', input.soldOn, {
    first: saleYear.from,
    last: saleYear.to,
    early: `We have the rules for sales from ${formatFullDate(saleYear.from)}.`,
    late: `We have the rules for sales until ${formatFullDate(saleYear.to)}.`,
  });
  const boughtOn = reading.requiredDay('boughtOn', input.boughtOn, {
    first: '1900-01-01',
    last: soldOn || saleYear.to,
    late: 'Choose a day before the sale.',
  });
  const price = reading.required('price', input.price, 'Enter the price.');
  const expenses = reading.amount('expenses', input.expenses);
  if (expenses.isAbove(price)) reading.reject('expenses', 'Enter less than the price.');
  const cost = reading.amount('cost', input.cost);
  if (input.cost === null) reading.reject('cost', 'Enter the cost; 0 if there was none.');
  const amountIf = (isAsked: boolean, field: 'stampValue' | 'valueThen' | 'value2001') =>
    isAsked ? reading.amount(field, input[field]) : zero;
  const stampValue = amountIf(asset === 'property', 'stampValue');
  const valueThen = amountIf(asset === 'shares', 'valueThen');
  const value2001 = amountIf(mayHaveOldCost(input), 'value2001');
  const otherIncome =
    input.owner === 'resident' ? reading.amount('otherIncome', input.otherIncome) : zero;
  return { soldOn, boughtOn, price, expenses, cost, stampValue, valueThen, value2001, otherIncome };
}

export function planCapitalGains(
  input: CapitalGainsInput,
): CapitalGains | Rejected<keyof CapitalGainsInput> {
  const reading = new Reading<keyof CapitalGainsInput>();
  const values = read(reading, input);
  const rejected = reading.getRejected();
  if (rejected) return rejected;

  const { asset, owner } = input;
  const { soldOn, boughtOn, expenses } = values;
  const months = assets.find(({ value }) => value === asset)?.months ?? null;
  const isLong = months !== null && soldOn > addMonths(boughtOn, months);
  const isShares = asset === 'shares';

  const isStampPrice = values.stampValue.isAbove(values.price.times(stampPrice.value).over(100));
  const price = isStampPrice ? values.stampValue : values.price;
  const net = price.minus(expenses);
  const then = boughtOn <= shareCost.value ? pickLeast(values.valueThen, price) : zero;
  const atLeast = isShares && isLong ? then : values.value2001;
  const cost = atLeast.isAbove(values.cost) ? atLeast : values.cost;
  const gain = net.minus(cost);

  const rates = shareRates.value;
  const rate = isLong ? (isShares ? rates.long : longRate.value) : isShares ? rates.short : null;
  const exempt = isLong && isShares ? rates.exempt : 0;
  const mayUseBand = owner === 'resident' && rate !== null && gain.isAbove(zero);
  if (mayUseBand && input.otherIncome === null) {
    reading.reject('otherIncome', 'Enter your other income; 0 if you have none.');
  }
  const withoutIncome = reading.getRejected();
  if (withoutIncome) return withoutIncome;

  const unused = mayUseBand
    ? clampToZero(Exact.of(nilBands[input.nilBand]).minus(values.otherIncome))
    : null;
  const band = unused ?? zero;
  const taxed = clampToZero(gain.minus(band).minus(exempt));
  const tax = rate === null ? zero : taxed.times(rate).over(100);

  const mayBeIndexed =
    asset === 'property' &&
    owner === 'resident' &&
    isLong &&
    boughtOn < indexation.value.boughtBefore;
  const index = getCostInflationIndex(boughtOn);
  const indexedGain = clampToZero(net.minus(cost.times(getCostInflationIndex(soldOn)).over(index)));
  const indexedTax = clampToZero(indexedGain.minus(band)).times(indexation.value.rate).over(100);
  const isDisputed = input.origin === 'given';
  const indexed = mayBeIndexed ? { gain: indexedGain, tax: indexedTax, index, isDisputed } : null;
  return {
    ...{ asset, isLong, price, isStampPrice, expenses, cost, gain, exempt, unused, taxed, rate },
    ...{ tax, indexed },
    isOldCost: !isShares && cost.isAbove(values.cost),
    ignored: indexed ? clampToZero(tax.minus(indexed.tax)) : zero,
  };
}
