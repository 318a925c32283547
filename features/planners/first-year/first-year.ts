import { type FirstKind, type FirstStep, firstSteps } from '@/content/tables/first-year';
import { addDays, countDaysInMonth, createIsoDate, parseIsoDate } from '@/lib/days';
import { isDay } from '@/lib/forms/reading';

export const firstDays = { from: '2026-04-01', to: '2027-03-31' } as const;

const closingYear = parseIsoDate(firstDays.to).year;

export const isFirstDay = (day: string) =>
  isDay(day) && day >= firstDays.from && day <= firstDays.to;

/** The same day some months later, or the last of the month. */
function addMonths(day: string, months: number): string {
  const parts = parseIsoDate(day);
  const index = parts.month - 1 + months;
  const year = parts.year + Math.floor(index / 12);
  const month = (index % 12) + 1;
  const isEnd = parts.day === countDaysInMonth(parts.year, parts.month);
  return createIsoDate(
    year,
    month,
    isEnd ? countDaysInMonth(year, month) : Math.min(parts.day, countDaysInMonth(year, month)),
  );
}

/** A company formed from January to March closes its first year a year later. */
const getFirstYearEnd = (begun: string) =>
  createIsoDate(parseIsoDate(begun).month <= 3 ? closingYear + 1 : closingYear, 3, 31);

function findStepDay({ when }: FirstStep, begun: string): string | null {
  if (!when) return null;
  if ('months' in when) return addMonths(begun, when.months);
  if ('yearEnd' in when) {
    return addDays(addMonths(getFirstYearEnd(begun), when.yearEnd), when.days ?? 0);
  }
  if ('days' in when) return addDays(begun, when.days);
  // With its year, or after the end of the financial year.
  return when.on.length > 5 ? when.on : `${closingYear}-${when.on}`;
}

export type DatedStep = FirstStep & { day: string | null };

/** Steps without a day come first. */
export function listFirstYearSteps(kind: FirstKind, begun: string): DatedStep[] {
  return firstSteps
    .filter(({ kinds }) => kinds.includes(kind))
    .map((step) => ({ ...step, day: findStepDay(step, begun) }))
    .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
}
