import { taxYear } from '@/content/tax-year';
import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import { getRuleSet } from '@/lib/law/tax/rule-sets';
import type { Rule } from '@/lib/law/years/rule-set';

const checkedOn = '2026-11-23';
/** The day on which the third collection was read. */
const third = '2026-11-26';
const citeAct2025 = (sections: string) =>
  ({ source: `Income-tax Act, 2025, ${sections}`, mark: 'primary', checkedOn }) as const;

/** `months`: a gain is long-term after more than these; never if `null`. */
export const assets = [
  { value: 'shares', label: 'Listed shares, REIT or equity fund, STT paid', months: 12 },
  // Every listed security: section 2(101)(b)(i).
  { value: 'listed', label: 'Gold ETF, gold bond, other listed security', months: 12 },
  { value: 'property', label: 'Land or building', months: 24 },
  { value: 'other', label: 'Gold itself, unlisted shares or fund', months: 24 },
  { value: 'debt', label: 'Debt fund since April 2023, unlisted bond', months: null },
] as const;

export type Asset = (typeof assets)[number]['value'];

export const owners = [
  { value: 'resident', label: 'Resident individual or family (HUF)' },
  { value: 'other', label: 'Anyone else' },
] as const;

export const origins = [
  { value: 'bought', label: 'Bought it' },
  { value: 'given', label: 'Inherited it, or got it as a gift' },
] as const;

export const shareRates = {
  value: { short: 20, long: 12.5, exempt: 1_25_000 },
  section1961: '111A and 112A',
  section2025: '196 and 198',
  ...citeAct2025('sections 196 and 198'),
} as const satisfies Rule<{ short: Percent; long: Percent; exempt: Rupees }>;

export const longRate = {
  value: 12.5,
  section1961: '112',
  section2025: '197',
  ...citeAct2025('section 197'),
} as const satisfies Rule<Percent>;

export const neverLong = {
  value: null,
  section1961: '50AA',
  section2025: '76',
  ...citeAct2025('section 76'),
} as const satisfies Rule<null>;

/**
 * The cost of shares held on a day is at least their value then, but no more than the full
 * consideration: expenses of the sale come off afterwards and may leave a loss (90(7)(b)(ii)).
 */
export const shareCost = {
  value: '2018-01-31',
  section1961: '55(2)(ac)',
  section2025: '90(7)',
  ...citeAct2025('section 90(7)'),
} as const satisfies Rule<string>;

/**
 * What a resident individual or family has left of the nil band reduces a gain that has a rate of
 * its own.
 */
export const unusedBand = {
  value: 'nil band less other income',
  section1961: '111A(1), 112(1) and 112A(2), provisos',
  section2025: '196(2), 197(2) and 198(3)',
  ...citeAct2025('sections 196(2), 197(2) and 198(3)'),
  checkedOn: third,
} as const satisfies Rule<string>;

/**
 * The cost of an asset acquired before this day may be its fair value on that day; for land or
 * building, at most the stamp value on that day.
 */
export const oldCost = {
  value: '2001-04-01',
  section1961: '55(2)(b)',
  section2025: '90(9)(a) and 90(10)',
  ...citeAct2025('section 90(9) and (10)'),
  checkedOn: third,
} as const satisfies Rule<string>;

/**
 * The stamp value of land or building above this share of the price is the price. The value on
 * the day of the agreement counts if some of the price was received by bank by then (78(1)(a)).
 */
export const stampPrice = {
  value: 110,
  section1961: '50C',
  section2025: '78(1)',
  ...citeAct2025('section 78(1)'),
  checkedOn: third,
} as const satisfies Rule<Percent>;

/** What was inherited or given has the cost and the holding period of the owner who bought it. */
export const previousOwner = {
  value: 'previous owner',
  section1961: '49(1) and 2(42A)',
  section2025: '73 and 2(101)',
  ...citeAct2025('sections 73 and 2(101)'),
  checkedOn: third,
} as const satisfies Rule<string>;

/** Tax above that on the indexed gain is ignored, if land or building was bought before a day. */
export const indexation = {
  value: { rate: 20, boughtBefore: '2024-07-23' },
  section1961: '112(1), proviso',
  section2025: '197(3)',
  ...citeAct2025('section 197(3)'),
} as const satisfies Rule<{ rate: Percent; boughtBefore: IsoDate }>;

/** The cost inflation index of each financial year; an older asset takes the index of the first. */
export const costIndex = {
  value: {
    first: 2001,
    byYear: [
      100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289,
      301, 317, 331, 348, 363, 376, 384,
    ],
  },
  section1961: '48, Explanation',
  section2025: '197(3)',
  source:
    'The index of each year as four tables have it; that of 2026-27, Notification 85/2026, S.O. 3889(E) of 15 July 2026, as reported',
  mark: 'secondary',
  checkedOn: third,
} as const satisfies Rule<{ first: number; byYear: readonly number[] }>;

/** The days of sale for which the rules here hold. */
export const saleYear = getRuleSet(`TY${taxYear}`).income;
