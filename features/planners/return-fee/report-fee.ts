import { getNotifiedDate } from '@/content/moved-dates';
import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import { countMonthsBegun } from '@/features/planners/frame/months';
import { getPlanYear, type PlanYear, type PlanYearId } from '@/features/planners/frame/plan-years';
import { formatDay } from '@/lib/dates';
import { addDays, createIsoDate, parseIsoDate } from '@/lib/days';
import { Exact, zero } from '@/lib/exact';
import { formatRupees } from '@/lib/format';
import { Reading, type Rejected } from '@/lib/forms/reading';
import type { Rule } from '@/lib/law/years/rule-set';

const checkedOn = '2026-11-21';

type MonthAndDay = { month: number; day: number };
type Fee = {
  /** In the calendar year in which the tax year ends. */
  due: MonthAndDay;
  /** The date by the letter of the law, if practice differs; else `null`. */
  literally: MonthAndDay | null;
  /** Up to one month late, and later. */
  upToMonth: Rupees;
  above: Rupees;
};

/** Under the 2025 Act; the 1961 Act had a penalty by turnover instead. */
export const reportFees = {
  auditReport: {
    value: {
      due: { month: 9, day: 30 },
      literally: null,
      upToMonth: 75_000,
      above: 1_50_000,
    },
    section1961: '271B, a penalty',
    section2025: '428(c); report by 63(5)',
    source: 'Income-tax Act, 2025, sections 63(5) and 428(c)',
    mark: 'primary',
    checkedOn,
  },
  pricingReport: {
    value: {
      due: { month: 10, day: 31 },
      literally: { month: 10, day: 30 },
      upToMonth: 50_000,
      above: 1_00_000,
    },
    section1961: '271BA, a penalty',
    section2025: '428(d); report by 173(d)',
    source: 'Income-tax Act, 2025, sections 173(d) and 428(d)',
    mark: 'primary',
    checkedOn,
  },
} as const satisfies Record<string, Rule<Fee>>;

export const auditPenalty = {
  value: { percent: 0.5, most: 1_50_000 },
  section1961: '271B',
  section2025: '428(c), a fee',
  source: 'Section 271B as reported',
  mark: 'secondary',
  checkedOn,
} as const satisfies Rule<{ percent: Percent; most: Rupees }>;

export type Report = keyof typeof reportFees;

export type ReportFeeInput = {
  report: Report;
  year: PlanYearId;
  filedOn: IsoDate;
};

export type ReportFee = {
  report: Report;
  year: PlanYear;
  due: IsoDate;
  literally: IsoDate | null;
  filedOn: IsoDate;
  /** Months after the due date, complete or begun. */
  months: number;
  fee: Exact;
};

/** The rules of the calendar, in content/due-dates.ts, that have the same days. */
const calendarRules = {
  auditReport: 'tax-audit',
  pricingReport: 'transfer-pricing-report',
} as const satisfies Record<Report, string>;

function formatPenalty(report: Report, { label }: PlanYear): string {
  const { percent, most } = auditPenalty.value;
  const penalty =
    report === 'pricingReport'
      ? '271BA'
      : `271B: ${percent}% of turnover, at most ${formatRupees(most)}`;
  return `For ${label} it is a penalty, section ${penalty}. The fee begins with tax year 2026-27.`;
}

/** The fee for a late report on tax audit or transfer pricing: section 428(c) and (d). */
export function planReportFee(input: ReportFeeInput): ReportFee | Rejected {
  const { report } = input;
  const year = getPlanYear(input.year);
  const endYear = parseIsoDate(year.to).year;
  const until = createIsoDate(endYear + 1, 3, 31);
  const reading = new Reading<string>();
  if (year.act === '1961') reading.reject('year', formatPenalty(report, year));
  const filedOn = reading.requiredDay(
    'filedOn',
    input.filedOn,
    year.act === '1961'
      ? {}
      : {
          first: addDays(year.to, 1),
          last: until,
          early: `You file a report after the year ends, on ${formatDay(year.to)}.`,
          late: `We have the rules until ${formatDay(until)}.`,
        },
  );
  const rejected = reading.getRejected();
  if (rejected) return rejected;

  const { value } = reportFees[report];
  const findDay = ({ month, day }: MonthAndDay) => createIsoDate(endYear, month, day);
  const due = getNotifiedDate(findDay(value.due), calendarRules[report]);
  const literally = value.literally && findDay(value.literally);
  const months = countMonthsBegun(due, filedOn);
  const fee = months === 0 ? zero : Exact.of(months === 1 ? value.upToMonth : value.above);
  return { report, year, due, literally, filedOn, months, fee };
}
