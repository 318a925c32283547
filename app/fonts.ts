import localFont from 'next/font/local';
// System fonts with the metrics of ours, shown until the files below have arrived.
import '@/lib/build/generated/fonts/fallback.css';

/**
 * The rupee files hold ₹ alone. Name them before their family in a font stack:
 * `font-family: var(--font-eczar-rupee), var(--font-eczar), serif`.
 */
export const eczar = localFont({
  src: '../lib/build/generated/fonts/eczar.woff2',
  variable: '--font-eczar',
  weight: '400 800',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Eczar Fallback Times', 'Eczar Fallback Noto', 'serif'],
});

export const eczarRupee = localFont({
  src: '../lib/build/generated/fonts/eczar-rupee.woff2',
  variable: '--font-eczar-rupee',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

export const hanken = localFont({
  src: '../lib/build/generated/fonts/hanken-grotesk.woff2',
  variable: '--font-hanken',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Hanken Fallback Arial', 'Hanken Fallback Roboto', 'sans-serif'],
});

export const hankenRupee = localFont({
  src: '../lib/build/generated/fonts/hanken-grotesk-rupee.woff2',
  variable: '--font-hanken-rupee',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** For <html>: declares the four variables. */
export const fontVariables = [eczar, eczarRupee, hanken, hankenRupee]
  .map((font) => font.variable)
  .join(' ');
