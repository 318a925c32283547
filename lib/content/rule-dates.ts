import type { DueDates, DueRule, Move } from '@/content/types/due-dates';
import { addDays, createIsoDate, getMonthName, getPreviousMonth, parseIsoDate } from '@/lib/days';

/** `part` says for what: `75%`, `for November`. */
export type DueDay = { date: string; part: string | null };

type Calendar = Pick<DueDates, 'rules' | 'moved'>;

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** `null` for a rule that covers no month. */
function formatMonthPart(year: number, month: number, covers: boolean | undefined): string | null {
  return covers ? `for ${getMonthName(createIsoDate(year, month, 1))}` : null;
}

function listMonthlyDays(
  when: Extract<DueRule['when'], { kind: 'monthly' }>,
  year: number,
): DueDay[] {
  return (when.months ?? MONTHS).map((month) => {
    const day = when.instead?.find((other) => other.month === month)?.day ?? when.day;
    const { year: coveredYear, month: covered } = getPreviousMonth(year, month);
    return {
      date: createIsoDate(year, month, day),
      part: formatMonthPart(coveredYear, covered, when.covers),
    };
  });
}

/** The month may be in the year before. */
function listDaysAfterMonth(
  { days, covers }: Extract<DueRule['when'], { kind: 'after-month' }>,
  year: number,
): DueDay[] {
  return [year - 1, year].flatMap((ended) =>
    MONTHS.map((month) => ({
      date: addDays(createIsoDate(ended, month, 31), days),
      part: formatMonthPart(ended, month, covers),
    })),
  );
}

/** The other rule's day may be in the year before. */
function listDaysAfterRule(
  calendar: Calendar,
  rule: DueRule,
  days: number,
  year: number,
): DueDay[] {
  return [year - 1, year]
    .flatMap((other) => listStatutoryDays(calendar, rule, other))
    .map(({ date, part }) => ({ date: addDays(date, days), part }));
}

function getMonthEarlier(date: string): string {
  const { year, month, day } = parseIsoDate(date);
  const before = getPreviousMonth(year, month);
  return createIsoDate(before.year, before.month, day);
}

function computeDays(calendar: Calendar, { when }: DueRule, year: number): DueDay[] {
  const other = (id: string) => calendar.rules.find((rule) => rule.id === id);
  switch (when.kind) {
    case 'yearly':
      return when.days.map(({ month, day, part }) => ({
        date: createIsoDate(year, month, day),
        part: part ?? null,
      }));
    case 'monthly':
      return listMonthlyDays(when, year);
    case 'after-month':
      return listDaysAfterMonth(when, year);
    case 'after-year':
      return [year - 1, year].map((ended) => ({
        date: addDays(createIsoDate(ended, 3, 31), when.days),
        part: null,
      }));
    case 'after-rule': {
      const rule = other(when.rule);
      return rule ? listDaysAfterRule(calendar, rule, when.days, year) : [];
    }
    case 'month-before': {
      const rule = other(when.rule);
      const dates = rule
        ? [year, year + 1].flatMap((each) => listStatutoryDays(calendar, rule, each))
        : [];
      return dates.map(({ date, part }) => ({ date: getMonthEarlier(date), part }));
    }
    case 'event':
      return [];
  }
}

/** By the law alone: neither notifications nor Sundays move a day. */
export function listStatutoryDays(calendar: Calendar, rule: DueRule, year: number): DueDay[] {
  const { from = '', until = '9999' } = rule;
  return computeDays(calendar, rule, year)
    .filter(({ date }) => parseIsoDate(date).year === year && date >= from && date <= until)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** Of several notifications on one date, the last counts. */
export const listDateChanges = ({ moved }: Calendar, rule: string, inLaw: string): Move[] =>
  moved.filter((move) => move.rule === rule && move.from === inLaw);

/** After notifications, which may move a day to another year. */
export function listDueDays(
  calendar: Calendar,
  rule: DueRule,
  year: number,
): (DueDay & { inLaw: string })[] {
  // Only a moved day may come from another year.
  const isMoved = calendar.moved.some((move) => move.rule === rule.id);
  const years = isMoved ? [year - 1, year, year + 1] : [year];
  return years
    .flatMap((each) => listStatutoryDays(calendar, rule, each))
    .flatMap(({ date: inLaw, part }) => {
      const last = listDateChanges(calendar, rule.id, inLaw).at(-1);
      const date = last ? last.to : inLaw;
      return date === null ? [] : [{ date, inLaw, part }];
    })
    .filter(({ date }) => parseIsoDate(date).year === year)
    .sort((a, b) => a.date.localeCompare(b.date));
}
