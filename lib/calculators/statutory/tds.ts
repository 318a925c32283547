import { Exact } from '@/lib/calculators/exact';
import {
  depositDay,
  statementDay,
  type TdsDues,
  tdsDues,
} from '@/lib/calculators/statutory/tds-dues';
import {
  noPanRate,
  type Payee,
  type TdsPayment,
  type TdsRule,
  type TdsThreshold,
  tdsRules,
} from '@/lib/calculators/statutory/tds-rules';

export type TdsByLawInput = {
  payment: TdsPayment;
  /** ISO date of credit or payment, whichever is earlier. */
  date: string;
  payee: Payee;
  /** Whether the payee is 60 or older; counts for bank interest alone. */
  isSenior?: boolean;
  hasPan: boolean;
  /** In rupees. */
  amount: number;
  /** Paid to the same payee before, in the same year, in rupees. */
  paidBefore: number;
  /** Paid or payable for the same month, this payment included, in rupees; for rent. */
  inMonth?: number;
};

/** A measure that a threshold is for. */
export type TdsMeasure = keyof Omit<TdsThreshold, 'senior'>;

export type TdsByLaw = {
  rule: TdsRule;
  act: '1961' | '2025';
  section: string;
  /** The thresholds that apply to this payee, in rupees. */
  limits: Partial<Record<TdsMeasure, number>>;
  /** Which threshold is crossed; `null` while none is and nothing is deducted. */
  crossed: 'none needed' | TdsMeasure | null;
  /** In percent, without a PAN at least 20. */
  rate: number;
  /**
   * On what tax is deducted: the payment itself, and what was paid before it free of tax once the
   * threshold of the year or month is crossed (section 393(1)(a): on the entire sum).
   */
  base: number;
  /** In rupees, exact. */
  tds: number;
  dues: TdsDues;
  /** Last day to deposit it, ISO date (rule 218; earlier rule 30). */
  depositBy: string;
  /** The statement it goes into, and its last day. */
  statement: { form: string; dueBy: string };
};

/** The day from which the Income-tax Act, 2025, applies. */
const NEW_ACT = '2026-04-01';

/** The Act under which a payment of a day falls. */
export const actOn = (date: string): '1961' | '2025' => (date >= NEW_ACT ? '2025' : '1961');

/** The number of the form for a payment of a day. */
export const formOn = (date: string, { form1961, form2025 }: TdsDues) =>
  actOn(date) === '2025' ? form2025 : form1961;

function ruleOn(payment: TdsPayment, date: string): TdsRule | null {
  return tdsRules[payment].filter(({ from }) => from <= date).at(-1) ?? null;
}

function limitsFor(
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

/** What each threshold is held against, in rupees: the payment, its month, and its year so far. */
type Sums = Record<TdsMeasure, Exact>;

/** The year goes first: once it is crossed, tax is on all of it, and on more than a single payment. */
function crossedBy(limits: TdsByLaw['limits'], sums: Sums): TdsByLaw['crossed'] {
  if (Object.keys(limits).length === 0) return 'none needed';
  const measures = ['year', 'month', 'single'] as const;
  return (
    measures.find((measure) => sums[measure].isAbove(limits[measure] ?? sums[measure])) ?? null
  );
}

/** The sum on which tax falls now: all of the year or month where this payment crosses its limit. */
function baseOf({ crossed, limits }: Pick<TdsByLaw, 'crossed' | 'limits'>, sums: Sums): Exact {
  if (crossed === null) return Exact.of(0);
  if (crossed !== 'year' && crossed !== 'month') return sums.single;
  const before = sums[crossed].minus(sums.single);
  return before.isAbove(limits[crossed] ?? 0) ? sums.single : sums[crossed];
}

const duesOf = (payment: TdsPayment): TdsDues =>
  payment === 'rentByIndividual' || payment === 'byIndividual'
    ? tdsDues[payment]
    : tdsDues.resident;

/**
 * Whether tax is to be deducted from a payment to a resident, and how much. `null` for a date
 * before April 2024, whose rules are not here, or an amount that is not valid.
 */
export function decideTds(input: TdsByLawInput): TdsByLaw | null {
  const { payment, date, payee, hasPan, amount, paidBefore, inMonth = amount } = input;
  const rule = ruleOn(payment, date);
  const areAmounts = amount > 0 && paidBefore >= 0 && inMonth >= amount;
  if (!rule || !areAmounts || !Number.isFinite(paidBefore + inMonth)) return null;

  const single = Exact.of(amount);
  const sums = { single, month: Exact.of(inMonth), year: single.plus(paidBefore) };
  const limits = limitsFor(rule.threshold, input.isSenior ?? false);
  const crossed = crossedBy(limits, sums);
  const rate = hasPan ? rule.rate[payee] : Math.max(rule.rate[payee], noPanRate.value);
  const base = baseOf({ crossed, limits }, sums);
  const dues = duesOf(payment);
  return {
    rule,
    act: actOn(date),
    section: actOn(date) === '2025' ? rule.section2025 : rule.section1961,
    limits,
    crossed,
    rate,
    base: base.toNumber(),
    tds: base.times(rate).over(100).toNumber(),
    dues,
    depositBy: depositDay(dues, date),
    statement: { form: formOn(date, dues), dueBy: statementDay(dues, date) },
  };
}
