import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dueDates } from '@/content/due-dates';
import { calendarFiles } from '@/lib/build/calendar/calendar-files';
import { endsSoon } from '@/lib/calendar/calendar';
import { DUE_DATES } from '@/lib/calendar/files';
import { dayInIndia } from '@/lib/days';

/** Writes the due-date files into public/, and warns if the data ends soon. */
export function writeCalendar(now: Date): void {
  rmSync(path.join('public', DUE_DATES), { recursive: true, force: true });
  mkdirSync(path.join('public', DUE_DATES), { recursive: true });
  for (const [file, content] of calendarFiles()) writeFileSync(path.join('public', file), content);
  const warning = endsSoon(dueDates, dayInIndia(now.getTime()));
  if (warning) console.warn(warning);
}
