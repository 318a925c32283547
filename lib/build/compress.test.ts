import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressExport } from '@/lib/build/compress';

let root: string;
const at = (file: string) => path.join(root, file);
const run = () => compressExport(at('out'), at('cache'));
const text = 'Sold to Asha, one ledger. '.repeat(100);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compress-'));
  mkdirSync(at('out/deep'), { recursive: true });
  writeFileSync(at('out/deep/page.html'), text);
});
afterEach(() => rmSync(root, { recursive: true }));

test('writes both encodings beside a file, and both decode to its bytes', async () => {
  await run();
  expect(brotliDecompressSync(readFileSync(at('out/deep/page.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at('out/deep/page.html.gz'))).toString()).toBe(text);
});

test('leaves files alone that are small, already compressed or would not shrink', async () => {
  writeFileSync(at('out/small.txt'), 'x'.repeat(1023));
  writeFileSync(at('out/font.woff2'), text);
  const noise = createHash('shake256', { outputLength: 4096 }).update(text).digest();
  writeFileSync(at('out/noise.txt'), noise);
  await run();
  expect(readdirSync(at('out')).sort()).toEqual(['deep', 'font.woff2', 'noise.txt', 'small.txt']);
});

test('a second run takes the result from the cache', async () => {
  await run();
  const cached = readdirSync(at('cache')).find((name) => name.endsWith('.gz')) ?? '';
  writeFileSync(at(`cache/${cached}`), 'from the cache');
  await run();
  expect(readFileSync(at('out/deep/page.html.gz'), 'utf8')).toBe('from the cache');
});

test('a changed file is compressed again, and the cache keeps only what the build used', async () => {
  await run();
  writeFileSync(at('out/deep/page.html'), `${text}Changed.`);
  await run();
  const restored = brotliDecompressSync(readFileSync(at('out/deep/page.html.br'))).toString();
  expect(restored).toBe(`${text}Changed.`);
  expect(readdirSync(at('cache'))).toHaveLength(2);
});

test('the encodings of a deleted file are deleted', async () => {
  await run();
  rmSync(at('out/deep/page.html'));
  await run();
  expect(existsSync(at('out/deep/page.html.br'))).toBe(false);
});
