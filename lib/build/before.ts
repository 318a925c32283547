/** Runs before `next build` and `next dev`. */
import { writeBuildId } from '@/lib/build/build-id';
import { contentErrors } from '@/lib/build/content-check';
import { buildFonts } from '@/lib/build/fonts';
import { buildHarfBuzz } from '@/lib/build/harfbuzz';
import { writePdfFonts } from '@/lib/build/pdf-fonts';
import { buildShareImages } from '@/lib/build/share-images';

const errors = contentErrors();
if (errors.length > 0) {
  console.error(`The content is not right yet:\n${errors.join('\n')}`);
  process.exit(1);
}

writeBuildId();
await buildFonts();
await writePdfFonts();
buildHarfBuzz();
await buildShareImages();
