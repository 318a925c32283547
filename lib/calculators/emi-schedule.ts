/**
 * The schedule of a loan as a lender keeps it: every instalment is the rounded EMI, interest is
 * rounded to the paisa each month, and the last instalment takes what rounding has left, so that
 * the balance ends at exactly zero. The Reserve Bank names no rule for rounding an EMI.
 */
export type LoanInput = {
  /** In rupees. */
  principal: number;
  /** Percent a year, at most two decimals. */
  annualRate: number;
  months: number;
  extra?: ExtraPayments;
  /** Charged when the loan is paid out, in rupees. */
  processingFee?: number;
};

/** Paid on top of the instalment, in rupees. */
export type ExtraPayments = {
  monthly?: number;
  /** With every twelfth instalment. */
  yearly?: number;
  once?: { amount: number; month: number };
};

/** Amounts in rupees and paise. */
export type Instalment = {
  month: number;
  opening: number;
  interest: number;
  principal: number;
  /** Beyond the instalment. */
  extra: number;
  /** Interest and principal; the last one differs from the EMI. */
  instalment: number;
  closing: number;
};

export type LoanSchedule = {
  /** In whole rupees, rounded half up. */
  emi: number;
  rows: readonly Instalment[];
  totalInterest: number;
  totalPaid: number;
};

const MOST_MONTHS = 1200;
const MOST_PRINCIPAL = 10 ** 12;

const paise = (rupees: number) => BigInt(Math.round(rupees * 100));
const rupees = (amount: bigint) => Number(amount) / 100;
const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** Interest of one month, half up to the paisa: balance × rate ÷ 1200. */
function monthlyInterest(balance: bigint, hundredthsOfPercent: bigint): bigint {
  return (2n * balance * hundredthsOfPercent + 120_000n) / 240_000n;
}

/** P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1) in exact integers, half up to the rupee, in paise. */
function roundedEmi(principal: bigint, hundredthsOfPercent: bigint, months: number): bigint {
  const base = 120_000n;
  if (hundredthsOfPercent === 0n) {
    const each = 100n * BigInt(months);
    return ((2n * principal + each) / (2n * each)) * 100n;
  }
  const grown = (base + hundredthsOfPercent) ** BigInt(months);
  const start = base ** BigInt(months);
  const numerator = principal * hundredthsOfPercent * grown;
  const denominator = base * (grown - start) * 100n;
  return ((2n * numerator + denominator) / (2n * denominator)) * 100n;
}

function extraIn(month: number, { monthly = 0, yearly = 0, once }: ExtraPayments): bigint {
  const inYear = month % 12 === 0 ? yearly : 0;
  const single = once?.month === month ? once.amount : 0;
  return paise(monthly + inYear + single);
}

const isAmount = (value: number | undefined) =>
  value === undefined || (Number.isFinite(value) && value >= 0 && value <= MOST_PRINCIPAL);

function isLoan({ principal, annualRate, months, extra }: LoanInput): boolean {
  return (
    principal > 0 &&
    principal <= MOST_PRINCIPAL &&
    annualRate >= 0 &&
    annualRate <= 1000 &&
    Number.isInteger(months) &&
    months > 0 &&
    months <= MOST_MONTHS &&
    isAmount(extra?.monthly) &&
    isAmount(extra?.yearly) &&
    isAmount(extra?.once?.amount)
  );
}

/** `null` where the loan is none: no amount, no term, more than 10^12 rupees or 100 years. */
export function scheduleLoan(input: LoanInput): LoanSchedule | null {
  if (!isLoan(input)) return null;
  const rate = BigInt(Math.round(input.annualRate * 100));
  const emi = roundedEmi(paise(input.principal), rate, input.months);
  const rows: Instalment[] = [];
  let balance = paise(input.principal);
  let totalInterest = 0n;
  let totalPaid = 0n;
  for (let month = 1; balance > 0n && month <= input.months; month += 1) {
    const interest = monthlyInterest(balance, rate);
    const due = balance + interest;
    // The last instalment pays what is left, be it less or a little more than the others.
    const instalment = month === input.months ? due : least(emi, due);
    const extra = least(extraIn(month, input.extra ?? {}), due - instalment);
    const closing = due - instalment - extra;
    rows.push({
      month,
      opening: rupees(balance),
      interest: rupees(interest),
      principal: rupees(instalment - interest),
      extra: rupees(extra),
      instalment: rupees(instalment),
      closing: rupees(closing),
    });
    totalInterest += interest;
    totalPaid += instalment + extra;
    balance = closing;
  }
  return {
    emi: rupees(emi),
    rows,
    totalInterest: rupees(totalInterest),
    totalPaid: rupees(totalPaid),
  };
}

/** What extra payments save: interest in rupees, and months. `null` where the loan is none. */
export function savingsOf(input: LoanInput): { interest: number; months: number } | null {
  const plain = scheduleLoan({ ...input, extra: {} });
  const quicker = scheduleLoan(input);
  if (!plain || !quicker) return null;
  const interest = paise(plain.totalInterest) - paise(quicker.totalInterest);
  return { interest: rupees(interest), months: plain.rows.length - quicker.rows.length };
}

/** The instalments added up by years of the loan, the first being months 1 to 12. */
export function yearsOf(rows: readonly Instalment[]) {
  const years = new Map<number, { interest: bigint; principal: bigint; closing: number }>();
  for (const row of rows) {
    const year = Math.ceil(row.month / 12);
    const sum = years.get(year) ?? { interest: 0n, principal: 0n, closing: 0 };
    years.set(year, {
      interest: sum.interest + paise(row.interest),
      principal: sum.principal + paise(row.principal) + paise(row.extra),
      closing: row.closing,
    });
  }
  return Array.from(years, ([year, { interest, principal, closing }]) => ({
    year,
    interest: rupees(interest),
    principal: rupees(principal),
    closing,
  }));
}

/**
 * Annual percentage rate as the Reserve Bank's key facts statement has it (RBI/2024-25/18): the
 * monthly rate at which the instalments are worth what was paid out less the fee, times twelve. In
 * percent; `null` where the fee leaves nothing.
 */
export function annualPercentageRate(input: LoanInput): number | null {
  const schedule = scheduleLoan({ ...input, extra: {} });
  const received = input.principal - (input.processingFee ?? 0);
  if (!schedule || !(received > 0)) return null;
  const worthAt = (monthly: number) =>
    schedule.rows.reduce(
      (sum, { instalment, month }) => sum + instalment / (1 + monthly) ** month,
      0,
    );
  let low = 0;
  let high = 10;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > received) low = middle;
    else high = middle;
  }
  return low * 12 * 100;
}
