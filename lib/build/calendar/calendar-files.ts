/**
 * The due dates as files that calendars subscribe to (RFC 5545): one for everyone and one for each
 * audience. A date is a whole day without a time zone, so that it is the same day wherever a
 * calendar is read.
 */
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { calendar as words } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { site } from '@/content/site';
import type { Audience, DueDates } from '@/content/types/due-dates';
import { binds, type Due, duesOf, lineOf, withdrawnDues } from '@/lib/calendar/calendar';
import { dueDateFile } from '@/lib/calendar/files';
import { movesOf } from '@/lib/calendar/rule-dates';
import { addDays } from '@/lib/days';
import { lawDay } from '@/lib/law-day';

const HOUR = 60 * 60;
/** Reminders at nine in the morning, a week and a day before, in seconds before the day begins. */
const REMINDERS = [6 * 24 * HOUR + 15 * HOUR, 15 * HOUR];

const host = () => new URL(site.url).host;

/** Midnight in UTC: the library takes the day from UTC, whatever the machine's time zone. */
const wholeDay = (date: string) => new Date(`${date}T00:00:00Z`);

/** An id that survives a notification which moves the date: the rule and the date in the law. */
const idOf = ({ rule, inLaw }: Due) => `${rule.id}-${inLaw}@${host()}`;

function describe({ rule, isSunday }: Due): string {
  return [
    `${words.fields.form}: ${rule.form}`,
    `${words.fields.binds}: ${rule.binds}`,
    `${words.fields.law}: ${rule.law}`,
    ...(isSunday ? [words.sunday] : []),
    `${lawDay}. ${words.foot}`,
  ].join('\n');
}

/**
 * What tells a calendar that already has an event whether this is a later one: both numbers rise
 * with every notification, also with one that takes an earlier one back (RFC 5545, 3.8.7.2 and
 * 3.8.7.4). The stamp counts from days in the data and not from the build, so that the same data
 * makes the same file.
 */
function revision(data: DueDates, { rule, inLaw }: Due) {
  const moves = movesOf(data, rule.id, inLaw);
  const day = [rule.checkedOn, ...moves.map(({ on }) => on)].sort().at(-1);
  const stamp = new Date(Date.parse(`${day}T00:00:00Z`) + moves.length * 1000);
  return { sequence: moves.length, stamp };
}

/** A calendar file; with `chosen` empty, the one for everyone. */
export function calendarFile(data: DueDates, chosen: readonly Audience[], name: string): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'Due dates', language: 'EN' },
    ttl: 24 * HOUR,
  });
  const withdrawn = withdrawnDues(data);
  for (const due of [...duesOf(data), ...withdrawn]) {
    if (!binds(due.rule, chosen)) continue;
    const event = calendar.createEvent({
      id: idOf(due),
      ...revision(data, due),
      status: withdrawn.includes(due) ? ICalEventStatus.CANCELLED : null,
      allDay: true,
      start: wholeDay(due.date),
      end: wholeDay(addDays(due.date, 1)),
      summary: lineOf(due),
      description: describe(due),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const trigger of REMINDERS) {
      event.createAlarm({ type: ICalAlarmType.display, trigger, description: lineOf(due) });
    }
  }
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
}

/** Every file, by its path in public/. */
export function calendarFiles(): Map<string, string> {
  const data: DueDates = dueDates;
  const all = [dueDateFile(), calendarFile(data, [], `${words.heading}, ${site.name}`)] as const;
  const each = data.audiences.map(
    ({ id, label }) =>
      [
        dueDateFile(id),
        calendarFile(data, [id], `${words.heading}: ${label}, ${site.name}`),
      ] as const,
  );
  return new Map([all, ...each]);
}
