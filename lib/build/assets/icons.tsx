/** `npm run icons`, after a change of public/icon.svg. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { readColourTokens } from '@/lib/build/assets/tokens';

const source = `data:image/svg+xml;base64,${readFileSync('public/icon.svg').toString('base64')}`;
const paper = readColourTokens()('paper');

async function draw(size: number, share: number, ground = 'transparent'): Promise<Buffer> {
  const mark = Math.round(size * share);
  const square = { width: '100%', height: '100%', display: 'flex', backgroundColor: ground };
  const response = new ImageResponse(
    <div style={{ ...square, alignItems: 'center', justifyContent: 'center' }}>
      {/* biome-ignore lint/performance/noImgElement: This is drawn to a file, not to a page. */}
      <img src={source} width={mark} height={mark} alt="" />
    </div>,
    { width: size, height: size },
  );
  return Buffer.from(await response.arrayBuffer());
}

/** A directory of 16 bytes for each picture, then the pictures, here as PNG. */
function createIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + pictures.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + index * 16;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await draw(size, 1) })),
);
writeFileSync('public/favicon.ico', createIco(small));
// Phones crop these to their own shape, so the mark keeps clear of the corners.
writeFileSync('public/apple-icon.png', await draw(180, 0.66, paper));
writeFileSync('public/icon-192.png', await draw(192, 0.6, paper));
writeFileSync('public/icon-512.png', await draw(512, 0.6, paper));
