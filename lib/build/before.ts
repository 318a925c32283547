/** Runs before `next build` and `next dev`. */
import { buildFonts } from '@/lib/build/fonts';

await buildFonts();
