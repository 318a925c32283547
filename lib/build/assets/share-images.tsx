import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { type RouteEntry, routes } from '@/content/routes';
import { site } from '@/content/site';
import { SHARE_SIZE, ShareSheet } from '@/lib/build/assets/share-sheet';
import { officeImage } from '@/lib/seo/organisation';

const OUTPUT = 'lib/build/generated/share';

/** Static fonts: the renderer reads neither woff2 nor variable ones. ₹, which Hanken lacks, is Eczar's. */
const fonts = [
  { name: 'Eczar', file: 'eczar/Eczar_600SemiBold.ttf' },
  { name: 'Hanken', file: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf' },
].map(({ name, file }) => ({
  name,
  data: readFileSync(`node_modules/@expo-google-fonts/${file}`),
}));

type Sheet = Pick<RouteEntry, 'image' | 'title' | 'summary'>;

/** One for each image of a page, of which the client area's share theirs, and for each office. */
function sheets(): Sheet[] {
  const byImage = new Map<string, Sheet>();
  for (const route of routes) if (!byImage.has(route.image)) byImage.set(route.image, route);
  const offices = site.offices.map((office) => ({
    image: officeImage(office),
    title: `${site.name}, ${office.city}`,
    summary: office.street,
  }));
  return [...byImage.values(), ...offices];
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
  for (const font of fonts) hash.update(font.data);
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
  for (const { image, title, summary } of sheets()) {
    const name = path.posix.basename(image);
    const file = `${OUTPUT}/${name}`;
    const hash = createHash('sha256').update(JSON.stringify([version, title, summary]));
    drawn[name] = hash.digest('hex');
    if (kept[name] === drawn[name] && existsSync(file)) continue;
    const sheet = <ShareSheet title={title} summary={summary} />;
    const response = new ImageResponse(sheet, { ...SHARE_SIZE, fonts });
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  }
  for (const name of Object.keys(kept)) {
    if (!drawn[name]) rmSync(`${OUTPUT}/${name}`, { force: true });
  }
  writeFileSync(record, `${JSON.stringify(drawn, null, 2)}\n`);
}
