import { getNotifiedDate } from '@/content/moved-dates';
import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import { countMonthsBegun } from '@/features/planners/frame/months';
import { formatDay } from '@/lib/dates';
import { Exact, zero } from '@/lib/exact';
import { formatRupees } from '@/lib/format';
import { Reading, type Refused } from '@/lib/forms/reading';
import type { Rule } from '@/lib/law/years/rule-set';

const checkedOn = '2026-11-21';

type Fee = {
  due: IsoDate;
  /** The date by the letter of the law, if practice differs; else `null`. */
  literally: IsoDate | null;
  /** Up to one month late, and later. */
  upToMonth: Rupees;
  above: Rupees;
};

/** Reports of tax year 2026-27; for earlier years there was a penalty by turnover instead. */
export const reportFees = {
  auditReport: {
    value: {
      due: getNotifiedDate('2027-09-30', 'tax-audit'),
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
      due: getNotifiedDate('2027-10-31', 'transfer-pricing-report'),
      literally: '2027-10-30',
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
  year: '2026-27' | 'TY2026-27';
  filedOn: IsoDate;
};

export type ReportFee = {
  report: Report;
  rule: Rule<Fee>;
  filedOn: IsoDate;
  /** Months after the due date, complete or begun. */
  months: number;
  fee: Exact;
};

const year = { from: '2027-04-01', to: '2027-03-31', until: '2028-03-31' } as const;

function penaltyInWords(report: Report): string {
  if (report === 'pricingReport')
    return 'For AY 2026-27 it is a penalty, section 271BA. The fee begins with tax year 2026-27.';
  const { percent, most } = auditPenalty.value;
  return `For AY 2026-27 it is a penalty, section 271B: ${percent}% of turnover, at most ${formatRupees(most)}. The fee begins with tax year 2026-27.`;
}

/** The fee for a late report on tax audit or transfer pricing: section 428(c) and (d). */
export function planReportFee(input: ReportFeeInput): ReportFee | Refused {
  const reading = new Reading<string>();
  if (input.year === '2026-27') reading.refuse('year', penaltyInWords(input.report));
  const filedOn = reading.requiredDay('filedOn', input.filedOn, {
    first: input.year === '2026-27' ? undefined : year.from,
    last: year.until,
    early: `You file a report after the year ends, on ${formatDay(year.to)}.`,
    late: `We have the rules until ${formatDay(year.until)}.`,
  });
  const refused = reading.refused();
  if (refused) return refused;

  const rule = reportFees[input.report];
  const { due, upToMonth, above } = rule.value;
  const months = countMonthsBegun(due, filedOn);
  const fee = months === 0 ? zero : Exact.of(months === 1 ? upToMonth : above);
  return { report: input.report, rule, filedOn, months, fee };
}
