import { inBothActs } from '@/components/calculators/shared/law-sources';
import { definePlanner, type PlanRow } from '@/components/planners/planner';
import { yearOptions } from '@/components/planners/planner-words';
import { planners } from '@/content/calculators/planners';
import { formatDay } from '@/lib/dates';
import { Exact, sum } from '@/lib/exact';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { instalmentInterest, shortfallInterest } from '@/lib/planners/advance-tax-rules';
import { payableRounding } from '@/lib/planners/interest';
import { planYears } from '@/lib/planners/plan-years';
import {
  earlierEmployer,
  planTwoEmployers,
  type TwoEmployers,
  type TwoEmployersInput,
} from '@/lib/planners/two-employers';

const { twoEmployers: words } = planners;

function rowsOf(plan: TwoEmployers): PlanRow[] {
  const { tax, totalIncome, standardDeduction, deductedA, deductedB, short, unpaid } = plan;
  const instalments = unpaid.lines.filter(({ kind }) => kind === 'instalment');
  const rest = unpaid.lines.filter(({ kind }) => kind === 'shortfall' || kind === 'delay');
  const counted = [
    tax.minus(deductedA).minus(deductedB),
    ...[...instalments, ...rest].map(({ amount }) => amount),
  ];
  const rows: PlanRow[] = [
    {
      key: 'tax',
      label: 'Tax on both salaries',
      detail: `On ${formatRupees(totalIncome)}, after one standard deduction of ${formatRupees(standardDeduction)}`,
      amount: tax,
    },
    { key: 'a', label: 'TDS of the first employer', amount: deductedA.times(-1) },
    { key: 'b', label: 'TDS of the second employer', amount: deductedB.times(-1) },
    { key: 'short', label: words.short, amount: short, isSum: true },
    {
      key: 'instalments',
      label: 'Interest on the instalments',
      detail: `Section 425: ${instalments.map(({ amount }) => formatRupeesAndPaise(amount)).join(' + ')}`,
      amount: sum(instalments.map(({ amount }) => amount)),
    },
    ...rest.map(({ kind, amount }) => ({
      key: kind,
      label: 'Interest after the year',
      detail: `Section 424, until ${formatDay(plan.unpaid.returnDue)}`,
      amount,
    })),
    {
      key: 'rounding',
      label: `Rounded to ${formatRupees(payableRounding.value)}`,
      amount: totalOf(plan).minus(sum(counted)),
    },
  ];
  return rows.filter(({ amount, isSum }) => isSum || amount.compare(0) !== 0);
}

/** Without any tax, the plan of what is unpaid stands on one rupee that is not due. */
const totalOf = ({ tax, short, unpaid }: TwoEmployers): Exact =>
  tax.isAbove(0) ? unpaid.total : Exact.of(short.floor());

const labelOf = (plan: TwoEmployers) => (totalOf(plan).compare(0) < 0 ? words.refund : words.total);

/** What two employers in one year leave to be paid. */
export const twoEmployers = definePlanner<TwoEmployersInput, TwoEmployers>({
  label: 'Two employers',
  lead: words.lead,
  fields: {
    year: {
      kind: 'choice',
      label: 'Year',
      options: yearOptions([...planYears].reverse()),
      isWide: true,
    },
    salaryA: { kind: 'rupees', label: 'Salary, first employer' },
    deductedA: { kind: 'rupees', label: 'TDS of the first' },
    salaryB: { kind: 'rupees', label: 'Salary, second employer' },
    deductedB: { kind: 'rupees', label: 'TDS of the second' },
  },
  plan: planTwoEmployers,
  say: (plan) =>
    `${words.short} ${formatRupees(plan.short)}, ${formatRupees(totalOf(plan))} in all`,
  tables: (plan) => [
    {
      title: 'Two employers',
      note: `${plan.year.label} · new regime`,
      rows: rowsOf(plan),
      total: { label: labelOf(plan), amount: totalOf(plan) },
      remarks: [
        plan.short.isAbove(0) && words.form,
        plan.unpaid.interest.isAbove(0) && words.instalments,
        `Counted as if nothing is paid before ${formatDay(plan.unpaid.returnDue)}, and the return is filed that day.`,
      ],
    },
  ],
  sources: [
    inBothActs('Earlier employer', earlierEmployer),
    inBothActs('Interest on instalments', instalmentInterest),
    inBothActs('Interest after the year', shortfallInterest),
  ],
  notCovered: words.notCovered,
});
