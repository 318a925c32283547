import { existsSync } from 'node:fs';
import { readImports } from '@/lib/build/imports';
import { listFiles } from '@/lib/list-files';

/** The client area's own folders; `content/` keeps its sentences and samples, which are short. */
const folders = [
  'app/(access)',
  'app/dashboard',
  'e2e/access',
  'e2e/client-area',
  'features/access',
  'features/client-area',
] as const;
const layers = ['app', 'components', 'content', 'e2e', 'features', 'lib'] as const;

const isInside = (file: string) => folders.some((folder) => `${file}/`.startsWith(`${folder}/`));
const isTest = (file: string) => /\.(test|spec)\.tsx?$|^(e2e|lib\/test-support)\//.test(file);

export const isClientAreaRemoved = (): boolean => !existsSync('features/access');

/** Whether the path was one of the client area's, in a site from which that was removed. */
export const isRemoved = (path: string): boolean =>
  isClientAreaRemoved() && isInside(path) && !existsSync(path);

export type ClientAreaFiles = {
  removed: readonly string[];
  /** Files of the client area that stay, as code outside it imports them, directly or not. */
  shared: readonly string[];
  /** The imports from outside for which they stay. */
  users: readonly string[];
};

export function findClientAreaFiles(
  files: readonly string[] = listFiles(layers),
  importsOf: (file: string) => readonly string[] = readImports,
): ClientAreaFiles {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const imports = new Map(sources.map((file) => [file, importsOf(file)]));
  const outside = sources.filter((file) => !isInside(file) && !isTest(file));

  const needed = new Set(outside);
  // A set that grows while it is read is read to its end.
  for (const file of needed) for (const to of imports.get(file) ?? []) needed.add(to);

  const removed = new Set(
    files.filter(
      (file) => isInside(file) && (isTest(file) ? file.startsWith('e2e/') : !needed.has(file)),
    ),
  );
  for (let before = -1; before !== removed.size; ) {
    before = removed.size;
    for (const file of sources.filter(isTest)) {
      if (imports.get(file)?.some((to) => removed.has(to))) removed.add(file);
    }
  }
  return {
    removed: [...removed].sort(),
    shared: files.filter((file) => isInside(file) && !isTest(file) && !removed.has(file)),
    users: outside.flatMap((from) =>
      (imports.get(from) ?? []).filter(isInside).map((to) => `${from} imports ${to}`),
    ),
  };
}
