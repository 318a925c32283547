import path from 'node:path';
import { SHARE_SIZE, ShareSheet } from '@/lib/build/assets/share-sheet';
import { shareFonts, shareSheets } from '@/lib/build/assets/share-texts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  [...shareSheets.keys()].map((address) => ({ image: path.posix.basename(address) }));

export async function GET(_: Request, { params }: { params: Promise<{ image: string }> }) {
  const sheet = shareSheets.get(`/share/${(await params).image}`);
  if (!sheet) return new Response(null, { status: 404 });
  const { title, summary } = sheet;
  // Bundled, this asynchronous module would make the first script of every page longer.
  const { ImageResponse } = await import(/* turbopackIgnore: true */ 'next/og.js');
  return new ImageResponse(<ShareSheet title={title} summary={summary} />, {
    ...SHARE_SIZE,
    fonts: shareFonts,
  });
}
