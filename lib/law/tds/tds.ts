import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import { Exact } from '@/lib/exact';
import { getDepositDay, getStatementDay, type TdsDues, tdsDues } from '@/lib/law/tds/tds-dues';
import {
  noPanRate,
  type Payee,
  type TdsPayment,
  type TdsRule,
  type TdsThreshold,
  tdsRules,
} from '@/lib/law/tds/tds-rules';

export type TdsByLawInput = {
  /** Rent paid by an individual has a rule of its own: `decideRent`. */
  payment: Exclude<TdsPayment, 'rentByIndividual'>;
  /** The day of credit or payment, whichever is earlier. */
  date: IsoDate;
  payee: Payee;
  /** Whether the payee is 60 or over; matters only for bank interest. */
  isSenior?: boolean;
  hasPan: boolean;
  amount: Rupees;
  /** Paid to the same payee earlier in the same year. */
  paidBefore: Rupees;
  /**
   * What of `paidBefore` tax was taken from. Without it, what was paid up to the limit of the year
   * is taken to have borne none, and everything if the limit was crossed before.
   */
  taxedBefore?: Rupees | null;
  /** For rent: paid or payable for the same month, this payment included. */
  inMonth?: Rupees;
};

/** What a threshold applies to: one payment, a month or a year. */
export type TdsMeasure = keyof Omit<TdsThreshold, 'senior'>;

/** The one deduction of the year from rent paid by an individual. */
export type RentOnce = {
  /** Months of the year at that rent, up to the last one. */
  months: number;
  /** The last day of the month from whose rent the tax is deducted. */
  lastDay: IsoDate;
  /** Whether that is the month of the payment. */
  isNow: boolean;
  /** Whether the tax is limited to the rent of that month. */
  isCapped: boolean;
};

export type TdsByLaw = {
  rule: TdsRule;
  act: '1961' | '2025';
  section: string;
  /** The thresholds that apply to this payee. */
  limits: Partial<Record<TdsMeasure, Rupees>>;
  /** The threshold crossed; `null` if none is, so that nothing is deducted. */
  crossed: 'none needed' | TdsMeasure | null;
  /** Without a PAN at least 20. */
  rate: Percent;
  /**
   * The sum on which tax is deducted: this payment and, once the threshold of the year or month is
   * crossed, earlier untaxed payments too (section 393(1)(a): on the entire sum).
   */
  base: Rupees;
  /** Not rounded. */
  tds: Rupees;
  dues: TdsDues;
  /** Last day to deposit it (rule 218; earlier rule 30). */
  depositBy: IsoDate;
  /** The statement that reports it, and the last day to file that. */
  statement: { form: string; dueBy: IsoDate };
  /** For rent paid by an individual: the one deduction of the year. */
  once?: RentOnce;
};

/** The day from which the Income-tax Act, 2025, applies. */
const NEW_ACT = '2026-04-01';

/** The Act that governs a payment on a day. */
export const getGoverningAct = (date: IsoDate): '1961' | '2025' =>
  date >= NEW_ACT ? '2025' : '1961';

/** The number of the form for a payment on a day. */
export const getTdsForm = (date: IsoDate, { form1961, form2025 }: TdsDues) =>
  getGoverningAct(date) === '2025' ? form2025 : form1961;

export function findTdsRule(payment: TdsPayment, date: IsoDate): TdsRule | null {
  return tdsRules[payment].filter(({ from }) => from <= date).at(-1) ?? null;
}

export function getTdsLimits(
  { single, month, year, senior }: TdsThreshold,
  isSenior: boolean,
): TdsByLaw['limits'] {
  const yearly = isSenior ? (senior ?? year) : year;
  return {
    ...(single !== undefined && { single }),
    ...(month !== undefined && { month }),
    ...(yearly !== undefined && { year: yearly }),
  };
}

/** The sums to compare with each threshold, in rupees: the payment, its month, its year so far. */
type Sums = Record<TdsMeasure, Exact>;

/** The year comes first: once it is crossed, tax is on the whole year, not on one payment alone. */
export function findCrossedLimit(limits: TdsByLaw['limits'], sums: Sums): TdsByLaw['crossed'] {
  if (Object.keys(limits).length === 0) return 'none needed';
  const measures = ['year', 'month', 'single'] as const;
  return (
    measures.find((measure) => sums[measure].isAbove(limits[measure] ?? sums[measure])) ?? null
  );
}

/** The sum to tax now: what of the whole year or month bore no tax, once its limit is crossed. */
function baseOf(
  { crossed, limits }: Pick<TdsByLaw, 'crossed' | 'limits'>,
  sums: Sums,
  taxedBefore: number | null,
): Exact {
  if (crossed === null) return Exact.of(0);
  if (crossed !== 'year' && crossed !== 'month') return sums.single;
  if (taxedBefore !== null) return sums[crossed].minus(taxedBefore);
  const before = sums[crossed].minus(sums.single);
  return before.isAbove(limits[crossed] ?? 0) ? sums.single : sums[crossed];
}

const duesOf = (payment: TdsPayment): TdsDues =>
  payment === 'byIndividual' ? tdsDues.byIndividual : tdsDues.resident;

/**
 * Whether tax must be deducted from a payment to a resident, and how much. `null` for a date before
 * April 2024, which these rules do not cover, or an amount that is not valid.
 */
export function decideTds(input: TdsByLawInput): TdsByLaw | null {
  const { payment, date, payee, hasPan, amount, paidBefore, inMonth = amount } = input;
  const rule = findTdsRule(payment, date);
  const taxedBefore = input.taxedBefore ?? null;
  const before = Math.max(paidBefore, inMonth - amount);
  const areAmounts =
    amount > 0 &&
    paidBefore >= 0 &&
    inMonth >= amount &&
    (taxedBefore === null || (taxedBefore >= 0 && taxedBefore <= before));
  if (!rule || !areAmounts || !Number.isFinite(paidBefore + inMonth)) return null;

  const single = Exact.of(amount);
  const sums = { single, month: Exact.of(inMonth), year: single.plus(paidBefore) };
  const limits = getTdsLimits(rule.threshold, input.isSenior ?? false);
  const crossed = findCrossedLimit(limits, sums);
  const rate = hasPan ? rule.rate[payee] : Math.max(rule.rate[payee], noPanRate.value);
  const base = baseOf({ crossed, limits }, sums, taxedBefore);
  const dues = duesOf(payment);
  return {
    rule,
    act: getGoverningAct(date),
    section: getGoverningAct(date) === '2025' ? rule.section2025 : rule.section1961,
    limits,
    crossed,
    rate,
    base: base.toNumber(),
    tds: base.times(rate).over(100).toNumber(),
    dues,
    depositBy: getDepositDay(dues, date),
    statement: { form: getTdsForm(date, dues), dueBy: getStatementDay(dues, date) },
  };
}
