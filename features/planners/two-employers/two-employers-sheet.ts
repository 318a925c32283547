import { defineSheet } from '@/components/sheet/define-sheet';
import { citeRule } from '@/components/sheet/law-sources';
import { planners } from '@/content/calculators/planners';
import {
  delayInterest,
  instalmentInterest,
  shortfallInterest,
} from '@/features/planners/advance-tax/advance-tax-rules';
import { payableRounding } from '@/features/planners/frame/interest';
import {
  createPlanResult,
  formatInterestDetail,
  listYearOptions,
  type Planner,
  type PlanRow,
  sayBelated,
} from '@/features/planners/frame/plan-result';
import { planYears } from '@/features/planners/frame/plan-years';
import { lateReturnFee } from '@/features/planners/return-fee/return-fee';
import {
  earlierEmployerForm,
  planTwoEmployers,
  type TwoEmployers,
  type TwoEmployersInput,
} from '@/features/planners/two-employers/two-employers';
import { formatDay } from '@/lib/dates';
import { Exact, sum } from '@/lib/exact';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { formatSection } from '@/lib/law/format-law';

const { twoEmployers: copy } = planners;

function listRows(plan: TwoEmployers): PlanRow[] {
  const { tax, totalIncome, standardDeduction, deductedA, deductedB, short, advanceTaxPlan, fee } =
    plan;
  const by = (rule: Parameters<typeof formatSection>[1]) => `By ${formatSection(plan.year, rule)}`;
  const instalments = advanceTaxPlan.lines.filter(({ kind }) => kind === 'instalment');
  const rest = advanceTaxPlan.lines.flatMap((line) =>
    line.kind === 'shortfall' || line.kind === 'delay' ? [line] : [],
  );
  const counted = [
    tax.minus(deductedA).minus(deductedB),
    ...[...instalments, ...rest].map(({ amount }) => amount),
  ];
  const rows: PlanRow[] = [
    {
      label: 'Tax on both salaries',
      detail: `On ${formatRupees(totalIncome)}, after one standard deduction of ${formatRupees(standardDeduction)}`,
      amount: tax,
    },
    { label: 'TDS of the first employer', amount: deductedA.times(-1) },
    { label: 'TDS of the second employer', amount: deductedB.times(-1) },
    { label: copy.short, amount: short, isSum: true },
    {
      label: 'Interest on the instalments',
      detail: `${by(instalmentInterest)}: ${instalments.map(({ amount }) => formatRupeesAndPaise(amount)).join(' + ')}`,
      amount: sum(instalments.map(({ amount }) => amount)),
    },
    ...rest.map(({ kind, base, months, until, amount }) => ({
      label: kind === 'delay' ? 'Interest for filing late' : 'Interest after the year',
      detail: `${by(kind === 'delay' ? delayInterest : shortfallInterest)}: ${formatInterestDetail(1, months, base)}, until ${formatDay(until)}`,
      amount,
    })),
    {
      label: `Rounded to ${formatRupees(payableRounding.value)}`,
      amount: withInterest(plan).minus(sum(counted)),
    },
    { label: 'Fee for filing late', detail: by(lateReturnFee), amount: fee },
  ];
  return rows.filter(({ amount, isSum }) => isSum || amount.compare(0) !== 0);
}

/** Without tax to pay, the plan was made for one rupee, which is not due. */
const withInterest = ({ tax, short, advanceTaxPlan }: TwoEmployers): Exact =>
  tax.isAbove(0) ? advanceTaxPlan.total : Exact.of(short.floor());

const computeTotal = (plan: TwoEmployers): Exact => withInterest(plan).plus(plan.fee);

function getLabel(plan: TwoEmployers): string {
  if (computeTotal(plan).compare(0) < 0) return copy.refund;
  return plan.fee.isAbove(0) ? copy.totalWithFee : copy.total;
}

/** Who can still deduct the rest, which depends on whether the year has ended. */
function describeEmployers({ year, isOver }: TwoEmployers): string {
  const lastDay = formatDay(year.to);
  if (!isOver) return `Until ${lastDay} ${copy.form}`;
  return `The year ended on ${lastDay}: ${copy.over[year.act]}`;
}

/** Up to the year's last day a payment counts as advance tax: section 408(3). */
const describeAdvanceTax = ({ year, instalmentsLeft }: TwoEmployers) =>
  `${copy.instalments} ${[...instalmentsLeft, year.to].map(formatDay).join(', ')}.`;

function listRemarks(plan: TwoEmployers) {
  const { isOver, short, advanceTaxPlan, filedOn } = plan;
  return [
    short.isAbove(0) && describeEmployers(plan),
    !isOver && advanceTaxPlan.interest.isAbove(0) && describeAdvanceTax(plan),
    advanceTaxPlan.isLate && sayBelated(plan.year),
    `We count as if you pay nothing before ${formatDay(filedOn)}, and file that day.`,
  ];
}

export const twoEmployers: Planner = {
  label: 'Two jobs',
  lead: copy.lead,
  ...defineSheet<TwoEmployersInput>({
    fields: {
      year: {
        kind: 'choice',
        label: 'Year',
        options: listYearOptions([...planYears].reverse()),
        isWide: true,
      },
      salaryA: { kind: 'rupees', label: 'Salary, first employer' },
      deductedA: { kind: 'rupees', label: 'TDS of the first' },
      salaryB: { kind: 'rupees', label: 'Salary, second employer' },
      deductedB: { kind: 'rupees', label: 'TDS of the second' },
      filedOn: {
        kind: 'day',
        label: 'Rest paid and return filed on',
        hint: 'the due date if empty',
        isWide: true,
      },
    },
    show: ({ today, ...input }) =>
      createPlanResult(planTwoEmployers(input, today), (plan) => ({
        announcement: `${copy.short} ${formatRupees(plan.short)}, ${formatRupees(computeTotal(plan))} in all`,
        title: 'Two jobs',
        note: `${plan.year.label} · new regime`,
        rows: listRows(plan),
        total: { label: getLabel(plan), amount: computeTotal(plan) },
        remarks: listRemarks(plan),
      })),
  }),
  sources: [
    citeRule('Earlier employer', earlierEmployerForm),
    citeRule('Interest on instalments', instalmentInterest),
    citeRule('Interest after the year', shortfallInterest),
    citeRule('Interest for filing late', delayInterest),
    citeRule('Fee for filing late', lateReturnFee),
  ],
  notCovered: copy.notCovered,
};
