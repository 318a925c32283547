import path from 'node:path';
import { cutPdfFont } from '@/lib/build/assets/pdf-fonts';
import { getFontPath, PDF_FONTS } from '@/lib/pdf/fonts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  PDF_FONTS.map((name) => ({ font: path.posix.basename(getFontPath(name)) }));

export async function GET(_: Request, { params }: { params: Promise<{ font: string }> }) {
  const address = `/pdf-fonts/${(await params).font}`;
  const name = PDF_FONTS.find((font) => getFontPath(font) === address);
  if (!name) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await cutPdfFont(name)), {
    headers: { 'Content-Type': 'font/ttf' },
  });
}
