import { planners } from '@/content/calculators/planners';
import {
  delayInterest,
  instalmentInterest,
  shortfallInterest,
} from '@/features/planners/advance-tax/advance-tax-rules';
import { payableRounding } from '@/features/planners/frame/interest';
import {
  formatMonthCount,
  formatRise,
  type PlanRow,
  type Point,
} from '@/features/planners/frame/plan-result';
import {
  type LateReturn,
  type LateReturnInput,
  type LateReturnInterest,
  lateReturnLoss,
  planLateReturn,
} from '@/features/planners/return-fee/late-return';
import { lateReturnRegime, type ReturnFee } from '@/features/planners/return-fee/return-fee';
import { formatDay, formatLongDay } from '@/lib/dates';
import { formatList, formatPercent, formatRupees } from '@/lib/format';
import { formatSection } from '@/lib/law/format-law';

const copy = planners.lateReturn;

const rules = {
  delay: delayInterest,
  shortfall: shortfallInterest,
  instalment: instalmentInterest,
} as const;

const rates = {
  delay: delayInterest.value,
  shortfall: shortfallInterest.value.rate,
  instalment: instalmentInterest.value,
} as const;

function describeInterest({ fee }: LateReturn, { kind, months }: LateReturnInterest): string {
  const rate = formatPercent(rates[kind]);
  const section = formatSection(fee.year, rules[kind]);
  if (kind !== 'instalment') {
    return `${rate} for each of ${formatMonthCount(months[0] ?? 0)}, ${section}`;
  }
  return `${rate} for ${formatList(months.map(String))} ${months.join() === '1' ? 'month' : 'months'}, ${section}`;
}

function describeFee({ free, freeUntil, exemption, income, rule }: ReturnFee): string {
  if (free === 'inTime') return `Filed by ${formatDay(freeUntil)}: no fee`;
  if (free === 'notRequired') {
    return `your income of ${formatRupees(income)} is up to ${formatRupees(exemption)}: you need not file`;
  }
  const side = income.isAbove(rule.value.incomeLimit) ? 'above' : 'up to';
  return `your income is ${side} ${formatRupees(rule.value.incomeLimit)}`;
}

/** Tax, interest by section, fee and rounding, which add up to the total. */
export function listLateReturnRows(plan: LateReturn): PlanRow[] {
  const { fee, unpaid, interest, rounding } = plan;
  return [
    { label: copy.unpaid, amount: unpaid },
    ...interest.map((each) => ({
      label: copy.interest,
      detail: describeInterest(plan, each),
      amount: each.amount,
    })),
    {
      label: copy.fee,
      detail: describeFee(fee),
      amount: fee.fee,
    },
    ...(rounding.compare(0) === 0
      ? []
      : [{ label: `Rounded to ${formatRupees(payableRounding.value)}`, amount: rounding }]),
  ];
}

export function listLateReturnPoints(plan: LateReturn, input: LateReturnInput): Point[] {
  const { fee, taxpayer } = plan;
  const { year, filedOn } = fee;
  if (fee.free === 'inTime') {
    return [{ isOpen: true, text: copy.inTime(formatLongDay(fee.freeUntil)) }];
  }
  const lost = [
    {
      isOpen: false,
      text: copy.oldRegime[taxpayer],
      section: formatSection(year, lateReturnRegime),
    },
    { isOpen: false, text: copy.loss, section: formatSection(year, lateReturnLoss) },
  ];
  if (fee.isUpdatedReturn) return lost;
  const rise = formatRise(
    (day) => planLateReturn({ ...input, filedOn: day }),
    filedOn,
    year.belatedUntil,
  );
  return [...lost, { isOpen: true, text: copy.until(formatLongDay(year.belatedUntil), rise) }];
}

export const listLateReturnRemarks = ({ interest, fromDayInLaw }: LateReturn) => [
  interest.some(({ kind }) => kind !== 'delay') && copy.noAdvanceTax,
  fromDayInLaw &&
    `${fromDayInLaw.by} moved the day of filing; interest for a late return may still run from ${formatDay(fromDayInLaw.day)}: ${formatMonthCount(fromDayInLaw.months)}, ${formatRupees(fromDayInLaw.amount)}. We are not certain.`,
];
