import { writeFileSync } from 'node:fs';
import { dueDates } from '@/content/due-dates';
import { conduct } from '@/content/words/conduct';
import { describeCalendarEnd } from '@/features/calendar/calendar';
import { buildFonts } from '@/lib/build/assets/fonts';
import { findFirmFaults } from '@/lib/build/build-faults';
import { writeBuildId } from '@/lib/build/build-id';
import { writeLastChange } from '@/lib/build/last-change';
import { findSampleText, isRealAddress, readContentSources } from '@/lib/build/sample-text';
import { buildDay } from '@/lib/build-day';
import { getDayInIndia } from '@/lib/days';

const { faults, modules } = await findFirmFaults();
if (faults.length > 0) {
  console.error(`The content is not right yet:\n${faults.join('\n')}`);
  process.exit(1);
}

const sample = findSampleText(readContentSources(modules));
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
const dataEnds = describeCalendarEnd(dueDates, getDayInIndia(buildDay().getTime()));
if (dataEnds) console.warn(dataEnds);
await buildFonts({ isDev: process.argv.includes('--dev') });
