import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import type { Rule, SourceMark } from '@/lib/law/years/rule-set';

export const tdsPayments = [
  'interestOnSecurities',
  'bankInterest',
  'otherInterest',
  'insuranceCommission',
  'commission',
  'rentOfMachinery',
  'rentOfBuilding',
  'rentByIndividual',
  'professionalFees',
  'technicalFees',
  'directorsFees',
  'contractor',
  'byIndividual',
  'dividend',
] as const;

export type TdsPayment = (typeof tdsPayments)[number];

export type Payee = 'individual' | 'other';

/** No tax is deducted up to and including a threshold; without one, from the first rupee. */
export type TdsThreshold = {
  single?: Rupees;
  month?: Rupees;
  year?: Rupees;
  /** In a year, for payees of 60 and over. */
  senior?: Rupees;
};

export type TdsRule = {
  /** The first day of credit or payment, whichever is earlier. */
  from: IsoDate;
  rate: Record<Payee, Percent>;
  threshold: TdsThreshold;
  /** The Income-tax Act, 1961, for payments up to 31 March 2026. */
  section1961: string;
  /** Serial number in the Table of section 393(1) of the Income-tax Act, 2025. */
  section2025: string;
  source: string;
  mark: SourceMark;
  checkedOn: IsoDate;
};

const checkedOn = '2026-11-21';
const createBoth = (rate: number): Record<Payee, number> => ({ individual: rate, other: rate });

type Change = Pick<TdsRule, 'from' | 'rate' | 'threshold'>;

const Y24 = '2024-04-01';
const OCT24 = '2024-10-01';
const Y25 = '2025-04-01';
const Y26 = '2026-04-01';

/** By the date from which the rules apply. */
const sources: Record<string, string> = {
  [Y24]: 'Published tables of rates for financial year 2024-25',
  [OCT24]: 'Finance (No. 2) Act, 2024, as quoted in a secondary source',
  [Y25]: 'Memorandum to the Finance Bill, 2025, as quoted in a secondary source',
  [Y26]: 'Income-tax Act, 2025, section 393(1), Table',
};

/**
 * Rules up to March 2026 are from secondary sources; later ones are from the Table of the 2025 Act.
 */
function createRules(
  section1961: string,
  serial: string,
  changes: readonly Change[],
): readonly TdsRule[] {
  return changes.map((change) => ({
    ...change,
    section1961,
    section2025: `393(1), Table Sl. ${serial}`,
    source: sources[change.from] ?? '',
    mark: change.from >= '2026-04-01' ? 'primary' : 'secondary',
    checkedOn,
  }));
}

