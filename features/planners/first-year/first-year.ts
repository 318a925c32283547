import { type FirstKind, type FirstStep, firstSteps } from '@/content/tables/first-year';
import { addDays, addMonths, createIsoDate, parseIsoDate } from '@/lib/days';
import { isDay } from '@/lib/forms/reading';
import { getMonthKey } from '@/lib/months';

export const firstDays = { from: '2026-04-01', to: '2027-03-31' } as const;

const closingYear = parseIsoDate(firstDays.to).year;

export const isFirstDay = (day: string) =>
  isDay(day) && day >= firstDays.from && day <= firstDays.to;

/** From the last day of a month to the last of the later month. */
function addMonthsToEnd(day: string, months: number): string {
  const isLast = getMonthKey(addDays(day, 1)) !== getMonthKey(day);
  const { year, month } = parseIsoDate(day);
  return isLast ? createIsoDate(year, month + months, 31) : addMonths(day, months);
}

/** A company formed from January to March closes its first year a year later. */
const getFirstYearEnd = (begun: string) =>
  createIsoDate(parseIsoDate(begun).month <= 3 ? closingYear + 1 : closingYear, 3, 31);

function findStepDay({ when }: FirstStep, begun: string): string | null {
  if (!when) return null;
  if ('months' in when) return addMonthsToEnd(begun, when.months);
  if ('yearEnd' in when) {
    return addDays(addMonthsToEnd(getFirstYearEnd(begun), when.yearEnd), when.days ?? 0);
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
