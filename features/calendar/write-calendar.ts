/** The one writer of calendar files (RFC 5545). Pages import it when its button is pressed. */
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { site } from '@/content/site';
import type { IsoDate } from '@/content/types/units';
import { addDays } from '@/lib/days';
import { createId } from '@/lib/new-id';
import { withoutControls } from '@/lib/text/characters';

export type CalendarEvent = {
  /** Globally unique, and the same in every file that holds the event. */
  uid: string;
  /** A whole day without a time zone, so that it is the same day wherever a calendar is read. */
  day: IsoDate;
  title: string;
  text: string;
  stamp: Date;
  /** How many versions came before: a calendar shows the highest (RFC 5545, 3.8.7.4). */
  sequence?: number;
  isCancelled?: boolean;
};

type Options = {
  /** Of a file to subscribe to, which calendars fetch again every day. */
  subscriptionName?: string;
  /** In days; each reminder comes at nine in the morning. */
  remindBefore?: readonly number[];
};

/** In seconds. */
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Midnight in UTC: the library takes the day from UTC, whatever the machine's time zone. */
const getMidnight = (day: IsoDate) => new Date(`${day}T00:00:00Z`);

/** The library escapes line breaks and separators, but writes other control characters as they are. */
const cleanText = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => withoutControls(line))
    .join('\n');

export function writeCalendar(
  events: readonly CalendarEvent[],
  { subscriptionName, remindBefore = [1] }: Options = {},
): string {
  // The library draws a random id before it takes the given one, and a trial copy that is served
  // without encryption lacks the function.
  crypto.randomUUID ??= createId as typeof crypto.randomUUID;
  const calendar = ical({
    prodId: { company: site.name, product: 'Due dates', language: 'EN' },
    ...(subscriptionName && {
      name: subscriptionName,
      method: ICalCalendarMethod.PUBLISH,
      ttl: DAY,
    }),
  });
  for (const { uid, day, title, text, stamp, sequence = 0, isCancelled } of events) {
    const summary = cleanText(title);
    const event = calendar.createEvent({
      id: uid,
      sequence,
      stamp,
      status: isCancelled ? ICalEventStatus.CANCELLED : null,
      allDay: true,
      start: getMidnight(day),
      end: getMidnight(addDays(day, 1)),
      summary,
      description: cleanText(text),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const days of remindBefore) {
      const trigger = days * DAY - 9 * HOUR;
      event.createAlarm({ type: ICalAlarmType.display, trigger, description: summary });
    }
  }
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
}
