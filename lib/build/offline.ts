import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { addBasePath } from '@/lib/base-path';
import { SIZE_FILE, WORKER } from '@/lib/browser/marks';
import { bundleBrowserScript } from '@/lib/build/browser-script';
import { listFiles } from '@/lib/list-files';

/** Not in the offline copy: files for hosts and search engines, and share images. */
const LEFT_OUT =
  /(\.(br|gz)|^(\..*|_headers|vercel\.json|robots\.txt|sitemap\.xml|_not-found.*|share\/.*))$/;

export const getExportAddress = (file: string) =>
  addBasePath(file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

/**
 * Lists the files of the offline copy and their size in the service worker. With `OFFLINE=off`
 * writes a worker that removes the copy, and no size, so that no page offers one.
 */
export function writeWorker(folder: string, buildId: string): void {
  if (process.env.OFFLINE === 'off') {
    writeFileSync(folder + WORKER, bundleBrowserScript('features/offline/tombstone.ts'));
    return;
  }
  const sizes = new Map<string, number>();
  const files = listFiles(['.'], folder)
    .filter((file) => !LEFT_OUT.test(file) && ![WORKER, SIZE_FILE].includes(`/${file}`))
    .map((file) => {
      const content = readFileSync(`${folder}/${file}`);
      const revision = createHash('sha256').update(content).digest('base64');
      sizes.set(revision, content.length);
      return { url: getExportAddress(file), revision };
    });
  writeFileSync(
    folder + WORKER,
    bundleBrowserScript('features/offline/worker.ts', {
      BUILD_ID: buildId,
      MISSING_PAGE: getExportAddress('404.html'),
      FILES: files,
    }),
  );
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  writeFileSync(folder + SIZE_FILE, JSON.stringify({ bytes }));
}
