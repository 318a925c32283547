import type { IsoDate } from '@/content/types/units';
import { computeSimpleInterest, cutToHundred } from '@/features/planners/frame/interest';
import {
  countCalendarMonths,
  countMonthsBegun,
  countThirtyDayMonths,
} from '@/features/planners/frame/months';
import {
  type Deductor,
  lateStatementFee,
  lateTdsDays,
  lateTdsInterest,
  lateTdsMonths,
  type MonthCount,
  statementPenalty,
} from '@/features/planners/late-tds/late-tds-rules';
import { formatDay } from '@/lib/dates';
import { addDays, countDaysBetween, createIsoDate, parseIsoDate } from '@/lib/days';
import { type Amount, Exact, pickLeast, sum, zero } from '@/lib/exact';
import { createRuleBounds, Reading, type Rejected } from '@/lib/forms/reading';
import { getGoverningAct } from '@/lib/law/tds/tds';
import { getDepositDay, getStatementDay, type TdsDues, tdsDues } from '@/lib/law/tds/tds-dues';

export type LateTdsInput = {
  deductor: Deductor;
  tax: Amount | null;
  /** The day on which it should have been deducted; empty if it was deducted on time. */
  deductibleOn: IsoDate;
  deductedOn: IsoDate;
  paidOn: IsoDate;
  /** In place of that day: how many days after the last one for it the tax was paid. */
  daysLate: Amount | null;
  /** If it is empty, the statement is left out. */
  filedOn: IsoDate;
  /** All tax in the statement, in rupees; `null` if it is only this tax. */
  statementTax: Amount | null;
};

export type LateTdsField = keyof LateTdsInput;

export type LateTdsLine = { amount: Exact } & (
  | {
      kind: 'notDeducted' | 'notPaid';
      base: Exact;
      /** In percent a month. */
      rate: number;
      months: number;
      from: IsoDate;
      until: IsoDate;
    }
  | { kind: 'fee'; days: number; uncapped: Exact; most: Exact; due: IsoDate }
);

type LateTdsWay = { count: MonthCount; lines: readonly LateTdsLine[]; total: Exact };

export type LateTds = {
  /** The Act in force on the date of deduction. */
  act: '1961' | '2025';
  /** Last day to pay the tax, and to file the statement that names it. */
  payBy: IsoDate;
  fileBy: IsoDate;
  ways: readonly LateTdsWay[];
  agree: boolean;
  /**
   * The total of an older demand, which counted the month of deduction too where that was on its
   * last day; `null` for any other day, and where no interest is due.
   */
  olderDemand: Exact | null;
  isPaidInTime: boolean;
  /**
   * The months after which a penalty is possible, if the statement is later than that; else `null`.
   */
  penaltyAfter: number | null;
};

const counts: Record<MonthCount, (after: string, until: string) => number> = {
  calendar: countCalendarMonths,
  thirtyDays: countThirtyDayMonths,
};

/** The months of a line in an older demand: the month of its first day is always counted. */
const countOlderMonths = ({ from }: { from: string }) =>
  parseIsoDate(addDays(from, 1)).month === parseIsoDate(from).month ? 0 : 1;

function sumOlderExtra(lines: readonly LateTdsLine[]): Exact {
  return sum(
    lines.map((line) =>
      line.kind === 'fee'
        ? zero
        : computeSimpleInterest(line.base, line.rate, countOlderMonths(line)),
    ),
  );
}

const getDues = (deductor: Deductor): TdsDues =>
  deductor === 'form141' ? tdsDues.byIndividual : tdsDues.resident;

/** The government pays by the 7th of the next month, for March too. */
function getPayDay(deductor: Deductor, deductedOn: string): string {
  if (deductor !== 'government') return getDepositDay(getDues(deductor), deductedOn);
  const { year, month } = parseIsoDate(deductedOn);
  return month === 12 ? createIsoDate(year + 1, 1, 7) : createIsoDate(year, month + 1, 7);
}

/** The last day of the period of a statement: a quarter, or a month for Form 141. */
function endOfPeriod(deductor: Deductor, deductedOn: string): string {
  const { year, month } = parseIsoDate(deductedOn);
  return createIsoDate(year, deductor === 'form141' ? month : Math.ceil(month / 3) * 3, 31);
}

type Days = Record<'deductibleOn' | 'deductedOn' | 'paidOn', string> & { filedOn: string | null };

function listInterestLines(
  tax: Exact,
  days: Days,
  payBy: string,
  count: MonthCount,
): LateTdsLine[] {
  const base = cutToHundred(tax);
  const { notDeducted, notPaid } = lateTdsInterest.value;
  const spans = [
    { kind: 'notDeducted', rate: notDeducted, from: days.deductibleOn, until: days.deductedOn },
    {
      kind: 'notPaid',
      rate: notPaid,
      from: days.deductedOn,
      until: days.paidOn > payBy ? days.paidOn : days.deductedOn,
    },
  ] as const;
  return spans
    .map((span) => ({ ...span, base, months: counts[count](span.from, span.until) }))
    .filter(({ months }) => months > 0)
    .map((span) => ({ ...span, amount: computeSimpleInterest(base, span.rate, span.months) }));
}

