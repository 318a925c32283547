import type { IsoDate } from '@/content/types/units';
import { withoutControls } from '@/lib/characters';
import { addDays } from '@/lib/days';

/** Escapes special characters and removes control characters (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  withoutControls(text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n'));

/** Folds a line to at most 75 octets, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows = [''];
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > 75) {
      rows.push(' ');
      octets = 1;
    }
    rows[rows.length - 1] += letter;
    octets += size;
  }
  return rows.join('\r\n');
}

type Reminder = {
  /** Globally unique. */
  uid: string;
  /** A whole day. */
  day: IsoDate;
  title: string;
  text: string;
  /** The time at which the file is made. */
  now: Date;
};

const compact = (isoDate: string) => isoDate.replaceAll('-', '');

function eventOf({ uid, day, title, text, now }: Reminder): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A calendar file of all-day events, each with a reminder on the morning before. */
export function calendarOf(...reminders: readonly Reminder[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//client area//quotations//EN',
    ...reminders.flatMap(eventOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
