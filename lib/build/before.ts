/** Runs before `next build` and `next dev`. */
import { writeBuildId } from '@/lib/build/build-id';
import { buildFonts } from '@/lib/build/fonts';
import { writePdfFonts } from '@/lib/build/pdf-fonts';
import { buildShareImages } from '@/lib/build/share-images';
import { contentErrors } from '@/lib/content/content-check';

const errors = contentErrors();
if (errors.length > 0) {
  console.error(`The content is not right yet:\n${errors.join('\n')}`);
  process.exit(1);
}

writeBuildId();
await buildFonts();
await writePdfFonts();
await buildShareImages();
