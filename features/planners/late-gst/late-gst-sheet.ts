import { defineSheet } from '@/components/sheet/define-sheet';
import { planners } from '@/content/calculators/planners';
import {
  createLawSource,
  createPlanResult,
  formatDayCount,
  type Planner,
  type PlanRow,
} from '@/features/planners/frame/plan-result';
import {
  asksTurnover,
  canBeNil,
  type LateGst,
  type LateGstInput,
  type LateGstLine,
  paysTax,
  planLateGst,
} from '@/features/planners/late-gst/late-gst';
import {
  annualExemption,
  annualFee,
  cmp08Fee,
  feeWaiver,
  gstFees,
  gstInterest,
  gstReturns,
} from '@/features/planners/late-gst/late-gst-rules';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

const dueHints = {
  gstr3b: '20th; quarterly 22nd or 24th',
  gstr1: '11th; quarterly 13th',
  gstr4: '30 June',
  gstr9: '31 December',
  cmp08: '18th after the quarter',
} as const;

export function describeGstLine(line: LateGstLine): PlanRow {
  if (line.kind === 'interest') {
    const { base, rate } = line;
    return {
      label: 'Interest',
      detail: `${formatPercent(rate)} a year × ${formatDayCount(line.days)} of ${gstInterest.value.daysOfYear} on ${formatRupeesAndPaise(base)}`,
      amount: line.amount,
    };
  }
  const fee = `${formatRupees(line.perDay)} × ${formatDayCount(line.days)}`;
  return {
    label: `Late fee, ${line.levy}`,
    detail: line.uncapped.isAbove(line.most)
      ? `${fee} = ${formatRupees(line.uncapped)}, at most ${formatRupeesAndPaise(line.most)}`
      : fee,
    amount: line.amount,
  };
}

const freeWords: Record<NonNullable<LateGst['free']>, string> = {
  inTime: 'You filed in time: no fee, no interest.',
  exempt: `You need no annual return up to a turnover of ${formatRupees(annualExemption.value)}, so you pay no fee.`,
  cmp08:
    'The portal charges no late fee for CMP-08. Whether section 47 asks for one is disputed: ask us before you pay.',
  waived: 'You pay no late fee if you file by the end of the month.',
};

const listRemarks = ({ free, mayBeWaived }: LateGst) => [
  free && freeWords[free],
  mayBeWaived && planners.lateGst.waiver,
];

const sources = [
  createLawSource('Interest', gstInterest),
  ...gstReturns.flatMap(({ value, label }) =>
    value in gstFees
      ? [createLawSource(`Fee, ${label}`, gstFees[value as keyof typeof gstFees])]
      : [],
  ),
  createLawSource('Fee, GSTR-9', annualFee),
  createLawSource('No GSTR-9', annualExemption),
  createLawSource('CMP-08', cmp08Fee),
  createLawSource('Recommended waiver', feeWaiver),
];

const isNilReturn = ({ form, isNil }: LateGstInput) => canBeNil(form) && isNil;
const paysNoCash = (input: LateGstInput) => !paysTax(input.form) || isNilReturn(input);

export const lateGst: Planner = {
  label: 'Late GST return',
  lead: planners.lateGst.lead,
  ...defineSheet<LateGstInput>({
    fields: {
      form: { kind: 'choice', label: 'Return', options: gstReturns },
      isNil: { kind: 'tick', label: 'Nil return', isHidden: ({ form }) => !canBeNil(form) },
      dueOn: { kind: 'day', label: 'Due on', hint: ({ form }) => dueHints[form] },
      filedOn: { kind: 'day', label: 'Filed on' },
      turnover: {
        kind: 'rupees',
        label: 'Turnover',
        hint: ({ form }) => (form === 'gstr9' ? 'of that year' : 'of the last financial year'),
        isHidden: (input) => !asksTurnover(input.form) || isNilReturn(input),
        isWide: true,
      },
      stateTurnover: {
        kind: 'rupees',
        label: 'Of it, in the State',
        hint: 'empty for all of it',
        isNotNil: true,
        isHidden: ({ form }) => form !== 'gstr9',
        isWide: true,
      },
      cash: { kind: 'rupees', label: 'Tax paid in cash', isHidden: paysNoCash },
      deposited: { kind: 'rupees', label: 'In the ledger in time', isHidden: paysNoCash },
    },
    show: (input) =>
      createPlanResult(planLateGst(input), (plan) => ({
        announcement: `To pay ${formatRupeesAndPaise(plan.total)}`,
        title: 'Late GST return',
        note: `${gstReturns.find(({ value }) => value === plan.form)?.label} · ${formatDayCount(plan.days)} late`,
        rows: plan.lines.map(describeGstLine),
        total: { label: 'To pay', amount: plan.total },
        remarks: listRemarks(plan),
      })),
  }),
  sources,
  notCovered: planners.lateGst.notCovered,
};
