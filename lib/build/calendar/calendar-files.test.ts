import { execFileSync } from 'node:child_process';
import ICAL from 'ical.js';
import { dueDates } from '@/content/due-dates';
import type { Audience, DueDates } from '@/content/types/due-dates';
import { binds, duesOf } from '@/lib/calendar/calendar';
import { dueDateFile } from '@/lib/calendar/files';

const data: DueDates = dueDates;
const MOVED = {
  ...data,
  moved: [{ rule: 'gstr-9', from: '2026-12-31', to: '2027-01-15', by: 'a notification' }],
};

/** The files as written in a time zone. A process of its own writes them, as the library is ESM. */
function filesIn(zone: string, calendar: DueDates = data): Record<string, string> {
  const write = `import('./lib/build/calendar/calendar-files.ts').then(({ calendarFile, calendarFiles }) => {
    const moved = calendarFile(${JSON.stringify(calendar)}, [], 'Moved');
    console.log(JSON.stringify({ ...Object.fromEntries(calendarFiles()), moved }));
  })`;
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--eval', write], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
    maxBuffer: 20_000_000,
  });
  return JSON.parse(output);
}

const files = filesIn('Asia/Kolkata', MOVED);
const fileOf = (name: string) => files[name] ?? '';
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
const datesOf = (text: string) => eventsOf(text).map((event) => event.startDate.toString());

const wanted: [name: string, chosen: Audience[]][] = [
  [dueDateFile(), []],
  ...data.audiences.map(({ id }): [string, Audience[]] => [dueDateFile(id), [id]]),
];

test.each(wanted)('%s holds the dates of its rules, each once', (name, chosen) => {
  const due = duesOf(data).filter(({ rule }) => binds(rule, chosen));
  expect(datesOf(fileOf(name))).toEqual(due.map(({ date }) => date));
  const ids = eventsOf(fileOf(name)).map(({ uid }) => uid);
  expect(new Set(ids).size).toBe(due.length);
});

test('a machine in another time zone writes the same bytes', () => {
  expect(filesIn('America/Los_Angeles', MOVED)).toEqual(files);
});

test.each(Object.keys(files))('%s is laid out as RFC 5545 asks', (name) => {
  const lines = fileOf(name).split('\r\n');
  expect(lines.every((line) => !/[\r\n]/.test(line) && Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  // Every line has its end, the last one too.
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('each event is a whole day without a zone, with two reminders', () => {
  for (const event of eventsOf(fileOf(dueDateFile()))) {
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    expect(event.duration.toString()).toBe('P1D');
    const triggers = event.component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    expect(triggers).toEqual(['-P6DT15H', '-PT15H']);
  }
});

test.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'])(
  'a reader in %s sees 30 November as 30 November',
  (zone) => {
    const read = `import('ical.js').then(({ default: ICAL }) => {
      const text = require('node:fs').readFileSync(0, 'utf8');
      const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
      const day = new ICAL.Event(event).startDate.toJSDate();
      console.log(day.getFullYear(), day.getMonth() + 1, day.getDate());
    })`;
    const output = execFileSync(process.execPath, ['--eval', read], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
      input: fileOf(dueDateFile('employer')),
    });
    expect(output.trim()).toBe('2026 11 30');
  },
);

test('commas, semicolons and line breaks survive', () => {
  const event = eventsOf(fileOf(dueDateFile('business'))).find(({ uid }) =>
    uid.startsWith('advance-tax-2026-12-15@'),
  );
  expect(event?.summary).toBe('Advance tax, 75%');
  expect(event?.description).toContain('₹10,000 or more after TDS; not residents');
  expect(event?.description.split('\n').length).toBeGreaterThan(3);
});

test('a date that is moved keeps its id and counts as changed', () => {
  const find = (text: string) =>
    eventsOf(text).find(({ uid }) => uid.startsWith('gstr-9-2026-12-31@'));
  expect(find(fileOf(dueDateFile()))?.startDate.toString()).toBe('2026-12-31');
  expect(find(fileOf('moved'))?.startDate.toString()).toBe('2027-01-15');
  expect(find(fileOf('moved'))?.sequence).toBe(1);
});
