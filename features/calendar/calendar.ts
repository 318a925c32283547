import { calendar as copy } from '@/content/calendar';
import type { Audience, DueDates, DueRule } from '@/content/types/due-dates';
import { listDateChanges, listDueDays, listStatutoryDays } from '@/lib/content/rule-dates';
import {
  addDays,
  countDaysBetween,
  createIsoDate,
  getMonthName,
  isSunday,
  parseIsoDate,
} from '@/lib/days';

/** One rule on one day; `inLaw` is the date in the law, before any notification moved it. */
export type Due = {
  rule: DueRule;
  date: string;
  inLaw: string;
  part: string | null;
  isSunday: boolean;
};

/** Whether a rule binds one of the chosen audiences; with none chosen, every rule does. */
export function appliesTo({ audiences }: DueRule, chosen: readonly Audience[]): boolean {
  return chosen.length === 0 || audiences.some((audience) => chosen.includes(audience));
}

const others: readonly string[] = [...copy.rights, ...copy.conditional];

/** Whether a rule may stand first among the next dates: everyone in its audience must act. */
export const canLead = ({ id }: Pick<DueRule, 'id'>): boolean => !others.includes(id);

/** All that falls due from one day to another, both included, in order of date. */
export function listDuesBetween(calendar: DueDates, from: string, until: string): Due[] {
  const first = parseIsoDate(from).year;
  const years = Array.from({ length: parseIsoDate(until).year - first + 1 }, (_, i) => first + i);
  return calendar.rules
    .flatMap((rule) =>
      years
        .flatMap((year) => listDueDays(calendar, rule, year))
        .filter(({ date }) => date >= from && date <= until)
        .map((day) => ({ rule, ...day, isSunday: isSunday(day.date) })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

export const listDues = (calendar: DueDates) =>
  listDuesBetween(calendar, calendar.from, calendar.until);

/** Dates that a notification withdrew, each on the day for which it was last announced. */
export function listWithdrawnDues(calendar: DueDates): Due[] {
  const withdrawn = calendar.moved.filter(
    (move) => move.to === null && listDateChanges(calendar, move.rule, move.from).at(-1) === move,
  );
  return withdrawn.flatMap(({ rule: id, from }) => {
    const rule = calendar.rules.find((candidate) => candidate.id === id);
    const day =
      rule &&
      listStatutoryDays(calendar, rule, parseIsoDate(from).year).find(
        (candidate) => candidate.date === from,
      );
    if (!day) return [];
    const date = listDateChanges(calendar, id, from).findLast(({ to }) => to !== null)?.to ?? from;
    return [{ rule, ...day, date, inLaw: from, isSunday: isSunday(date) }];
  });
}

/** All that falls due on the next due day, today included; empty once the data has ended. */
export function findNextDues<D extends { date: string }>(dues: readonly D[], today: string): D[] {
  const next = dues.find(({ date }) => date >= today)?.date;
  return dues.filter(({ date }) => date === next);
}

export type Month = { year: number; month: number };

export function listMonths({ from, until }: Pick<DueDates, 'from' | 'until'>): Month[] {
  const [first, last] = [parseIsoDate(from), parseIsoDate(until)];
  const count = (last.year - first.year) * 12 + last.month - first.month + 1;
  return Array.from({ length: count }, (_, index) => {
    const month = first.month - 1 + index;
    return { year: first.year + Math.floor(month / 12), month: (month % 12) + 1 };
  });
}

/** Twelve months from today's or the first in the data; fewer where the data ends before. */
export const listUpcomingMonths = (
  { from, until }: Pick<DueDates, 'from' | 'until'>,
  today: string,
) => listMonths({ from: today > from ? today : from, until }).slice(0, 12);

export const getFirstDay = ({ year, month }: Month) => createIsoDate(year, month, 1);
export const formatMonthId = (month: Month) => getFirstDay(month).slice(0, 7);
export const formatMonthAndYear = (month: Month) =>
  `${getMonthName(getFirstDay(month))} ${month.year}`;
export const formatAbbreviatedDate = (date: string) =>
  `${parseIsoDate(date).day} ${getMonthName(date).slice(0, 3)} ${parseIsoDate(date).year}`;

export const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S'] as const;

export const filterByMonth = <D extends { date: string }>(
  dues: readonly D[],
  { year, month }: Month,
) => dues.filter(({ date }) => date.startsWith(`${year}-${String(month).padStart(2, '0')}-`));

export function groupByDay<D extends { date: string }>(
  dues: readonly D[],
): { date: string; dues: D[] }[] {
  const dates = [...new Set(dues.map(({ date }) => date))];
  return dates.map((date) => ({ date, dues: dues.filter((due) => due.date === date) }));
}

export const formatRuleTitle = ({ name }: DueRule) => name.charAt(0).toUpperCase() + name.slice(1);

export function formatDueLine({ rule, part }: Pick<Due, 'rule' | 'part'>): string {
  const title = formatRuleTitle(rule);
  if (!part) return title;
  if (part.startsWith('for ')) return `${title} ${part}`;
  return title.endsWith(')') ? `${title.slice(0, -1)}, ${part})` : `${title}, ${part}`;
}

export const formatShortDueLine = ({ rule, part }: Pick<Due, 'rule' | 'part'>): string =>
  part?.startsWith('for ') ? formatRuleTitle(rule) : formatDueLine({ rule, part });

export const joinDues = (dues: readonly Due[], line: (due: Due) => string, sign = '; '): string =>
  dues
    .map((due, index) => (index === 0 ? line(due) : due.rule.name.charAt(0) + line(due).slice(1)))
    .join(sign);

const NOTICE = 90;

/** A sentence for the build if the data ends soon; `null` while there is time. */
export function describeCalendarEnd({ until }: DueDates, today: string): string | null {
  if (addDays(today, NOTICE) < until) return null;
  const days = countDaysBetween(today, until);
  const when = days < 0 ? `ended ${-days} days ago` : `end in ${days} days`;
  return `The due dates of content/due-dates.ts ${when}, on ${until}: check the rules and move it on.`;
}
