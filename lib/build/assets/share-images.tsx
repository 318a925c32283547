import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import subsetFont from 'subset-font';
import { type RouteEntry, routes } from '@/content/routes';
import { site } from '@/content/site';
import { SHARE_SIZE, ShareSheet } from '@/lib/build/assets/share-sheet';

const OUTPUT = 'lib/build/generated/share';

/** Static fonts for the sheet: the renderer reads neither woff2 nor variable fonts. */
const fonts = [
  { name: 'Eczar', family: 'eczar', part: 'latin', wght: 600 },
  { name: 'Eczar', family: 'eczar', part: 'latin-ext', wght: 600 },
  { name: 'Hanken', family: 'hanken-grotesk', part: 'latin', wght: 400 },
  { name: 'Hanken', family: 'figtree', part: 'latin-ext', wght: 400 },
] as const;

type FontFile = (typeof fonts)[number];

function fontFile({ family, part }: FontFile): Buffer {
  const folder = `node_modules/@fontsource-variable/${family}/files`;
  return readFileSync(`${folder}/${family}-${part}-wght-normal.woff2`);
}

function loadFonts() {
  return Promise.all(
    fonts.map(async (font) => ({
      // Each file has a name of its own: a character is drawn from the first that has it.
      name: font.part === 'latin' ? font.name : `${font.name} ${font.part}`,
      data: await subsetFont(fontFile(font), null, {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        variationAxes: { wght: font.wght },
      }),
    })),
  );
}

/** One route for each image; the pages of the client area share theirs. */
function sheets(): RouteEntry[] {
  const byImage = new Map<string, RouteEntry>();
  for (const route of routes) if (!byImage.has(route.image)) byImage.set(route.image, route);
  return [...byImage.values()];
}

/** A hash of what all the images share: code, colours, the firm and the fonts. */
function designVersion(): string {
  const hash = createHash('sha256').update(JSON.stringify(site));
  for (const code of ['share-images.tsx', 'share-sheet.tsx', 'tokens.ts']) {
    hash.update(readFileSync(`lib/build/assets/${code}`));
  }
  hash
    .update(readFileSync('app/globals.css'))
    .update(readFileSync('node_modules/next/package.json'));
  for (const font of fonts) hash.update(fontFile(font));
  return hash.digest('hex');
}

/**
 * Draws the share images whose title, summary or design has changed, and deletes those whose route
 * is gone.
 */
export async function buildShareImages(): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const record = `${OUTPUT}/images.json`;
  const kept: Record<string, string> = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : {};
  const version = designVersion();
  const drawn: Record<string, string> = {};
  let loaded: Awaited<ReturnType<typeof loadFonts>> | undefined;
  for (const { image, title, summary } of sheets()) {
    const name = path.posix.basename(image);
    const file = `${OUTPUT}/${name}`;
    const hash = createHash('sha256').update(JSON.stringify([version, title, summary]));
    drawn[name] = hash.digest('hex');
    if (kept[name] === drawn[name] && existsSync(file)) continue;
    loaded ??= await loadFonts();
    const sheet = <ShareSheet title={title} summary={summary} />;
    const response = new ImageResponse(sheet, { ...SHARE_SIZE, fonts: loaded });
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  }
  for (const name of Object.keys(kept)) {
    if (!drawn[name]) rmSync(`${OUTPUT}/${name}`, { force: true });
  }
  writeFileSync(record, `${JSON.stringify(drawn, null, 2)}\n`);
}
