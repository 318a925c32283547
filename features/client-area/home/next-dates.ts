import { dueDates } from '@/content/due-dates';
import type { DueDates } from '@/content/types/due-dates';
import { appliesTo, canLead, formatDueLine, listDuesBetween } from '@/features/calendar/calendar';
import {
  getPanHolderCode,
  isForHolder,
  listAudiences,
} from '@/features/client-area/home/audiences';
import type { Profile } from '@/features/client-area/store/records/profile';
import type { PackedDues } from '@/lib/browser/dates';
import { addDays } from '@/lib/days';

const data: DueDates = dueDates;

/** Usually enough: to compute all dates is a long task on a phone. */
const DAYS_AHEAD = 62;

/** At least `most` dates, if there are as many. */
export function packNextDates(
  profile: Profile | undefined,
  today: string,
  most: number,
): PackedDues {
  const who = listAudiences(profile);
  const holder = getPanHolderCode(profile);
  const from = today > data.from ? today : data.from;
  const found = (until: string) =>
    listDuesBetween(data, from, until).filter(
      ({ rule }) => appliesTo(rule, who) && isForHolder(rule, holder) && canLead(rule),
    );
  const soon = addDays(from, DAYS_AHEAD);
  const first = soon < data.until ? found(soon) : [];
  const dues = first.length < most ? found(data.until) : first;
  return dues
    .map((due) => `${due.date} ${due.rule.name.charAt(0)}${formatDueLine(due).slice(1)}`)
    .join('|');
}
