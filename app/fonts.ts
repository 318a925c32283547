import localFont from 'next/font/local';
// System fonts with the metrics of ours, shown if the font below arrives too late. The browser
// keeps a late file for the next page (`optional`), so nothing moves.
import '@/lib/build/generated/fonts/fallback.css';

// One file holds both families (lib/build/assets/fonts.ts). The weights that a family declares
// are those that its text can reach in the file.

/** For headings, amounts and folios, in one weight. */
export const eczar = localFont({
  src: '../lib/build/generated/fonts/faces.woff2',
  variable: '--font-eczar',
  weight: '700',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Eczar Fallback Times', 'Eczar Fallback Noto', 'serif'],
  // For browsers that take these from the file's default face.
  declarations: [
    { prop: 'ascent-override', value: '114.3%' },
    { prop: 'descent-override', value: '63.4%' },
  ],
});

export const hanken = localFont({
  src: '../lib/build/generated/fonts/faces.woff2',
  variable: '--font-hanken',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Hanken Fallback Arial', 'Hanken Fallback Roboto', 'sans-serif'],
});

/** For <html>: declares both variables. */
export const fontVariables = `${eczar.variable} ${hanken.variable}`;
