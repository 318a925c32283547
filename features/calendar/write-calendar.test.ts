import { writeCalendar } from '@/features/calendar/write-calendar';

const NOW = new Date('2026-11-19T10:50:00Z');
const calendar = (title: string) =>
  writeCalendar([{ uid: 'a@b', day: '2026-12-31', title, text: 'one\ntwo', stamp: NOW }]);

test('an event is a whole day, which ends when the next begins, with a reminder the day before', () => {
  const lines = calendar('Last day').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:a@b',
      'DTSTAMP:20261119T105000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'DESCRIPTION:one\\ntwo',
      'TRANSP:TRANSPARENT',
    ]),
  );
  // Nine in the morning.
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-PT15H']);
  expect(lines.at(-1)).toBe('');
});

test('a file that is saved once does not ask to be fetched again', () => {
  expect(calendar('Last day')).not.toMatch(/^(METHOD|REFRESH-INTERVAL|X-PUBLISHED-TTL|NAME)/m);
});

test('characters that would end a value or begin another are escaped', () => {
  expect(calendar('a;b,c\\d\r\nBEGIN:VALARM\u0000\u2028')).toContain(
    'SUMMARY:a\\;b\\,c\\\\d\\nBEGIN:VALARM\r\n',
  );
});

test('no line is longer than 75 octets, and unfolding restores the text', () => {
  const title = '\u20b9\u0939\u093f\u0928\u094d\u0926\u0940'.repeat(20);
  const text = calendar(title);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('it needs no function that only encrypted pages have', () => {
  const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', {
    value: undefined,
    configurable: true,
    writable: true,
  });
  try {
    expect(calendar('Last day')).toContain('UID:a@b\r\n');
  } finally {
    if (own) Object.defineProperty(crypto, 'randomUUID', own);
    else Reflect.deleteProperty(crypto, 'randomUUID');
  }
});
