import { execFileSync } from 'node:child_process';
import ICAL from 'ical.js';
import { dueDates } from '@/content/due-dates';
import type { Audience, DueDates } from '@/content/types/due-dates';
import { closedDay } from '@/content/words/closed-day';
import { appliesTo, listDues } from '@/features/calendar/calendar';
import { dueDateFiles, formatCalendarFile } from '@/features/calendar/due-date-files';
import { getCalendarPath } from '@/features/calendar/files';

const data: DueDates = dueDates;
const notified = (to: string | null, on: string) => ({
  ...{ rule: 'gstr-9', from: '2026-12-31', to, by: 'a notification', on },
});
/** One date after each of the notifications that follow one another. */
const HISTORY = [
  notified('2027-01-15', '2026-12-28'),
  notified('2027-01-31', '2027-01-14'),
  notified('2027-01-15', '2027-01-14'),
  notified('2026-12-31', '2027-01-14'),
  notified(null, '2027-01-20'),
  notified('2027-03-31', '2027-02-01'),
];

const files: Record<string, string> = Object.fromEntries([
  ...[...dueDateFiles].map(([address, write]) => [address, write()]),
  ...HISTORY.map((_, index) => [
    `after ${index + 1}`,
    formatCalendarFile({ ...dueDates, moved: HISTORY.slice(0, index + 1) }, [], 'Moved'),
  ]),
]);
const getFile = (name: string) => files[name] ?? '';
const listEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
const listDates = (text: string) => listEvents(text).map((event) => event.startDate.toString());

const wanted: [name: string, chosen: Audience[]][] = [
  [getCalendarPath(), []],
  ...data.audiences.map(({ id }): [string, Audience[]] => [getCalendarPath(id), [id]]),
];

test.each(wanted)('%s holds the dates of its rules, each once', (name, chosen) => {
  const due = listDues(data).filter(({ rule }) => appliesTo(rule, chosen));
  expect(listDates(getFile(name))).toEqual(due.map(({ date }) => date));
  const ids = listEvents(getFile(name)).map(({ uid }) => uid);
  expect(new Set(ids).size).toBe(due.length);
});

test('machines in two time zones write the same bytes', () => {
  const write = `
    const { dueDateFiles } = await import('./features/calendar/due-date-files.ts');
    for (const write of dueDateFiles.values()) console.log(write());
  `;
  const [west, east] = ['America/Los_Angeles', 'Pacific/Auckland'].map((TZ) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', write], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
      maxBuffer: 20_000_000,
    }),
  );
  expect(west).toBe(east);
  expect(west).toContain('BEGIN:VCALENDAR');
});

test.each(Object.keys(files))('%s is laid out as RFC 5545 asks', (name) => {
  const lines = getFile(name).split('\r\n');
  expect(lines.every((line) => !/[\r\n]/.test(line) && Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  // Every line has its end, the last one too.
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('each event is a whole day without a zone, with two reminders', () => {
  for (const event of listEvents(getFile(getCalendarPath()))) {
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    expect(event.duration.toString()).toBe('P1D');
    const triggers = event.component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    expect(triggers).toEqual(['-P6DT15H', '-PT15H']);
  }
});

test('the event of a Sunday, and no other, says what a closed day means', () => {
  const events = listEvents(getFile(getCalendarPath()));
  const onSunday = events.filter(({ startDate }) => startDate.dayOfWeek() === ICAL.Time.SUNDAY);
  expect(onSunday.length).toBeGreaterThan(0);
  const says = events.filter(({ description }) => description.includes(closedDay));
  expect(says.map(({ uid }) => uid)).toEqual(onSunday.map(({ uid }) => uid));
});

test('a reader in any time zone sees 30 November as 30 November', () => {
  const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'];
  const read = `import('ical.js').then(({ default: ICAL }) => {
    const text = require('node:fs').readFileSync(0, 'utf8');
    for (process.env.TZ of ${JSON.stringify(zones)}) {
      const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
      const day = new ICAL.Event(event).startDate.toJSDate();
      console.log(day.toISOString(), day.getFullYear(), day.getMonth() + 1, day.getDate());
    }
  })`;
  const output = execFileSync(process.execPath, ['--eval', read], {
    encoding: 'utf8',
    input: getFile(getCalendarPath('employer')),
  });
  expect(output.trim().split('\n')).toEqual([
    '2026-11-29T18:30:00.000Z 2026 11 30',
    '2026-11-30T05:00:00.000Z 2026 11 30',
    '2026-11-29T11:00:00.000Z 2026 11 30',
  ]);
});

test('commas, semicolons and line breaks survive', () => {
  const event = listEvents(getFile(getCalendarPath('business'))).find(({ uid }) =>
    uid.startsWith('advance-tax-2026-12-15@'),
  );
  expect(event?.summary).toBe('Pay advance tax, 75% (not if presumptive)');
  expect(event?.description).toContain('₹10,000 or more after TDS; not residents');
  expect(event?.description.split('\n').length).toBeGreaterThan(3);
});

test('each notification on a date raises its sequence and its stamp, also backwards', () => {
  const versions = [getCalendarPath(), ...HISTORY.map((_, index) => `after ${index + 1}`)].map(
    (name) => {
      const found = listEvents(getFile(name)).filter(({ uid }) =>
        uid.startsWith('gstr-9-2026-12-31@'),
      );
      expect(found).toHaveLength(1);
      const [{ component, startDate, sequence }] = found as [ICAL.Event];
      const [stamp, status] = ['dtstamp', 'status'].map((key) =>
        component.getFirstPropertyValue(key),
      );
      return { day: String(startDate), sequence, stamp: String(stamp), status };
    },
  );
  expect(versions.map(({ day }) => day)).toEqual([
    ...['2026-12-31', '2027-01-15', '2027-01-31', '2027-01-15', '2026-12-31'],
    // Cancelled on the day for which it was last announced.
    ...['2026-12-31', '2027-03-31'],
  ]);
  expect(versions.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const stamps = versions.map(({ stamp }) => stamp);
  expect([...new Set(stamps)].sort()).toEqual(stamps);
  expect(versions.map(({ status }) => status)).toEqual([
    ...[null, null, null, null, null],
    ...['CANCELLED', null],
  ]);
});
