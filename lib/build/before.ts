/** Runs before `next build` and `next dev`. */
import { buildFonts } from '@/lib/build/fonts';
import { writePdfFonts } from '@/lib/build/pdf-fonts';
import { buildShareImages } from '@/lib/build/share-images';

await buildFonts();
await writePdfFonts();
await buildShareImages();
