import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientArea } from '@/content/site';
import { findClientAreaFiles } from '@/lib/scripts/adopt/client-area-files';

const STYLES = 'app/globals.css';

/** `null` if the sources may be removed. */
function findRemovalFault(): string | null {
  if (clientArea)
    return 'content/site.ts: the site has a client area. Adopt it with "clientArea": false first.';
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  return status === 0 && stdout === ''
    ? null
    : 'There are changes that are not committed. Commit them first, so that you can take this back.';
}

function removeEmptyFolders(folder: string): void {
  if (readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(path.dirname(folder));
}

function removeStyles(removed: readonly string[]): void {
  const isLeft = (line: string) => !removed.some((file) => line === `@import "../${file}";`);
  writeFileSync(STYLES, readFileSync(STYLES, 'utf8').split('\n').filter(isLeft).join('\n'));
}

export function removeClientArea(isDryRun: boolean): string | null {
  const code = findRemovalFault();
  if (code) return code;
  const { removed, shared, users } = findClientAreaFiles();
  if (removed.length === 0) return 'The sources of the client area are removed already.';
  const list = (heading: string, lines: readonly string[]) => `${heading}\n${lines.join('\n')}\n`;
  console.log(
    [
      list(`${isDryRun ? 'Would remove' : 'Removed'} ${removed.length} files:`, removed),
      list(`${shared.length} files of the client area stay, for other code uses them:`, shared),
      list('That is because of these imports:', users),
    ].join('\n'),
  );
  if (isDryRun) return null;
  for (const file of removed) rmSync(file);
  for (const folder of new Set(removed.map((file) => path.dirname(file))))
    removeEmptyFolders(folder);
  removeStyles(removed);
  return null;
}
