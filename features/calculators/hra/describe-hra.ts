import type { HraHome } from '@/features/calculators/hra/hra';
import { formatMonth, preventWrap } from '@/lib/dates';
import { formatList, formatRupeesAndPaise } from '@/lib/format';
import type { ExactHraPeriodResult, HraLimit } from '@/lib/law/hra/hra';

const OTHER_PLACE = '';

/** The law knows every other place by no name. */
export const getRuleCity = (home: Exclude<HraHome, 'type'>): string =>
  home === 'other' ? OTHER_PLACE : home;

export const getCityLabel = (city: string) => city || 'Any other place';

export const getLimitLabels = (share: number): Record<HraLimit, string> => ({
  received: 'HRA received',
  salaryShare: `${share}% of salary`,
  rentOverSalary: 'Rent less 10% of salary',
});

export function formatMonthRange(from: string, months: number): string {
  const start = new Date(from);
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months - 1, 1));
  const [first, last] = [start, end].map((day) =>
    preventWrap(formatMonth(day.toISOString().slice(0, 10))),
  );
  return months === 1 ? `${first}` : `${first} to ${last}`;
}

export function describeLowestLimit({ level, share }: ExactHraPeriodResult): string {
  const names = level.map((limit) => getLimitLabels(share)[limit]);
  return names.length === 1 ? `${names[0]} is the least` : `${formatList(names)} come to the same`;
}

export function describeRentChange(result: ExactHraPeriodResult): string {
  const { rentToNextLimit, rentToSpare, period } = result;
  const amount = (perMonth: ExactHraPeriodResult['exempt']) => {
    const inPeriod = formatRupeesAndPaise(perMonth.times(period.months));
    return period.months === 1
      ? inPeriod
      : `${inPeriod} (${formatRupeesAndPaise(perMonth)} a month)`;
  };
  if (rentToNextLimit) {
    return `Up to ${amount(rentToNextLimit)} more rent would raise your exemption. Beyond that, no gain.`;
  }
  if (!rentToSpare || rentToSpare.compare(0) === 0) {
    return 'Your rent is just enough: with more you would gain nothing, with less you would lose exemption.';
  }
  return `More rent would exempt nothing more. You could pay ${amount(rentToSpare)} less and lose nothing.`;
}
