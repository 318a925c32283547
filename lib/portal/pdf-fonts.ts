import type { Bytes } from '@/lib/portal/records';

/** Written to public/ by lib/build/pdf-fonts.ts. */
export const PDF_FONT_FILES = {
  text: '/pdf-fonts/text.ttf',
  strong: '/pdf-fonts/strong.ttf',
  display: '/pdf-fonts/display.ttf',
} as const;

export type PdfFontName = keyof typeof PDF_FONT_FILES;
export type PdfFonts = Record<PdfFontName, Bytes>;

async function loadFont(path: string): Promise<Bytes> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export async function loadPdfFonts(): Promise<PdfFonts> {
  const [text, strong, display] = await Promise.all([
    loadFont(PDF_FONT_FILES.text),
    loadFont(PDF_FONT_FILES.strong),
    loadFont(PDF_FONT_FILES.display),
  ]);
  return { text, strong, display };
}