function findFeeLine(due: string, filedOn: string | null, most: Exact): LateTdsLine | null {
  const days = filedOn === null ? 0 : countDaysBetween(due, filedOn);
  if (days <= 0) return null;
  const uncapped = Exact.of(lateStatementFee.value).times(days);
  return { kind: 'fee', days, uncapped, most, due, amount: pickLeast(uncapped, most) };
}

/**
 * The months of delay after which a penalty is possible; `null` if the statement is not that late.
 */
function findPenaltyMonths(due: string, filedOn: string | null): number | null {
  if (filedOn === null) return null;
  const rule = statementPenalty.value.filter(({ filedFrom }) => filedFrom <= filedOn).at(-1);
  return rule && countMonthsBegun(due, filedOn) > rule.months ? rule.months : null;
}

function getPaidDay(
  reading: Reading<LateTdsField>,
  input: LateTdsInput,
  deductedOn: string,
): string {
  const { paidOn, daysLate, deductor } = input;
  if (paidOn !== '' || daysLate === null || deductedOn === '') return paidOn;
  const days = Exact.of(daysLate).toNumber();
  if (Number.isInteger(days) && days >= 0 && days < MOST_DAYS) {
    return addDays(getPayDay(deductor, deductedOn), days);
  }
  reading.reject('daysLate', `Write whole days, fewer than ${MOST_DAYS}.`);
  return deductedOn;
}

const MOST_DAYS = 3650;

function readDays(reading: Reading<LateTdsField>, input: LateTdsInput): Days {
  const known = createRuleBounds(lateTdsDays.from, lateTdsDays.until);
  const deductedOn = reading.requiredDay('deductedOn', input.deductedOn, known);
  const deductibleOn = reading.day('deductibleOn', input.deductibleOn, {
    ...known,
    last: deductedOn || known.last,
    late: 'You should have deducted on the day on which you did, or before.',
  });
  const afterDeduction = {
    ...known,
    ...(deductedOn && { first: deductedOn, early: 'You pay tax after you deduct it.' }),
  };
  const paidOn = reading.requiredDay(
    'paidOn',
    getPaidDay(reading, input, deductedOn),
    afterDeduction,
  );
  const end = deductedOn && endOfPeriod(input.deductor, deductedOn);
  const filedOn = reading.day('filedOn', input.filedOn, {
    ...known,
    ...(end && {
      first: addDays(end, 1),
      early: `The statement covers days up to ${formatDay(end)}: you file it after that.`,
    }),
  });
  return { deductedOn, deductibleOn: deductibleOn ?? deductedOn, paidOn, filedOn };
}

/**
 * What late TDS costs: interest under section 398(3), in the 1961 Act 201(1A), under both ways of
 * counting months, and the fee for a late statement under section 427, earlier 234E. Interest is
 * not rounded, since how TRACES rounds it is not established.
 */
export function planLateTds(input: LateTdsInput): LateTds | Rejected<LateTdsField> {
  const reading = new Reading<LateTdsField>();
  const tax = reading.required('tax', input.tax, 'Enter the tax that you deducted.');
  const days = readDays(reading, input);
  const inStatement = reading.amount('statementTax', input.statementTax);
  if (inStatement.isAbove(zero) && tax.isAbove(inStatement)) {
    reading.reject('statementTax', 'The statement holds this tax too: enter at least that.');
  }
  const rejected = reading.getRejected();
  if (rejected) return rejected;

  const payBy = getPayDay(input.deductor, days.deductedOn);
  const fileBy = getStatementDay(getDues(input.deductor), days.deductedOn);
  const fee = findFeeLine(fileBy, days.filedOn, inStatement.isAbove(zero) ? inStatement : tax);
  const ways = lateTdsMonths.value.map((count) => {
    const lines = [...listInterestLines(tax, days, payBy, count), ...(fee ? [fee] : [])];
    return { count, lines, total: sum(lines.map(({ amount }) => amount)) };
  });
  const [first, ...others] = ways;
  const older = sumOlderExtra(first?.lines ?? []);
  return {
    act: getGoverningAct(days.deductedOn),
    payBy,
    fileBy,
    ways,
    agree: others.every(({ total }) => first?.total.compare(total) === 0),
    olderDemand: first && older.isAbove(zero) ? first.total.plus(older) : null,
    isPaidInTime: days.paidOn <= payBy && days.deductibleOn === days.deductedOn,
    penaltyAfter: findPenaltyMonths(fileBy, days.filedOn),
  };
}
