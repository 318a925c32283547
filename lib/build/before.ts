/** Runs before `next build` and `next dev`. */
import { buildFonts } from '@/lib/build/fonts';
import { writePdfFonts } from '@/lib/build/pdf-fonts';

await buildFonts();
await writePdfFonts();
