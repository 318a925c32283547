import localFont from 'next/font/local';
// System fonts with the metrics of ours, shown if the fonts below arrive too late. The browser
// keeps a late file for the next page (`optional`), so nothing moves.
import '@/lib/build/generated/fonts/fallback.css';

/** One weight, for headings, amounts and folios. */
export const eczar = localFont({
  src: '../lib/build/generated/fonts/eczar.woff2',
  variable: '--font-eczar',
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Eczar Fallback Times', 'Eczar Fallback Noto', 'serif'],
});

export const hanken = localFont({
  src: '../lib/build/generated/fonts/hanken-grotesk.woff2',
  variable: '--font-hanken',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Hanken Fallback Arial', 'Hanken Fallback Roboto', 'sans-serif'],
});

/**
 * The rupee sign, which Hanken Grotesk lacks. Name it before its family in a font stack:
 * `font-family: var(--font-hanken-rupee), var(--font-hanken), sans-serif`.
 */
export const hankenRupee = localFont({
  src: '../lib/build/generated/fonts/hanken-grotesk-rupee.woff2',
  variable: '--font-hanken-rupee',
  weight: '400 600',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** For <html>: declares the three variables. */
export const fontVariables = [eczar, hanken, hankenRupee].map((font) => font.variable).join(' ');
