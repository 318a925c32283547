import { calendar as copy } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { site } from '@/content/site';
import type { Audience, DueDates } from '@/content/types/due-dates';
import {
  appliesTo,
  type Due,
  formatDueLine,
  listDues,
  listWithdrawnDues,
} from '@/features/calendar/calendar';
import { getCalendarPath } from '@/features/calendar/files';
import { writeCalendar } from '@/features/calendar/write-calendar';
import { listDateChanges } from '@/lib/content/rule-dates';
import { lawDay } from '@/lib/law-day';

/** An id that survives a notification which moves the date: the rule and the date in the law. */
const formatId = ({ rule, inLaw }: Due) => `${rule.id}-${inLaw}@${new URL(site.url).host}`;

function describe({ rule, isSunday }: Due): string {
  return [
    `${copy.fields.form}: ${rule.form}`,
    `${copy.fields.binds}: ${rule.binds}`,
    `${copy.fields.law}: ${rule.law}`,
    ...(isSunday ? [copy.sunday] : []),
    `${lawDay}. ${copy.foot}`,
  ].join('\n');
}

/**
 * What tells a calendar that already has an event whether this is a later one: both numbers rise
 * with every notification, also with one that takes an earlier one back (RFC 5545, 3.8.7.2 and
 * 3.8.7.4). The stamp counts from days in the data and not from the build, so that the same data
 * makes the same file.
 */
function getRevision(data: DueDates, { rule, inLaw }: Due) {
  const moves = listDateChanges(data, rule.id, inLaw);
  const day = [rule.checkedOn, ...moves.map(({ on }) => on)].sort().at(-1);
  const stamp = new Date(Date.parse(`${day}T00:00:00Z`) + moves.length * 1000);
  return { sequence: moves.length, stamp };
}

/** A calendar file; with `chosen` empty, the one for everyone. */
export function formatCalendarFile(
  data: DueDates,
  chosen: readonly Audience[],
  name: string,
): string {
  const withdrawn = listWithdrawnDues(data);
  const events = [...listDues(data), ...withdrawn]
    .filter(({ rule }) => appliesTo(rule, chosen))
    .map((due) => ({
      uid: formatId(due),
      ...getRevision(data, due),
      isCancelled: withdrawn.includes(due),
      day: due.date,
      title: formatDueLine(due),
      text: describe(due),
    }));
  return writeCalendar(events, { subscriptionName: name, remindBefore: [7, 1] });
}

export const dueDateFiles: ReadonlyMap<string, () => string> = new Map([
  [getCalendarPath(), () => formatCalendarFile(dueDates, [], `${copy.heading}, ${site.name}`)],
  ...dueDates.audiences.map(
    ({ id, label }) =>
      [
        getCalendarPath(id),
        () => formatCalendarFile(dueDates, [id], `${copy.heading}: ${label}, ${site.name}`),
      ] as const,
  ),
]);
