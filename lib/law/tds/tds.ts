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
   * The part of `paidBefore` from which tax was deducted. If left out: all of it once the limit of
   * the year was crossed, otherwise none.
   */
  taxedBefore?: Rupees | null;
  /** For rent: paid or payable for the same month, this payment included. */
  inMonth?: Rupees;
};

export type TdsMeasure = keyof Omit<TdsThreshold, 'senior'>;

export type RentOnce = {
  months: number;
  /** The last day of the month from whose rent the tax is deducted. */
  lastDay: IsoDate;
  isNow: boolean;
  isCapped: boolean;
};

export type TdsByLaw = {
  rule: TdsRule;
  act: '1961' | '2025';
  section: string;
  limits: Partial<Record<TdsMeasure, Rupees>>;
  /** `null` if no threshold is crossed, so that nothing is deducted. */
  crossed: 'none needed' | TdsMeasure | null;
  /** At least 20 percent without a PAN. */
  rate: Percent;
  /**
   * This payment and, once the threshold of the year or month is crossed, earlier untaxed payments
   * too (section 393(1)(a): on the entire sum).
   */
  base: Rupees;
  /** Not rounded. */
  tds: Rupees;
  dues: TdsDues;
  /** Rule 218; earlier rule 30. */
  depositBy: IsoDate;
  statement: { form: string; dueBy: IsoDate };
  once?: RentOnce;
};

/** The day from which the Income-tax Act, 2025, applies. */
const NEW_ACT = '2026-04-01';

export const getGoverningAct = (date: IsoDate): '1961' | '2025' =>
  date >= NEW_ACT ? '2025' : '1961';

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

type Sums = Record<TdsMeasure, Exact>;

/** The year comes first: once it is crossed, the whole year is taxed and not just one payment. */
export function findCrossedLimit(limits: TdsByLaw['limits'], sums: Sums): TdsByLaw['crossed'] {
  if (Object.keys(limits).length === 0) return 'none needed';
  const measures = ['year', 'month', 'single'] as const;
  return (
    measures.find((measure) => sums[measure].isAbove(limits[measure] ?? sums[measure])) ?? null
  );
}

/** Once the limit of the year or month is crossed, all of it that bore no tax yet. */
function computeBase(
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

const getDues = (payment: TdsPayment): TdsDues =>
  payment === 'byIndividual' ? tdsDues.byIndividual : tdsDues.resident;

/**
 * `null` for a date before April 2024, which these rules do not cover, or an amount that is not
 * valid.
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
  const base = computeBase({ crossed, limits }, sums, taxedBefore);
  const dues = getDues(payment);
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
