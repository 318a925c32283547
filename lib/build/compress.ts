import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@/lib/list-files';

const COMPRESSIBLE = /\.(html|css|js|json|txt|ics|xml|svg|ttf|ico|webmanifest)$/;
const LEAST_BYTES = 1024;

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compressFile(file: string, cache: string): Promise<string[]> {
  const content = readFileSync(file);
  const hash = createHash('sha256').update(content).digest('hex');
  const used: string[] = [];
  for (const [extension, compress] of Object.entries(encodings)) {
    const name = `${hash}.${extension}`;
    const cachedFile = path.join(cache, name);
    used.push(name);
    if (!existsSync(cachedFile)) {
      // Renamed when complete, so that an interrupted build leaves no partial file.
      writeFileSync(`${cachedFile}.part`, await compress(content));
      renameSync(`${cachedFile}.part`, cachedFile);
    }
    const compressed = readFileSync(cachedFile);
    if (compressed.length < content.length) writeFileSync(`${file}.${extension}`, compressed);
  }
  return used;
}

/**
 * Writes `x.br` and `x.gz` beside every file that they make smaller. Results are cached in `cache`
 * by the hash of the content; entries that this build did not use are deleted.
 */
export async function compressExport(folder: string, cache: string): Promise<void> {
  for (const file of listFiles([folder])) if (/\.(br|gz)$/.test(file)) rmSync(file);
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  const compressible = listFiles([folder])
    .filter((file) => COMPRESSIBLE.test(file) && statSync(file).size >= LEAST_BYTES)
    .values();

  const work = async () => {
    for (const file of compressible) {
      for (const cachedFile of await compressFile(file, cache)) used.add(cachedFile);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));
}
