import localFont from 'next/font/local';

// Cut by lib/build/assets/fonts.ts. A file that comes too late for the first paint is kept for the
// next page (`optional`), so nothing moves.

/** For headings, amounts and row numbers: one weight, whichever is asked for. */
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

/** The ₹ of both; goes before them. */
export const rupee = localFont({
  src: '../lib/build/generated/fonts/rupee.woff2',
  variable: '--font-rupee',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** For <html>: declares the variables. */
export const fontVariables = `${eczar.variable} ${hanken.variable} ${rupee.variable}`;
