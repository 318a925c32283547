/** Runs before `next build` and `next dev`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeArchiveWorker } from '@/lib/build/assets/archive-worker';
import { buildFonts } from '@/lib/build/assets/fonts';
import { buildHarfBuzz } from '@/lib/build/assets/harfbuzz';
import { writePdfFonts } from '@/lib/build/assets/pdf-fonts';
import { buildShareImages } from '@/lib/build/assets/share-images';
import { writeBuildId } from '@/lib/build/build-id';
import { buildDay, SECURITY_TXT, securityTxt } from '@/lib/build/security-txt';
import { contentErrors } from '@/lib/content/content-check';

const errors = contentErrors();
if (errors.length > 0) {
  console.error(`The content is not right yet:\n${errors.join('\n')}`);
  process.exit(1);
}

writeBuildId();
const file = path.join('public', SECURITY_TXT);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, securityTxt(buildDay()));
writeArchiveWorker();
await buildFonts();
await writePdfFonts();
buildHarfBuzz();
await buildShareImages();
