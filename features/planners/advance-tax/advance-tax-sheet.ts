import { defineSheet } from '@/components/sheet/define-sheet';
import { citeRule } from '@/components/sheet/law-sources';
import { planners } from '@/content/calculators/planners';
import {
  type AdvanceTaxInput,
  type AdvanceTaxLine,
  type AdvanceTaxPlan,
  planAdvanceTax,
} from '@/features/planners/advance-tax/advance-tax';
import {
  advanceTaxFrom,
  delayInterest,
  instalmentInterest,
  instalments,
  shortfallInterest,
  taxpayers,
} from '@/features/planners/advance-tax/advance-tax-rules';
import { interestBase, payableRounding } from '@/features/planners/frame/interest';
import {
  createPlanResult,
  describeMissedSunday,
  formatInterestDetail,
  formatMonthCount,
  listYearOptions,
  type Planner,
  type PlanRow,
  sayBelated,
} from '@/features/planners/frame/plan-result';
import { planYears } from '@/features/planners/frame/plan-years';
import { formatDay } from '@/lib/dates';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

/** The latest year first, since its advance tax is still to be paid. */
const years = listYearOptions([...planYears].reverse());

type InstalmentLine = Extract<AdvanceTaxLine, { kind: 'instalment' }>;

function formatInstalmentDetail({ required, paid, base, months: count }: InstalmentLine): string {
  const short = required.minus(paid);
  if (!short.isAbove(0)) return `${formatRupeesAndPaise(paid)} paid`;
  if (base.isAbove(0))
    return `${formatRupeesAndPaise(paid)} paid; ${formatInterestDetail(1, count, base)}`;
  return `${formatRupeesAndPaise(paid)} paid, enough for no interest`;
}

function createRow(line: AdvanceTaxLine, { net }: AdvanceTaxPlan): PlanRow {
  const { kind, amount } = line;
  switch (kind) {
    case 'instalment':
      return {
        label: `${formatPercent(line.percent)} by ${formatDay(line.day)}: ${formatRupeesAndPaise(line.required)} in all`,
        detail: formatInstalmentDetail(line),
        amount,
      };
    case 'shortfall':
      return {
        label: `Less than ${formatPercent(shortfallInterest.value.enough)} paid in the year`,
        detail: `${formatInterestDetail(shortfallInterest.value.rate, line.months, line.base)}, until ${formatDay(line.until)}`,
        amount,
      };
    case 'delay':
      return {
        label: 'Return filed late',
        detail: `${formatInterestDetail(delayInterest.value, line.months, line.base)}, after ${formatDay(line.from)} until ${formatDay(line.until)}`,
        amount,
      };
    case 'rest':
      return {
        label: amount.compare(0) < 0 ? 'Tax paid too much' : 'Tax still to pay',
        detail: `Of ${formatRupeesAndPaise(net)} after TDS and TCS`,
        amount,
      };
    case 'rounding':
      return { label: `Rounded to ${formatRupees(payableRounding.value)}`, amount };
  }
}

function listRows(plan: AdvanceTaxPlan): PlanRow[] {
  const shown = plan.lines.filter(({ kind, amount }) => kind !== 'rounding' || amount.compare(0));
  const rows = shown.map((line) => createRow(line, plan));
  const at = shown.findIndex(({ kind }) => kind === 'rest');
  const interest = { label: 'Interest', amount: plan.interest, isSum: true };
  return at > 0 ? [...rows.slice(0, at), interest, ...rows.slice(at)] : rows;
}

function listRemarks(plan: AdvanceTaxPlan) {
  const { year, free, fromDayInLaw } = plan;
  return [
    `Your return is due by ${formatDay(plan.returnDue)}.`,
    plan.lines.some(({ kind }) => kind === 'delay') && describeMissedSunday(plan.returnDue),
    plan.isPresumptive && free === null && planners.advanceTax.presumptive[year.act],
    free === 'below' &&
      `You owe no advance tax: your tax after TDS and TCS is below ${formatRupees(advanceTaxFrom.value)}.`,
    free === 'senior' &&
      'You owe no advance tax as a resident of 60 or over without income from business or profession.',
    plan.isLate && planners.advanceTax.late,
    plan.isLate && sayBelated(year),
    !plan.isFiled && planners.advanceTax.unfiled,
    fromDayInLaw &&
      `${fromDayInLaw.by} moved the day of filing; interest for a late return may still run from ${formatDay(fromDayInLaw.day)}: ${formatMonthCount(fromDayInLaw.months)}, ${formatRupees(fromDayInLaw.amount)}. We are not certain.`,
    plan.isUpdatedReturn && `After ${formatDay(year.belatedUntil)} ${planners.updated[year.act]}`,
  ];
}

const getTotalLabel = ({ total }: AdvanceTaxPlan) =>
  total.compare(0) < 0 ? 'Refund' : 'Tax and interest to pay';

function say(plan: AdvanceTaxPlan): string {
  const { interest, total } = plan;
  const amount = total.compare(0) < 0 ? total.times(-1) : total;
  return `Interest ${formatRupeesAndPaise(interest)}, ${getTotalLabel(plan).toLowerCase()} ${formatRupees(amount)}`;
}

const sources = [
  citeRule('Who pays, from what tax on', advanceTaxFrom),
  citeRule('Instalments', instalments),
  citeRule('Interest on instalments', instalmentInterest),
  citeRule('Interest on a shortfall', shortfallInterest),
  citeRule('Interest for delay', delayInterest),
  citeRule('Base and months', interestBase),
  citeRule('Rounding', payableRounding),
  ...planYears.map((year) => citeRule(`Dates, ${year.label}`, year, year.act)),
];

export const advanceTax: Planner = {
  label: 'Advance tax',
  lead: planners.advanceTax.lead,
  ...defineSheet<AdvanceTaxInput>({
    fields: {
      year: { kind: 'choice', label: 'Year', options: years, isWide: true },
      taxpayer: { kind: 'choice', label: 'Taxpayer', options: taxpayers, isWide: true },
      tax: { kind: 'rupees', label: 'Tax of the year', hint: 'with cess' },
      deducted: { kind: 'rupees', label: 'TDS and TCS' },
      paidJune: {
        kind: 'rupees',
        label: 'By 15 June',
        group: 'Advance tax, paid or planned',
      },
      paidSeptember: { kind: 'rupees', label: '16 June to 15 September' },
      paidDecember: { kind: 'rupees', label: '16 September to 15 December' },
      paidMarch: { kind: 'rupees', label: '16 December to 15 March' },
      paidLater: { kind: 'rupees', label: '16 to 31 March' },
      paidOn: {
        kind: 'day',
        label: 'Rest is paid on',
        group: 'After the year, if you know the days',
      },
      filedOn: { kind: 'day', label: 'Return is filed on' },
    },
    show: (input) =>
      createPlanResult(planAdvanceTax(input), (plan) => ({
        announcement: say(plan),
        title: 'Advance tax',
        note: `${plan.year.label} · ${plan.year.act} Act`,
        rows: listRows(plan),
        total: { label: getTotalLabel(plan), amount: plan.total },
        remarks: listRemarks(plan),
      })),
  }),
  sources,
  notCovered: planners.advanceTax.notCovered,
};
