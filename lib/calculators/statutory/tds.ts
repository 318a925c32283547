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

export type TdsByLaw = {
  rule: TdsRule;
  act: '1961' | '2025';
  section: string;
  /** Which threshold is crossed; `null` while none is and nothing is deducted. */
  crossed: 'none needed' | keyof Omit<TdsThreshold, 'senior'> | null;
  /** In percent, without a PAN at least 20. */
  rate: number;
  /**
   * On what tax is deducted: the payment itself, and what was paid before it free of tax once a
   * yearly threshold is crossed (section 393(1)(a): on the entire sum).
   */
  base: number;
  /** In rupees, exact. */
  tds: number;
  /** Last day to deposit it, ISO date (rule 218; earlier rule 30). */
  depositBy: string;
  /** The quarterly statement it goes into, and its last day. */
  statement: { form: string; dueBy: string };
};

/** The day from which the Income-tax Act, 2025, applies. */
const NEW_ACT = '2026-04-01';

function ruleOn(payment: TdsPayment, date: string): TdsRule | null {
  return tdsRules[payment].filter(({ from }) => from <= date).at(-1) ?? null;
}

function crossedBy(
  { single, month, year, senior }: TdsThreshold,
  { amount, paidBefore, inMonth = amount, isSenior = false }: TdsByLawInput,
): TdsByLaw['crossed'] {
  if (single === undefined && month === undefined && year === undefined) return 'none needed';
  if (single !== undefined && amount > single) return 'single';
  if (month !== undefined && inMonth > month) return 'month';
  const yearly = isSenior ? (senior ?? year) : year;
  if (yearly !== undefined && paidBefore + amount > yearly) return 'year';
  return null;
}

const lastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The 7th of the next month; for March 30 April. */
function depositDay(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return month === 3 ? iso(year, 3, 30) : iso(year, month, 7);
}

/** The last day of the month after the quarter; for January to March 31 May. */
function statementDay(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const afterQuarter = month <= 3 ? 4 : Math.ceil(month / 3) * 3;
  const at = new Date(Date.UTC(year, afterQuarter, 1));
  return iso(at.getUTCFullYear(), at.getUTCMonth(), lastDay(at.getUTCFullYear(), at.getUTCMonth()));
}

/**
 * Whether tax is to be deducted from a payment to a resident, and how much. `null` for a date
 * before April 2024, whose rules are not here, or an amount that is none.
 */
export function decideTds(input: TdsByLawInput): TdsByLaw | null {
  const { payment, date, payee, hasPan, amount, paidBefore } = input;
  const rule = ruleOn(payment, date);
  if (!rule || !(amount > 0) || !(paidBefore >= 0) || !Number.isFinite(amount + paidBefore)) {
    return null;
  }
  const isNewAct = date >= NEW_ACT;
  const crossed = crossedBy(rule.threshold, input);
  const rate = hasPan ? rule.rate[payee] : Math.max(rule.rate[payee], noPanRate);
  const wasFree = crossed === 'year' && crossedBy(rule.threshold, before(input)) === null;
  const base = crossed === null ? 0 : wasFree ? amount + paidBefore : amount;
  return {
    rule,
    act: isNewAct ? '2025' : '1961',
    section: isNewAct ? rule.section2025 : rule.section1961,
    crossed,
    rate,
    base,
    tds: (base * rate) / 100,
    depositBy: depositDay(date),
    statement: { form: isNewAct ? '140' : '26Q', dueBy: statementDay(date) },
  };
}

/** The year so far without this payment. */
function before(input: TdsByLawInput): TdsByLawInput {
  return { ...input, amount: 0, inMonth: 0 };
}