/** Oldest first. Finance Acts of 2024 (No. 2) and 2025, section 393 of the 2025 Act. */
export const tdsRules: Record<TdsPayment, readonly TdsRule[]> = {
  interestOnSecurities: createRules('193', '5(i)', [
    { from: Y24, rate: createBoth(10), threshold: {} },
    { from: Y25, rate: createBoth(10), threshold: { year: 10_000 } },
    { from: Y26, rate: createBoth(10), threshold: { year: 10_000 } },
  ]),
  bankInterest: createRules('194A', '5(ii)', [
    { from: Y24, rate: createBoth(10), threshold: { year: 40_000, senior: 50_000 } },
    { from: Y25, rate: createBoth(10), threshold: { year: 50_000, senior: 1_00_000 } },
    { from: Y26, rate: createBoth(10), threshold: { year: 50_000, senior: 1_00_000 } },
  ]),
  otherInterest: createRules('194A', '5(iii)', [
    { from: Y24, rate: createBoth(10), threshold: { year: 5000 } },
    { from: Y25, rate: createBoth(10), threshold: { year: 10_000 } },
    { from: Y26, rate: createBoth(10), threshold: { year: 10_000 } },
  ]),
  insuranceCommission: createRules('194D', '1(i)', [
    { from: Y24, rate: { individual: 5, other: 10 }, threshold: { year: 15_000 } },
    { from: Y25, rate: { individual: 2, other: 10 }, threshold: { year: 20_000 } },
    { from: Y26, rate: { individual: 2, other: 10 }, threshold: { year: 20_000 } },
  ]),
  commission: createRules('194H', '1(ii)', [
    { from: Y24, rate: createBoth(5), threshold: { year: 15_000 } },
    { from: OCT24, rate: createBoth(2), threshold: { year: 15_000 } },
    { from: Y25, rate: createBoth(2), threshold: { year: 20_000 } },
    { from: Y26, rate: createBoth(2), threshold: { year: 20_000 } },
  ]),
  rentOfMachinery: createRules('194-I(a)', '2(ii)', [
    { from: Y24, rate: createBoth(2), threshold: { year: 2_40_000 } },
    { from: Y25, rate: createBoth(2), threshold: { month: 50_000 } },
    { from: Y26, rate: createBoth(2), threshold: { month: 50_000 } },
  ]),
  rentOfBuilding: createRules('194-I(b)', '2(ii)', [
    { from: Y24, rate: createBoth(10), threshold: { year: 2_40_000 } },
    { from: Y25, rate: createBoth(10), threshold: { month: 50_000 } },
    { from: Y26, rate: createBoth(10), threshold: { month: 50_000 } },
  ]),
  rentByIndividual: createRules('194-IB', '2(i)', [
    { from: Y24, rate: createBoth(5), threshold: { month: 50_000 } },
    { from: OCT24, rate: createBoth(2), threshold: { month: 50_000 } },
    { from: Y25, rate: createBoth(2), threshold: { month: 50_000 } },
    { from: Y26, rate: createBoth(2), threshold: { month: 50_000 } },
  ]),
  professionalFees: createRules('194J', '6(iii)', [
    { from: Y24, rate: createBoth(10), threshold: { year: 30_000 } },
    { from: Y25, rate: createBoth(10), threshold: { year: 50_000 } },
    { from: Y26, rate: createBoth(10), threshold: { year: 50_000 } },
  ]),
  technicalFees: createRules('194J', '6(iii)', [
    { from: Y24, rate: createBoth(2), threshold: { year: 30_000 } },
    { from: Y25, rate: createBoth(2), threshold: { year: 50_000 } },
    { from: Y26, rate: createBoth(2), threshold: { year: 50_000 } },
  ]),
  directorsFees: createRules('194J(1)(ba)', '6(iii)(c)', [
    { from: Y24, rate: createBoth(10), threshold: {} },
    { from: Y26, rate: createBoth(10), threshold: {} },
  ]),
  contractor: createRules('194C', '6(i)', [
    { from: Y24, rate: { individual: 1, other: 2 }, threshold: { single: 30_000, year: 1_00_000 } },
    { from: Y26, rate: { individual: 1, other: 2 }, threshold: { single: 30_000, year: 1_00_000 } },
  ]),
  byIndividual: createRules('194M', '6(ii)', [
    { from: Y24, rate: createBoth(5), threshold: { year: 50_00_000 } },
    { from: OCT24, rate: createBoth(2), threshold: { year: 50_00_000 } },
    { from: Y26, rate: createBoth(2), threshold: { year: 50_00_000 } },
  ]),
  dividend: createRules('194', '7', [
    { from: Y24, rate: createBoth(10), threshold: { year: 5000 } },
    { from: Y25, rate: createBoth(10), threshold: { year: 10_000 } },
    // The Table has no threshold; only secondary sources report the exemption of 10,000.
    { from: Y26, rate: createBoth(10), threshold: { year: 10_000 } },
  ]).map((rule) => ({ ...rule, mark: 'secondary' })),
};

export const noPanRate = {
  value: 20,
  section1961: '206AA(1)',
  section2025: '397(2)(b)(i)',
  source: 'Income-tax Act, 2025, section 397(2)(b)(i); for 206AA a secondary source',
  mark: 'primary',
  checkedOn,
} as const satisfies Rule<Percent>;

/** Individuals and families deduct only if they exceeded these amounts in the year before. */
export const payerLimits = {
  value: { turnover: 1_00_00_000, receipts: 50_00_000 },
  section1961: '194A, 194C, 194H, 194-I and 194J',
  section2025: '402(37)',
  source: 'Income-tax Act, 2025, section 402(37)',
  mark: 'primary',
  checkedOn,
} as const satisfies Rule<{ turnover: Rupees; receipts: Rupees }>;

/**
 * The day since which a payment has had the rate of `date`; `null` if the rate has not changed
 * since the first rule here.
 */
export function findTdsRateStart(payment: TdsPayment, date: IsoDate): IsoDate | null {
  const known = tdsRules[payment].filter(({ from }) => from <= date);
  const rate = known.at(-1)?.rate;
  const isOther = (rule: TdsRule) =>
    rule.rate.individual !== rate?.individual || rule.rate.other !== rate?.other;
  const lastOther = known.findLastIndex(isOther);
  return lastOther < 0 ? null : (known[lastOther + 1]?.from ?? null);
}
