import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { SHARE_SIZE, ShareSheet } from '@/lib/build/assets/share-sheet';
import { getOfficeImagePath } from '@/lib/seo/organisation';

/**
 * Static fonts: the renderer reads neither woff2 nor variable ones. Hanken lacks ₹, so Eczar draws
 * it.
 */
const fonts = [
  { name: 'Eczar', file: 'eczar/Eczar_600SemiBold.ttf' },
  { name: 'Hanken', file: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf' },
].map(({ name, file }) => ({
  name,
  data: readFileSync(`node_modules/@expo-google-fonts/${file}`),
}));

/** By address. The pages of the client area share the image of the first one. */
const sheets = new Map<string, { title: string; summary: string }>([
  ...routes.toReversed().map((route) => [route.image, route] as const),
  ...site.offices.map(
    (office) =>
      [
        getOfficeImagePath(office),
        { title: `${site.name}, ${office.city}`, summary: office.street },
      ] as const,
  ),
]);

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  [...sheets.keys()].map((address) => ({ image: path.posix.basename(address) }));

export async function GET(_: Request, { params }: { params: Promise<{ image: string }> }) {
  const sheet = sheets.get(`/share/${(await params).image}`);
  if (!sheet) return new Response(null, { status: 404 });
  const { title, summary } = sheet;
  // Bundled, this asynchronous module would make the first script of every page longer.
  const { ImageResponse } = await import(/* turbopackIgnore: true */ 'next/og.js');
  return new ImageResponse(<ShareSheet title={title} summary={summary} />, {
    ...SHARE_SIZE,
    fonts,
  });
}
