import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['app', 'components', 'content', 'lib', 'next.config.mjs', 'package-lock.json'];
const FILE = 'lib/build/generated/build-id';

/** The files that a build depends on: no tests, and nothing that a build writes. */
function sourceFiles(source: string): string[] {
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(source, file.replaceAll(path.sep, '/')))
    .filter((file) => !file.startsWith('lib/build/generated/') && !/\.test\.tsx?$/.test(file))
    .filter((file) => statSync(file).isFile());
}

/**
 * Next gives every build a random id and writes it into every page. This one follows from the
 * sources, so that two builds of one state are the same to the byte. An open tab compares it with
 * what it fetches, and loads a page anew when the site has changed in the meantime.
 */
export function writeBuildId(): void {
  const hash = createHash('sha256').update(process.env.NEXT_PUBLIC_SITE_URL ?? '');
  for (const file of SOURCES.flatMap(sourceFiles).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, hash.digest('hex').slice(0, 20));
}
