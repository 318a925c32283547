import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Sorted, as paths from `root` with slashes on every system. */
export const listFiles = (folders: readonly string[], root = '.'): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(path.resolve(root, folder), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
