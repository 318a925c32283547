import { addDays } from '@/lib/days';

/** RFC 5545, 3.3.11: what has a meaning of its own is escaped; there are no other controls. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replaceAll(/[\u0000-\u001f\u007f]/g, '');

/** RFC 5545, 3.1: no line over 75 octets, and none ends within a letter. */
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
  /** Unique in the world. */
  uid: string;
  /** ISO date of a whole day. */
  day: string;
  title: string;
  text: string;
  /** When the file is made. */
  now: Date;
};

/** A calendar of one whole day, with a reminder on the morning of the day before. */
export function calendarOf({ uid, day, title, text, now }: Reminder): string {
  const compact = (isoDate: string) => isoDate.replaceAll('-', '');
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//client area//quotations//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
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
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
