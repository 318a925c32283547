import localFont from 'next/font/local';

// Cut by lib/build/assets/fonts.ts. A file that comes too late for the first paint is cached for
// the next page (`optional`), so that nothing moves.

/** One weight, whichever is asked for. */
export const eczar = localFont({
  src: '../lib/build/generated/fonts/eczar.woff2',
  variable: '--font-eczar',
  weight: '400 800',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
});

export const hanken = localFont({
  src: '../lib/build/generated/fonts/hanken.woff2',
  variable: '--font-hanken',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

/** The ₹ for both: it must come first. */
export const rupee = localFont({
  src: '../lib/build/generated/fonts/rupee.woff2',
  variable: '--font-rupee',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

export const fontVariables = `${eczar.variable} ${hanken.variable} ${rupee.variable}`;
