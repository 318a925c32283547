import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const schemaDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly DayOfWeek[];

function dayIndex(day = '', from: string): number {
  const index = week.indexOf(day);
  if (index < 0) throw new Error(`content/site.ts: no day can be read from "${from}"`);
  return index;
}

/** `Mon-Fri` as the days of schema.org; one day stands for itself. */
export function daysOf(range: string) {
  const [first, last = first] = range.split('-');
  return schemaDays.slice(dayIndex(first, range), dayIndex(last, range) + 1);
}

function to24Hours(clock: string, from: string): string {
  const match = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(clock);
  if (!match) throw new Error(`content/site.ts: no time of day can be read from "${from}"`);
  const hour = (Number(match[1]) % 12) + (match[3] === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${match[2]}`;
}

/** Hours as the home page writes them, `Mon-Sat 9:00 AM - 7:00 PM`, for structured data. */
export function openingHoursOf(text: string): OpeningHoursSpecification {
  const [days = '', ...clock] = text.split(' ');
  const [opens = '', closes = ''] = clock.join(' ').split(' - ');
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(days),
    opens: to24Hours(opens, text),
    closes: to24Hours(closes, text),
  };
}
