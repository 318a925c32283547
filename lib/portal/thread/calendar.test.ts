import { calendarOf } from '@/lib/portal/thread/calendar';

const NOW = new Date('2026-11-19T10:50:00Z');
const calendar = (title: string) =>
  calendarOf({ uid: 'a@b', day: '2026-12-31', title, text: 'one\ntwo', now: NOW });

test('the last day is a whole day, which ends when the next begins', () => {
  const lines = calendar('Last day').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261119T105000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'DESCRIPTION:one\\ntwo',
    ]),
  );
  expect(lines.at(-1)).toBe('');
});

test('characters that would end a value or begin another are escaped', () => {
  expect(calendar('a;b,c\\d\r\nBEGIN:VALARM\u0000')).toContain(
    'SUMMARY:a\\;b\\,c\\\\d\\nBEGIN:VALARM\r\n',
  );
});

test('no line is longer than 75 octets, and unfolding restores the text', () => {
  const title = '\u20b9\u0939\u093f\u0928\u094d\u0926\u0940'.repeat(20);
  const text = calendar(title);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
