import { defineSheet } from '@/components/sheet/define-sheet';
import { citeRule } from '@/components/sheet/law-sources';
import { planners } from '@/content/calculators/planners';
import { formatSection } from '@/features/calculators/frame/law-words';
import { planYears } from '@/features/planners/frame/plan-years';
import {
  createPlanResult,
  describeMissedSunday,
  listYearOptions,
  type Planner,
  sayBelated,
} from '@/features/planners/frame/planner-words';
import {
  auditPenalty,
  planReportFee,
  type Report,
  type ReportFee,
  reportFees,
} from '@/features/planners/return-fee/report-fee';
import {
  lateReturnFee,
  lateReturnRegime,
  lateRevisionFee,
  planReturnFee,
  type ReturnFee,
  type ReturnFeeInput,
} from '@/features/planners/return-fee/return-fee';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/format';
import type { Refused } from '@/lib/forms/reading';

const years = listYearOptions(planYears);

const kinds = [
  { value: 'others', label: 'No business, or none of these' },
  { value: 'noAudit', label: 'Business without audit' },
  { value: 'audit', label: 'Company or audit case' },
  { value: 'transferPricing', label: 'Transfer pricing report' },
] as const;

const filings = [
  { value: 'first', label: 'First return of the year' },
  { value: 'revised', label: 'Revised return' },
  { value: 'auditReport', label: 'Tax audit report' },
  { value: 'pricingReport', label: 'Transfer pricing report' },
] as const;

type Filing = (typeof filings)[number]['value'];
type Input = Omit<ReturnFeeInput, 'filing'> & { filing: Filing };
type Plan = ReturnFee | ReportFee;

const isReport = (filing: Filing): filing is Report => filing in reportFees;

function planOf(input: Input): Plan | Refused {
  const { filing, year, filedOn } = input;
  return isReport(filing)
    ? planReportFee({ report: filing, year, filedOn })
    : planReturnFee({ ...input, filing });
}

/** How the fee was worked out, in a few words. */
function detailOf(plan: Plan): string {
  return 'report' in plan ? reportDetail(plan) : returnDetail(plan);
}

function reportDetail({ rule, months: late }: ReportFee): string {
  const due = formatDay(rule.value.due);
  if (late === 0) return `Filed by ${due}: no fee`;
  return `Filed after ${due}, ${late === 1 ? 'by up to one month' : 'by more than one month'}`;
}

function returnDetail({ free, freeUntil, exemption, income, rule }: ReturnFee): string {
  if (free === 'inTime') return `Filed by ${formatDay(freeUntil)}: no fee`;
  if (free === 'notRequired') {
    return `Income of ${formatRupees(income)} is up to ${formatRupees(exemption)}: no return is required`;
  }
  const limit = formatRupees(rule.value.incomeLimit);
  const side = income.isAbove(rule.value.incomeLimit) ? 'above' : 'up to';
  return `Filed after ${formatDay(freeUntil)}; income of ${formatRupees(income)}, ${side} ${limit}`;
}

function remarksOf(plan: Plan) {
  if ('report' in plan) {
    const { literally, due } = plan.rule.value;
    return [
      literally &&
        `By the words of the law the day is ${formatDay(literally)}; ${formatDay(due)} is custom.`,
      plan.months > 0 && describeMissedSunday(due),
    ];
  }
  const { year, movedFrom, isUpdatedReturn, rule } = plan;
  return [
    plan.free === null && describeMissedSunday(plan.freeUntil),
    plan.rule === lateReturnFee && plan.filedOn > plan.freeUntil && sayBelated(year),
    movedFrom && `${movedFrom.by} moved the day from ${formatDay(movedFrom.day)}.`,
    isUpdatedReturn && `After ${formatDay(year.belatedUntil)} ${planners.updated[year.act]}`,
    rule.mark !== 'primary' &&
      year.act === '1961' &&
      'For AY 2026-27 we are not certain from when a revision bears the fee: the utility is reported to charge it from 1 January 2027.',
  ];
}

const noteOf = (plan: Plan) =>
  'report' in plan
    ? 'Tax year 2026-27'
    : `${plan.year.label} · ${formatSection(plan.year, plan.rule)}`;

const sources = [
  citeRule('Fee for a late return', lateReturnFee),
  citeRule('Regime of a late return', lateReturnRegime),
  citeRule('Fee for a late revision', lateRevisionFee),
  citeRule('Tax audit report', reportFees.auditReport, '2025'),
  citeRule('Transfer pricing report', reportFees.pricingReport, '2025'),
  citeRule('Audit, AY 2026-27', auditPenalty, '1961'),
  ...planYears.map((year) => citeRule(`Dates, ${year.label}`, year, year.act)),
];

const isForReport = ({ filing }: Input) => isReport(filing);

/** The fee for a late return of income. */
export const returnFee: Planner = {
  label: 'Fee for a late return',
  lead: planners.returnFee.lead,
  ...defineSheet<Input>({
    fields: {
      year: { kind: 'choice', label: 'Year', options: years },
      filing: { kind: 'choice', label: 'What is filed', options: filings },
      kind: {
        kind: 'choice',
        label: 'Taxpayer',
        options: kinds,
        isHidden: isForReport,
        isWide: true,
      },
      income: { kind: 'rupees', label: 'Total income', isHidden: isForReport },
      filedOn: { kind: 'day', label: 'Filed on' },
      isRequired: {
        kind: 'tick',
        label: 'A return is due whatever the income',
        isHidden: isForReport,
        isWide: true,
      },
    },
    show: (input) =>
      createPlanResult(planOf(input), (plan) => ({
        said: `Fee ${formatRupees(plan.fee)}`,
        title: 'Fee for a late return',
        note: noteOf(plan),
        rows: [
          {
            label: `Filed on ${formatDay(plan.filedOn)}`,
            detail: detailOf(plan),
            amount: plan.fee,
          },
        ],
        total: { label: 'Fee', amount: plan.fee },
        remarks: remarksOf(plan),
      })),
  }),
  sources,
  notCovered: planners.returnFee.notCovered,
};
