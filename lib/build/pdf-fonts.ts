import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { PDF_CHARACTERS } from '@/lib/portal/pdf-charset';
import { PDF_FONT_FILES, type PdfFontName, type PdfFonts } from '@/lib/portal/pdf-fonts';

/**
 * The fonts of the quotation PDF. A PDF embeds static TrueType, which the variable web fonts are
 * not, so these are cut from the static files of the same two families (SIL Open Font License).
 */
const sources: Record<PdfFontName, string> = {
  text: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  strong: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  display: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
};

async function cut(source: string) {
  const font = await readFile(path.join('node_modules', source));
  const subset = await subsetFont(font, PDF_CHARACTERS, { targetFormat: 'sfnt' });
  return new Uint8Array(subset);
}

export async function makePdfFonts(): Promise<PdfFonts> {
  return {
    text: await cut(sources.text),
    strong: await cut(sources.strong),
    display: await cut(sources.display),
  };
}

/** Writes the three files under `publicFolder`, from where the client area fetches them. */
export async function writePdfFonts(publicFolder = 'public'): Promise<void> {
  const fonts = await makePdfFonts();
  for (const [name, file] of Object.entries(PDF_FONT_FILES)) {
    const target = path.join(publicFolder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, fonts[name as PdfFontName]);
  }
}
