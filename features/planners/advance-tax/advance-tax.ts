import type { IsoDate, Percent } from '@/content/types/units';
import {
  type AdvanceDuty,
  advanceTaxFrom,
  delayInterest,
  type Instalment,
  instalmentInterest,
  instalments,
  shortfallInterest,
  type Taxpayer,
  taxpayers,
} from '@/features/planners/advance-tax/advance-tax-rules';
import {
  computeSimpleInterest,
  cutToHundred,
  roundToTen,
} from '@/features/planners/frame/interest';
import { countMonthsBegun } from '@/features/planners/frame/months';
import { getPlanYear, type PlanYear, type PlanYearId } from '@/features/planners/frame/plan-years';
import { formatDay } from '@/lib/dates';
import { createIsoDate, parseIsoDate } from '@/lib/days';
import { type Amount, clampToZero, type Exact, sum, zero } from '@/lib/exact';
import { Reading, type Rejected } from '@/lib/forms/reading';

/** The periods of payment: each ends with an instalment, the last on 31 March. */
const paidFields = ['paidJune', 'paidSeptember', 'paidDecember', 'paidMarch', 'paidLater'] as const;

type PaidField = (typeof paidFields)[number];

export type AdvanceTaxInput = {
  year: PlanYearId;
  taxpayer: Taxpayer;
  /** The year's tax with cess, after rebate and reliefs, in rupees. */
  tax: Amount | null;
  /** The year's TDS and TCS, in rupees. */
  deducted: Amount | null;
  /** The day on which the rest is paid; empty if with the return. */
  paidOn: IsoDate;
  filedOn: IsoDate;
} & Record<PaidField, Amount | null>;

export type AdvanceTaxField = keyof AdvanceTaxInput;

export type AdvanceTaxLine = { amount: Exact } & (
  | {
      kind: 'instalment';
      day: IsoDate;
      percent: Percent;
      required: Exact;
      paid: Exact;
      /** The amount that bears interest: zero if enough was paid. */
      base: Exact;
      months: number;
    }
  | { kind: 'shortfall' | 'delay'; base: Exact; months: number; from: IsoDate; until: IsoDate }
  | { kind: 'rest' | 'rounding' }
);

type Delay = { months: number; amount: Exact };

export type AdvanceTaxPlan = {
  year: PlanYear;
  returnDue: IsoDate;
  net: Exact;
  /** Whether the income is presumptive, so that all tax is due in March. */
  isPresumptive: boolean;
  free: 'senior' | 'below' | null;
  /** Whether the filing date is known; without it, no interest after the year is worked out. */
  isFiled: boolean;
  /** Whether the return is filed after `returnDue`, so that a fee may be due as well. */
  isLate: boolean;
  lines: readonly AdvanceTaxLine[];
  interest: Exact;
  /** Still to be paid, with interest, rounded to ten rupees; negative for a refund. */
  total: Exact;
  /**
   * Interest for delay counted from the due date in the law, since a circular that moves it may
   * leave the interest as it was; `null` if there is none.
   */
  fromDayInLaw: (Delay & { day: IsoDate; by: string }) | null;
  /** Too late for a belated return: only an updated one is possible, with additional tax. */
  isUpdatedReturn: boolean;
};

function getInstalmentDay({ from }: PlanYear, { month, day }: Instalment): string {
  const { year } = parseIsoDate(from);
  return createIsoDate(month < 4 ? year + 1 : year, month, day);
}

function listPaidByThen(duty: AdvanceDuty, payments: readonly Exact[]): readonly Exact[] {
  const soFar = payments.map((_, index) => sum(payments.slice(0, index + 1)));
  // The single instalment, in March, counts every earlier payment.
  return duty === 'presumptive' ? soFar.slice(3, 4) : soFar;
}

/** Section 425: the shortfall of each instalment, for its fixed months. */
function listInstalmentLines(
  year: PlanYear,
  duty: AdvanceDuty,
  net: Exact,
  payments: readonly Exact[],
): AdvanceTaxLine[] {
  const paidSoFar = listPaidByThen(duty, payments);
  return instalments.value[duty].map((instalment, index) => {
    const paid = paidSoFar[index] ?? zero;
    const required = net.times(instalment.percent).over(100);
    const isEnough = paid.compare(net.times(instalment.enough).over(100)) >= 0;
    const base = isEnough ? zero : cutToHundred(required.minus(paid));
    const { percent, months } = instalment;
    return {
      kind: 'instalment',
      day: getInstalmentDay(year, instalment),
      percent,
      required,
      paid,
      base,
      months,
      amount: computeSimpleInterest(base, instalmentInterest.value, months),
    };
  });
}

