import { defineSheet } from '@/components/sheet/define-sheet';
import { citeRule } from '@/components/sheet/law-sources';
import { planners } from '@/content/calculators/planners';
import {
  delayInterest,
  instalmentInterest,
  shortfallInterest,
  taxpayers,
} from '@/features/planners/advance-tax/advance-tax-rules';
import {
  createPlanResult,
  describeMissedSunday,
  formatPlainPoint,
  listYearOptions,
  type Planner,
} from '@/features/planners/frame/plan-result';
import { planYears } from '@/features/planners/frame/plan-years';
import {
  type LateReturn,
  type LateReturnInput,
  lateReturnLoss,
  planLateReturn,
} from '@/features/planners/return-fee/late-return';
import {
  listLateReturnPoints,
  listLateReturnRemarks,
  listLateReturnRows,
} from '@/features/planners/return-fee/late-return-rows';
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
} from '@/features/planners/return-fee/return-fee';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/format';
import type { Rejected } from '@/lib/forms/reading';
import { formatSection } from '@/lib/law/format-law';

const years = listYearOptions(planYears);

const filings = [
  { value: 'first', label: 'First return of the year' },
  { value: 'revised', label: 'Revised return' },
  { value: 'auditReport', label: 'Tax audit report' },
  { value: 'pricingReport', label: 'Transfer pricing report' },
] as const;

type Filing = (typeof filings)[number]['value'];
type Input = LateReturnInput & { filing: Filing };
type Plan = ReturnFee | ReportFee;

const isReport = (filing: Filing): filing is Report => filing in reportFees;

function planFee(input: Input): Plan | Rejected {
  const { filing, year, filedOn } = input;
  if (isReport(filing)) return planReportFee({ report: filing, year, filedOn });
  // A revision bears the same fee for every kind of taxpayer.
  return planReturnFee({ ...input, kind: 'others', filing: 'revised' });
}

function formatDetail(plan: Plan): string {
  return 'report' in plan ? formatReportDetail(plan) : formatReturnDetail(plan);
}

function formatReportDetail({ due: dueDay, months: late }: ReportFee): string {
  const due = formatDay(dueDay);
  if (late === 0) return `Filed by ${due}: no fee`;
  return `Filed after ${due}, ${late === 1 ? 'by up to one month' : 'by more than one month'}`;
}

function formatReturnDetail({ free, freeUntil, income, rule }: ReturnFee): string {
  if (free === 'inTime') return `Filed by ${formatDay(freeUntil)}: no fee`;
  const limit = formatRupees(rule.value.incomeLimit);
  const side = income.isAbove(rule.value.incomeLimit) ? 'above' : 'up to';
  return `Filed after ${formatDay(freeUntil)}; income of ${formatRupees(income)}, ${side} ${limit}`;
}

function listRemarks(plan: Plan) {
  if ('report' in plan) {
    const { literally, due } = plan;
    return [
      literally &&
        `By the words of the law the day is ${formatDay(literally)}; ${formatDay(due)} is custom.`,
      plan.months > 0 && describeMissedSunday(due),
    ];
  }
  return [
    plan.free === null && describeMissedSunday(plan.freeUntil),
    plan.year.act === '1961' &&
      'For AY 2026-27 we are not certain from when a revision bears the fee: the utility is reported to charge it from 1 January 2027.',
  ];
}

const listReturnRemarks = (plan: LateReturn, input: LateReturnInput) => [
  plan.fee.free === null && describeMissedSunday(plan.fee.freeUntil),
  ...listLateReturnPoints(plan, input).map(formatPlainPoint),
  plan.fee.movedFrom &&
    `${plan.fee.movedFrom.by} moved the day from ${formatDay(plan.fee.movedFrom.day)}.`,
  ...listLateReturnRemarks(plan),
  plan.fee.isUpdatedReturn &&
    `After ${formatDay(plan.fee.year.belatedUntil)} ${planners.updated[plan.fee.year.act]}`,
];

function showReturn(input: Input) {
  return createPlanResult(planLateReturn(input), (plan) => ({
    announcement: `To pay ${formatRupees(plan.total)}`,
    title: 'Late return',
    note: formatNote(plan.fee),
    rows: listLateReturnRows(plan),
    total: { label: 'To pay', amount: plan.total },
    remarks: listReturnRemarks(plan, input),
  }));
}

function showFee(input: Input) {
  return createPlanResult(planFee(input), (plan) => ({
    announcement: `Fee ${formatRupees(plan.fee)}`,
    title: 'Fee for filing late',
    note: formatNote(plan),
    rows: [
      {
        label: `Filed on ${formatDay(plan.filedOn)}`,
        detail: formatDetail(plan),
        amount: plan.fee,
      },
    ],
    total: { label: 'Fee', amount: plan.fee },
    remarks: listRemarks(plan),
  }));
}

const formatNote = (plan: Plan) =>
  'report' in plan
    ? plan.year.label
    : `${plan.year.label} · ${formatSection(plan.year, plan.rule)}`;

const sources = [
  citeRule('Fee for a late return', lateReturnFee),
  citeRule('Regime of a late return', lateReturnRegime),
  citeRule('Losses of a late return', lateReturnLoss),
  citeRule('Interest for delay', delayInterest),
  citeRule('Interest on a shortfall', shortfallInterest),
  citeRule('Interest on instalments', instalmentInterest),
  citeRule('Fee for a late revision', lateRevisionFee),
  citeRule('Tax audit report', reportFees.auditReport, '2025'),
  citeRule('Transfer pricing report', reportFees.pricingReport, '2025'),
  citeRule('Audit, AY 2026-27', auditPenalty, '1961'),
  ...planYears.map((year) => citeRule(`Dates, ${year.label}`, year, year.act)),
];

const isForReport = ({ filing }: Input) => isReport(filing);
const isNotFirst = ({ filing }: Input) => filing !== 'first';

export const returnFee: Planner = {
  label: 'Late return',
  lead: planners.returnFee.lead,
  ...defineSheet<Input>({
    fields: {
      year: { kind: 'choice', label: 'Year', options: years },
      filing: { kind: 'choice', label: 'What is filed', options: filings },
      taxpayer: {
        kind: 'choice',
        label: 'Taxpayer',
        options: taxpayers,
        isHidden: isNotFirst,
        isWide: true,
      },
      income: { kind: 'rupees', label: 'Total income', isHidden: isForReport },
      unpaid: {
        kind: 'rupees',
        label: 'Tax still unpaid',
        hint: 'after TDS',
        isHidden: isNotFirst,
      },
      filedOn: { kind: 'day', label: 'Filed on', value: ({ today }) => today, isWide: true },
      isRequired: {
        kind: 'tick',
        label: 'A return is due whatever the income',
        isHidden: isNotFirst,
        isWide: true,
      },
    },
    show: (input) => (input.filing === 'first' ? showReturn(input) : showFee(input)),
  }),
  sources,
  notCovered: planners.returnFee.notCovered,
};
