import { dueDates } from '@/content/due-dates';
import { reasons } from '@/content/reasons';
import { getRegionGroup, type RegionId } from '@/content/states';
import type { Audience, DueDates } from '@/content/types/due-dates';
import type { IsoDate } from '@/content/types/units';
import { dueToday } from '@/content/words/days';
import {
  appliesTo,
  canLead,
  type Due,
  groupByDay,
  listDuesBetween,
} from '@/features/calendar/calendar';
import type { Facts } from '@/features/calendar/choice';
import { formatLongDay } from '@/lib/dates';
import { addDays, formatDayAndMonth, getFinancialYear, isSunday, parseIsoDate } from '@/lib/days';
import { formatList } from '@/lib/format';

const data: DueDates = dueDates;
const copy = reasons.next;

export type NextDates = {
  days: readonly {
    date: IsoDate;
    day: string;
    text: string;
    hint: string;
    rules: readonly string[];
  }[];
  /** What binds under a condition only; `*` is before and after the condition. */
  conditions: readonly string[];
};

const DAYS = 3;
const CONDITIONS = 3;

export function listAudiences({ who, gst, staff }: Facts): Audience[] {
  const kind = who === 'freelancer' || who === 'trader' ? 'business' : who;
  const hasGst = who !== 'salaried' && who !== 'trust' && gst !== 'none';
  const hasStaff = who !== 'salaried' && staff === 'some';
  return [kind, ...(hasGst ? [gst] : []), ...(hasStaff ? (['employer', 'deductor'] as const) : [])];
}

export const listStoredFacts = (facts: Facts): string[] => [
  ...listAudiences(facts),
  ...(facts.who === 'freelancer' || facts.who === 'trader' ? [facts.who] : []),
  ...(facts.profit === 'presumptive' ? [facts.profit] : []),
];

/** Rules that bind all of some other audience, but this one only under a condition. */
const conditionalFor: Readonly<Record<string, readonly string[]>> = {
  salaried: ['advance-tax'],
  freelancer: ['itr-audit'],
  trader: ['itr-audit'],
  llp: ['itr-audit'],
};

function canHeadline({ rule }: Due, { who, profit }: Facts): boolean {
  if (!canLead(rule) || conditionalFor[who]?.includes(rule.id)) return false;
  // Presumptive income has one instalment, by 15 March: section 408(2).
  if (who === 'freelancer' || who === 'trader') {
    if (rule.id === 'advance-tax') return profit === 'real';
    if (rule.id === 'presumptive-tax') return profit === 'presumptive';
  }
  return true;
}

const isOfYear = (date: IsoDate, today: IsoDate) =>
  getFinancialYear(date) === getFinancialYear(today);

/** Leaves out next year’s instalments of advance tax while there are some of this year to come. */
function dropNextInstalments(dues: readonly Due[], today: IsoDate): readonly Due[] {
  const isInstalment = ({ rule }: Due) => rule.id === 'advance-tax';
  const hasOne = dues.some((due) => isInstalment(due) && isOfYear(due.date, today));
  return hasOne ? dues.filter((due) => !isInstalment(due) || isOfYear(due.date, today)) : dues;
}

const returns = ['itr-others', 'itr-no-audit'];

function describeDuty({ rule, part, date }: Due, today: IsoDate): string {
  const year = isOfYear(date, today) ? copy.thisYear : copy.nextYear;
  if (rule.id === 'advance-tax') {
    const percent = part?.match(/^\d+%/)?.[0] ?? '';
    return percent === '100%' ? copy.lastInstalment(year) : copy.instalment(percent, year);
  }
  if (rule.id === 'presumptive-tax') return copy.presumptive(year);
  if (returns.includes(rule.id)) {
    return copy.returnOf[today > `${parseIsoDate(date).year}-03-31` ? 'lastYear' : 'thisYear'];
  }
  const name = rule.name.replace(/, group [AB]$/, '');
  if (!part) return name;
  return part.startsWith('for ') ? `${name} ${part}` : `${name} (${part})`;
}

function sayWhenSunday(date: IsoDate, today: IsoDate): string {
  if (!isSunday(date) || date === today) return '';
  const before = addDays(date, -1);
  return before === today ? ` ${copy.sundayToday}` : ` ${copy.sunday(formatDayAndMonth(before))}`;
}

export function findNextDates(facts: Facts, state: RegionId | null, today: IsoDate): NextDates {
  const audiences = listAudiences(facts);
  const from = today > data.from ? today : data.from;
  const isInState = ({ rule }: Due) =>
    !rule.states || !state || rule.states === getRegionGroup(state);
  const dues = listDuesBetween(data, from, data.until).filter(
    (due) => appliesTo(due.rule, audiences) && isInState(due),
  );
  const duties = dues.filter((due) => canHeadline(due, facts));
  const days = groupByDay(dropNextInstalments(duties, today))
    .slice(0, DAYS)
    .map(({ date, dues: due }) => {
      const toDo = [...new Set(due.map((each) => describeDuty(each, today)))];
      const isThisYear = date.slice(0, 4) === today.slice(0, 4);
      const day =
        date === today ? dueToday : isThisYear ? formatDayAndMonth(date) : formatLongDay(date);
      return {
        date,
        day,
        text: `${copy.you} ${formatList(toDo)}.${sayWhenSunday(date, today)}`,
        hint: `${day}: ${formatList(due.map((each) => each.rule.name))}`,
        rules: due.map(({ rule }) => rule.id),
      };
    });
  const { who, gst, profit } = facts;
  const isBusiness = who === 'freelancer' || who === 'trader';
  const conditional = dues.filter((due) => !canHeadline(due, facts));
  const conditions = Object.entries(copy.ifs).flatMap(([id, say]) => {
    const due = conditional.find(({ rule }) => rule.id === id);
    if (!due || (id === 'advance-tax' && isBusiness && profit === 'presumptive')) return [];
    const day = formatLongDay(due.date);
    return [
      say(due.date === today ? copy.todayOf(day) : day, due.part?.replace(/^for /, '') ?? ''),
    ];
  });
  const noGst = gst === 'none' && isBusiness ? [copy.noGst[who]] : [];
  return { days, conditions: [...noGst, ...conditions].slice(0, CONDITIONS) };
}