/** Section 424: on the whole gap, if less than nine tenths was paid in the year. */
function findShortfallLine(
  year: PlanYear,
  net: Exact,
  paid: Exact,
  until: string,
): AdvanceTaxLine | null {
  const { rate, enough } = shortfallInterest.value;
  if (paid.compare(net.times(enough).over(100)) >= 0) return null;
  const base = cutToHundred(net.minus(paid));
  const months = countMonthsBegun(year.to, until);
  const amount = computeSimpleInterest(base, rate, months);
  return { kind: 'shortfall', base, months, from: year.to, until, amount };
}

/** Section 423: on tax unpaid on the due date, from the day after it to the return. */
function findDelayLine(base: Exact, due: string, until: string): AdvanceTaxLine | null {
  const months = countMonthsBegun(due, until);
  if (months === 0 || !base.isAbove(zero)) return null;
  const amount = computeSimpleInterest(base, delayInterest.value, months);
  return { kind: 'delay', base, months, from: due, until, amount };
}

function readDays(
  reading: Reading<AdvanceTaxField>,
  { paidOn, filedOn }: AdvanceTaxInput,
  year: PlanYear,
): { paid: string | null; filed: string | null } {
  const filed = reading.day('filedOn', filedOn, {
    first: getDayAfterYear(year),
    last: year.updatedUntil,
    early: `You file a return after the year ends, on ${formatDay(year.to)}.`,
    late: `You can file no return of this year after ${formatDay(year.updatedUntil)}.`,
  });
  const paid = reading.day('paidOn', paidOn, {
    first: getDayAfterYear(year),
    last: filed ?? undefined,
    early: `What you pay by ${formatDay(year.to)} is advance tax: enter it above.`,
    late: 'You pay the rest before you file, on that day at the latest.',
  });
  if (paidOn !== '' && filedOn === '') {
    reading.reject('filedOn', 'Enter the day of filing too: interest may run until then.');
  }
  return { paid: paid ?? filed, filed };
}

const getDayAfterYear = ({ to }: PlanYear) => createIsoDate(parseIsoDate(to).year, 4, 1);

function computeDelay(base: Exact, due: string, until: string): Delay {
  const months = countMonthsBegun(due, until);
  return { months, amount: computeSimpleInterest(base, delayInterest.value, months) };
}

/**
 * Advance tax of a year, and interest on late payments: sections 423, 424 and 425, in the 1961 Act
 * 234A, 234B and 234C. Income that arises late in the year, such as capital gains, is treated as
 * known from the start of the year.
 */
export function planAdvanceTax(input: AdvanceTaxInput): AdvanceTaxPlan | Rejected<AdvanceTaxField> {
  const year = getPlanYear(input.year);
  const { duty, due: kind } =
    taxpayers.find(({ value }) => value === input.taxpayer) ?? taxpayers[0];
  const reading = new Reading<AdvanceTaxField>();
  const tax = reading.required('tax', input.tax, 'Enter the tax of the year.');
  const deducted = reading.amount('deducted', input.deducted);
  const payments = paidFields.map((field) => reading.amount(field, input[field]));
  const { paid: paidOn, filed } = readDays(reading, input, year);
  const rejected = reading.getRejected();
  if (rejected) return rejected;

  const net = clampToZero(tax.minus(deducted));
  const paid = sum(payments);
  const isBelow = net.compare(advanceTaxFrom.value) < 0;
  const free = duty === 'none' ? 'senior' : isBelow ? 'below' : null;
  const owed = cutToHundred(net.minus(paid));
  const due = year.returnDue[kind];

  const interestLines = free === null ? listInstalmentLines(year, duty, net, payments) : [];
  const shortfall = free === null && paidOn ? findShortfallLine(year, net, paid, paidOn) : null;
  const delay = filed && paidOn && paidOn > due ? findDelayLine(owed, due, filed) : null;
  const moved = year.movedFrom[kind];
  const mayRunFromBefore = moved && owed.isAbove(zero) && paidOn && paidOn > moved.day;
  const lines = [...interestLines, shortfall, delay].filter((line) => line !== null);

  const interest = sum(lines.map(({ amount }) => amount));
  const rest = tax.minus(deducted).minus(paid);
  const total = roundToTen(rest.plus(interest));
  const rounding = total.minus(rest).minus(interest);
  return {
    year,
    returnDue: due,
    net,
    isPresumptive: duty === 'presumptive',
    free,
    isFiled: filed !== null,
    isLate: filed !== null && filed > due,
    lines: [...lines, { kind: 'rest', amount: rest }, { kind: 'rounding', amount: rounding }],
    interest,
    total,
    fromDayInLaw:
      mayRunFromBefore && filed ? { ...moved, ...computeDelay(owed, moved.day, filed) } : null,
    isUpdatedReturn: filed !== null && filed > year.belatedUntil,
  };
}
