import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dueDates } from '@/content/due-dates';
import { endsSoon } from '@/lib/almanac/almanac';
import { DUE_DATES, DUE_DATES_TEXT } from '@/lib/almanac/files';
import { calendarFiles } from '@/lib/build/almanac/calendar-files';
import { textFile } from '@/lib/build/almanac/text-file';
import { AlmanacPhone, AlmanacWide } from '@/lib/build/almanac/wall';
import { writeDrawings } from '@/lib/build/plates/plates';
import { dayInIndia } from '@/lib/days';

const DRAWINGS = 'lib/build/generated/almanac';

/** Writes the due-date files into public/, draws the calendar, and warns if the data ends soon. */
export async function writeAlmanac(now: Date): Promise<void> {
  rmSync(path.join('public', DUE_DATES), { recursive: true, force: true });
  mkdirSync(path.join('public', DUE_DATES), { recursive: true });
  for (const [file, content] of calendarFiles()) writeFileSync(path.join('public', file), content);
  writeFileSync(path.join('public', DUE_DATES_TEXT), textFile());
  await writeDrawings(DRAWINGS, [
    ['wide', AlmanacWide],
    ['phone', AlmanacPhone],
  ]);
  const warning = endsSoon(dueDates, dayInIndia(now.getTime()));
  if (warning) console.warn(warning);
}
