/** Runs before `next build` and `next dev`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dueDates } from '@/content/due-dates';
import { conduct } from '@/content/words/conduct';
import { buildFonts } from '@/lib/build/assets/fonts';
import { writePdfFonts } from '@/lib/build/assets/pdf-fonts';
import { buildShareImages } from '@/lib/build/assets/share-images';
import { firmFaults } from '@/lib/build/build-faults';
import { writeBuildId } from '@/lib/build/build-id';
import { writeLastChange } from '@/lib/build/last-change';
import { isRealAddress, sampleTextIn, sourcesOf } from '@/lib/build/sample-text';
import { buildDay, SECURITY_TXT, securityTxt } from '@/lib/build/security-txt';
import { endsSoon } from '@/lib/calendar/calendar';
import { calendarFiles } from '@/lib/calendar/due-date-files';
import { DUE_DATES } from '@/lib/calendar/files';
import { dayInIndia } from '@/lib/days';

const { faults, modules } = await firmFaults();
if (faults.length > 0) {
  console.error(`The content is not right yet:\n${faults.join('\n')}`);
  process.exit(1);
}

const sample = sampleTextIn(sourcesOf(modules));
if (sample.length > 0) {
  const say = `${sample.length} fields of content/ are still those of the sample firm; npm run check:firm names them.`;
  if (isRealAddress(process.env.NEXT_PUBLIC_SITE_URL)) {
    console.error(`${say} A site with a real address needs its own.`);
    process.exit(1);
  }
  console.warn(say);
}

writeBuildId();
writeLastChange(buildDay());
writeFileSync('lib/build/generated/conduct', conduct);
const file = path.join('public', SECURITY_TXT);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, securityTxt(buildDay()));
writeCalendar(buildDay());
await buildFonts({ isDev: process.argv.includes('--dev') });
await writePdfFonts();
await buildShareImages();

/** Writes the due-date files into public/, and warns if the data ends soon. */
function writeCalendar(now: Date): void {
  rmSync(path.join('public', DUE_DATES), { recursive: true, force: true });
  mkdirSync(path.join('public', DUE_DATES), { recursive: true });
  for (const [file, content] of calendarFiles()) writeFileSync(path.join('public', file), content);
  const warning = endsSoon(dueDates, dayInIndia(now.getTime()));
  if (warning) console.warn(warning);
}
