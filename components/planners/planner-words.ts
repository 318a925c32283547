import type { LawSource } from '@/components/calculators/shared/law-sources';
import { planners } from '@/content/calculators/planners';
import { closedDay } from '@/content/words/closed-day';
import { formatDay } from '@/lib/dates';
import { isSunday } from '@/lib/days';
import type { Exact } from '@/lib/exact';
import { formatNumber, formatPercent, formatRupeesAndPaise } from '@/lib/format';
import type { Provision } from '@/lib/planners/late-gst-rules';
import type { PlanYear } from '@/lib/planners/plan-years';

const counted = (count: number, unit: string) =>
  `${formatNumber(count, 0)} ${unit}${count === 1 ? '' : 's'}`;

/** `1 month`, `3 months` */
export const months = (count: number) => counted(count, 'month');
/** `1 day`, `43 days` */
export const days = (count: number) => counted(count, 'day');

/** `1% × 3 months on ₹15,000` */
export const onBase = (rate: number, count: number, base: Exact) =>
  `${formatPercent(rate)} × ${months(count)} on ${formatRupeesAndPaise(base)}`;

/** The years of a planner as choices; the first is the default. */
export function yearOptions<Id extends string>(
  years: readonly (Pick<PlanYear, 'label' | 'from' | 'to'> & { year: Id })[],
): [{ value: Id; label: string }, ...{ value: Id; label: string }[]] {
  const [first, ...others] = years.map(({ year, label }) => ({ value: year, label }));
  if (!first) throw new RangeError('A planner needs a year.');
  return [first, ...others];
}

/** A remark if a missed due date under income tax law is a Sunday; else `null`. */
export const sundayMissed = (day: string): string | null =>
  isSunday(day) ? `${formatDay(day)} is a Sunday. ${closedDay} ${planners.fromTheLaw}` : null;

/** A rule that is in only one Act, for the list of sources. */
export const sourceOf = (rule: string, { law, checkedOn }: Provision<unknown>): LawSource => ({
  rule,
  sections: [law],
  checkedOn,
});
