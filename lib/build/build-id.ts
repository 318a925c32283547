import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '@/lib/base-path';
import { listFiles } from '@/lib/list-files';

const SOURCES = [
  'app',
  'features',
  'components',
  'content',
  'lib',
  'next.config.mjs',
  'package-lock.json',
];
const FILE = 'lib/build/generated/build-id';

function listSourceFiles(root: string, source: string): string[] {
  if (statSync(path.join(root, source)).isFile()) return [source];
  return listFiles([source], root).filter(
    (file) => !/^lib\/build\/generated\/|\.test\.tsx?$/.test(file),
  );
}

/**
 * Next gives every build a random id and writes it into every page. This one is derived from the
 * sources, so that two builds of the same sources are identical to the byte. An open tab compares
 * it with what it fetches, and reloads if the site has changed.
 */
export function computeBuildId(root = '.'): string {
  const hash = createHash('sha256').update((process.env.NEXT_PUBLIC_SITE_URL ?? '') + basePath);
  for (const file of SOURCES.flatMap((source) => listSourceFiles(root, source)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 20);
}

export function writeBuildId(): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, computeBuildId());
}
