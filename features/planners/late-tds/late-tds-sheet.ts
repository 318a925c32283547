import { defineSheet } from '@/components/sheet/define-sheet';
import { citeRule } from '@/components/sheet/law-sources';
import { planners } from '@/content/calculators/planners';
import { interestBase } from '@/features/planners/frame/interest';
import {
  createPlanResult,
  describeMissedSunday,
  formatDayCount,
  formatInterestDetail,
  formatMonthCount,
  type Planner,
  type PlanRow,
} from '@/features/planners/frame/plan-result';
import {
  type LateTds,
  type LateTdsInput,
  type LateTdsLine,
  planLateTds,
} from '@/features/planners/late-tds/late-tds';
import {
  deductors,
  lateStatementFee,
  lateTdsInterest,
  lateTdsMonths,
  statementPenalty,
} from '@/features/planners/late-tds/late-tds-rules';
import { formatDay } from '@/lib/dates';
import { zero } from '@/lib/exact';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { formatSection } from '@/lib/law/format-law';
import { tdsDues } from '@/lib/law/tds/tds-dues';

const labels = {
  notDeducted: 'Deducted late',
  notPaid: 'Paid late',
  fee: 'Statement filed late',
} as const;

function formatDetail(line: LateTdsLine): string {
  if (line.kind !== 'fee') {
    const span = `from ${formatDay(line.from)} to ${formatDay(line.until)}`;
    return `${formatInterestDetail(line.rate, line.months, line.base)}, ${span}`;
  }
  const fee = `${formatRupees(lateStatementFee.value)} × ${formatDayCount(line.days)} after ${formatDay(line.due)}`;
  if (!line.uncapped.isAbove(line.most)) return fee;
  return `${fee} = ${formatRupees(line.uncapped)}, at most the tax of ${formatRupeesAndPaise(line.most)}`;
}

export const describeTdsLine = (line: LateTdsLine): PlanRow => ({
  label: labels[line.kind],
  detail: formatDetail(line),
  amount: line.amount,
});

const describeOlderDemand = (plan: LateTds) =>
  plan.olderDemand &&
  `From the last day of a month an older demand may count one month more: ${formatRupeesAndPaise(plan.olderDemand)} in all.`;

function listRemarks(plan: LateTds) {
  const { act, payBy, fileBy, agree, isPaidInTime, penaltyAfter } = plan;
  const lines = plan.ways.flatMap((way) => way.lines);
  const [, other] = plan.ways;
  const missed = lines.flatMap(({ kind }) =>
    kind === 'notDeducted' ? [] : [kind === 'fee' ? fileBy : payBy],
  );
  const sections = act === '2025' ? '398(3) and 427' : '201(1A) and 234E';
  return [
    `By the day of deduction, sections ${sections} of the ${act} Act apply.`,
    `You pay it by ${formatDay(payBy)}, and report it in the statement due by ${formatDay(fileBy)}.`,
    ...[...new Set(missed)].map(describeMissedSunday),
    isPaidInTime && 'You deducted and paid in time: no interest.',
    agree
      ? !isPaidInTime && 'Months of thirty days, as some rulings count, come to the same.'
      : `TRACES counts calendar months. By months of thirty days, as some rulings count, it is ${formatRupeesAndPaise(other?.total ?? 0)}: check which one a demand uses before you pay the lower.`,
    describeOlderDemand(plan),
    penaltyAfter !== null &&
      `If you file the statement more than ${formatMonthCount(penaltyAfter)} late, you may get a penalty too (${formatSection({ act }, statementPenalty)}).`,
  ];
}

const sources = [
  citeRule('Interest', lateTdsInterest),
  citeRule('Months', lateTdsMonths),
  citeRule('Base', interestBase),
  citeRule('Day of payment', tdsDues.resident.deposit),
  citeRule('Day of the statement', tdsDues.resident.statement),
  citeRule('Fee for the statement', lateStatementFee),
  citeRule('Penalty', statementPenalty),
];

const getTotal = ({ ways }: LateTds) => ways[0]?.total ?? zero;

export const lateTds: Planner = {
  label: 'Late TDS',
  lead: planners.lateTds.lead,
  ...defineSheet<LateTdsInput>({
    fields: {
      deductor: { kind: 'choice', label: 'Deductor', options: deductors, isWide: true },
      tax: { kind: 'rupees', label: 'Tax deducted', isWide: true },
      deductedOn: { kind: 'day', label: 'Deducted on' },
      paidOn: { kind: 'day', label: 'Paid on' },
      daysLate: {
        kind: 'number',
        label: 'Or days late',
        hint: 'after the last day for paying it',
        isWide: true,
      },
      deductibleOn: {
        kind: 'day',
        label: 'Should have been deducted on',
        hint: 'if earlier',
        isWide: true,
      },
      filedOn: { kind: 'day', label: 'Statement filed on', hint: 'if filed' },
      statementTax: { kind: 'rupees', label: 'All tax in it', hint: 'if more', isNotNil: true },
    },
    show: (input) =>
      createPlanResult(planLateTds(input), (plan) => ({
        announcement: `To pay ${formatRupeesAndPaise(getTotal(plan))}`,
        title: 'Late TDS',
        note: plan.agree ? '' : 'as TRACES counts',
        rows: (plan.ways[0]?.lines ?? []).map(describeTdsLine),
        total: { label: 'To pay', amount: getTotal(plan) },
        remarks: listRemarks(plan),
      })),
  }),
  sources,
  notCovered: planners.lateTds.notCovered,
};
