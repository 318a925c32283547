/** Whether a folder holds the build of the current sources, so that it need not be built again. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { computeBuildId } from '@/lib/build/build-id';
import { listFiles } from '@/lib/list-files';

export type Environment = { [name: string]: string | undefined };

const WRITTEN = /^(next-env\.d\.ts|.*\.tsbuildinfo)$/;
const SETTINGS = /^(BASE_PATH|CONDUCT|NEXT_.*|NODE_.*|SOURCE_DATE_EPOCH|TZ)$/;

/**
 * Of what the build id is made from, the configuration, the pictures, what is installed, the
 * settings and the day.
 */
export function hashBuildInputs(env: Environment, root = '.', now = new Date()): string {
  const settings = Object.entries(env).filter(([name]) => SETTINGS.test(name));
  const day = now.toISOString().slice(0, 10);
  const hash = createHash('sha256').update(
    JSON.stringify([computeBuildId(root), process.version, process.platform, day, settings.sort()]),
  );
  const files = [
    ...readdirSync(root).sort(),
    ...listFiles(['public'], root),
    'e2e/support/adopt-second-firm.ts',
    'e2e/support/second-firm.json',
    'node_modules/.package-lock.json',
  ];
  for (const name of files) {
    const file = path.join(root, name);
    if (WRITTEN.test(name) || name.endsWith('.md')) continue;
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Of the names, sizes and times of the files. */
function hashFolder(folder: string): string {
  if (!existsSync(folder)) return '';
  const hash = createHash('sha256');
  for (const file of listFiles([folder])) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

const getNotePath = (folder: string, root: string) =>
  path.join(root, 'lib/build/generated', `built-${folder}`);

/** `null` before a build begins. */
export function recordBuild(folder: string, inputs: string | null, root = '.'): void {
  mkdirSync(path.dirname(getNotePath(folder, root)), { recursive: true });
  writeFileSync(
    getNotePath(folder, root),
    inputs ? `${inputs} ${hashFolder(path.join(root, folder))}` : '',
  );
}

export function isBuilt(folder: string, inputs: string, root = '.'): boolean {
  const state = hashFolder(path.join(root, folder));
  const note = getNotePath(folder, root);
  return state !== '' && existsSync(note) && readFileSync(note, 'utf8') === `${inputs} ${state}`;
}
