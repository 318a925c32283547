import type {
  DisclosedPart,
  Planned,
  Remark,
  SheetDefinition,
  ShownField,
  Today,
} from '@/components/sheet/define-sheet';
import type { LawSource } from '@/components/sheet/law-sources';
import { planners } from '@/content/calculators/planners';
import type { IsoDate } from '@/content/types/units';
import { closedDay } from '@/content/words/closed-day';
import type { PlanYear } from '@/features/planners/frame/plan-years';
import type { Provision } from '@/features/planners/late-gst/late-gst-rules';
import { lateReturnRegime } from '@/features/planners/return-fee/return-fee';
import { formatDay } from '@/lib/dates';
import { addDays, formatDayAndMonth, getWeekdayName, isSunday } from '@/lib/days';
import type { Exact } from '@/lib/exact';
import { formatNumber, formatPercent, formatRupeesAndPaise } from '@/lib/format';
import type { Entries } from '@/lib/forms/input-fields';
import { isRejected, type Rejected } from '@/lib/forms/reading';
import { formatSection } from '@/lib/law/format-law';

export type Planner = SheetDefinition<Today, Planned | Rejected> & {
  label: string;
  lead: string;
  disclosures?: readonly DisclosedPart[];
  sources: readonly LawSource[];
  notCovered: string;
};

export type PlanRow = {
  label: string;
  detail?: string | undefined;
  amount: Exact;
  isSum?: boolean;
};

/** What is lost by being late, or still open; `*` is before and after the words that matter most. */
export type Point = { isOpen: boolean; text: string; section?: string };

export const formatPlainPoint = ({ text, section }: Point) =>
  `${text.replaceAll('*', '')}${section ? ` By ${section}.` : ''}`;

const AHEAD = 62;

/**
 * `From Tuesday it costs ₹90 more.`: the first later day, `last` at the latest, on which a plan
 * comes to more than on `day`; empty if there is none within two months.
 */
export function formatRise(
  planOn: (day: IsoDate) => { total: Exact } | Rejected,
  day: IsoDate,
  last: IsoDate,
): string {
  const totalOn = (on: IsoDate) => {
    const plan = planOn(on);
    return isRejected(plan) ? null : plan.total;
  };
  const today = totalOn(day);
  if (!today) return '';
  for (let ahead = 1; ahead <= AHEAD; ahead += 1) {
    const later = addDays(day, ahead);
    const total = later <= last ? totalOn(later) : null;
    if (!total) return '';
    if (total.isAbove(today)) {
      const when = ahead < 7 ? getWeekdayName(later) : formatDayAndMonth(later);
      return `From ${when} it costs ${formatRupeesAndPaise(total.minus(today))} more.`;
    }
  }
  return '';
}

type Working = {
  announcement: string;
  title: string;
  note?: string;
  rows: readonly PlanRow[];
  total: PlanRow;
  remarks: readonly Remark[];
};

export function createPlanResult<Found extends object>(
  found: Found,
  work: (plan: Exclude<Found, Rejected>) => Working,
): Planned | Rejected {
  if (isRejected(found)) return found;
  const { announcement, title, note, rows, total, remarks } = work(
    found as Exclude<Found, Rejected>,
  );
  const tables = [{ title, note, lines: rows.map(createLine), total: createLine(total) }];
  return { announcement, remarks, tables };
}

const createLine = ({ amount, isSum = false, ...line }: PlanRow) => ({
  ...line,
  values: [formatRupeesAndPaise(amount)],
  strong: isSum,
});

/** The amounts that were left empty and count as nil, by name; a group of them by its heading. */
export function sayNoneEntered(fields: readonly ShownField[], entries: Entries): string {
  const groups: { heading: string | undefined; fields: ShownField[] }[] = [];
  for (const field of fields) {
    if (field.group || groups.length === 0) groups.push({ heading: field.group, fields: [] });
    if (field.kind === 'rupees' && !field.isHidden && !field.isNotNil) {
      groups.at(-1)?.fields.push(field);
    }
  }
  return groups
    .flatMap(({ heading, fields: amounts }) => {
      const empty = amounts.filter(({ name }) => !entries[name]);
      const isWhole = heading && empty.length > 1 && empty.length === amounts.length;
      return isWhole ? [heading] : empty.map(({ label }) => label);
    })
    .map((label) => `${label}: ${planners.noneEntered}.`)
    .join(' ');
}

const formatCounted = (count: number, unit: string) =>
  `${formatNumber(count, 0)} ${unit}${count === 1 ? '' : 's'}`;

export const formatMonthCount = (count: number) => formatCounted(count, 'month');
export const formatDayCount = (count: number) => formatCounted(count, 'day');

export const formatInterestDetail = (rate: number, count: number, base: Exact) =>
  `${formatPercent(rate)} × ${formatMonthCount(count)} on ${formatRupeesAndPaise(base)}`;

/** The years of a planner as choices; the first is the default. */
export function listYearOptions<Id extends string>(
  years: readonly (Pick<PlanYear, 'label' | 'from' | 'to'> & { year: Id })[],
): [{ value: Id; label: string }, ...{ value: Id; label: string }[]] {
  const [first, ...others] = years.map(({ year, label }) => ({ value: year, label }));
  if (!first) throw new RangeError('A planner needs a year.');
  return [first, ...others];
}

/** A remark if a missed due date under income tax law is a Sunday; else `null`. */
export const describeMissedSunday = (day: string): string | null =>
  isSunday(day) ? `${formatDay(day)} is a Sunday. ${closedDay} ${planners.fromTheLaw}` : null;

export const sayBelated = (year: PlanYear) =>
  `${planners.belated} By ${formatSection(year, lateReturnRegime)}.`;

export const createLawSource = (rule: string, { law }: Provision<unknown>): LawSource => ({
  rule,
  sections: [law],
});
