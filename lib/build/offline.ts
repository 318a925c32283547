import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { injectManifest } from 'workbox-build';
import { inFolder } from '@/lib/base-path';
import { SIZE_FILE, WORKER } from '@/lib/browser/marks';
import { browserScript } from '@/lib/build/browser-script';

/** What a visitor of a kept site never asks for: files for hosts and search engines, share images. */
const LEFT_OUT = [
  '**/*.{br,gz}',
  '_headers',
  'vercel.json',
  '.nojekyll',
  '_not-found*',
  '_not-found/**',
  'robots.txt',
  'sitemap.xml',
  'share/**',
  'screenshots/**',
  WORKER.slice(1),
  SIZE_FILE.slice(1),
];

/** The address of a file of the export: `about.html` under `/about`. */
export const addressOf = (file: string) =>
  inFolder(file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

/**
 * Writes the service worker with the list of the files that it keeps, and how much that is; with
 * `OFFLINE=off` the one that recalls it, and no size, so that no page offers to keep the site.
 */
export async function writeWorker(folder: string, buildId: string, scratch: string) {
  if (process.env.OFFLINE === 'off') {
    writeFileSync(folder + WORKER, browserScript('lib/offline/tombstone.ts'));
    return;
  }
  const source = `${scratch}/worker.js`;
  mkdirSync(scratch, { recursive: true });
  writeFileSync(
    source,
    browserScript('lib/offline/worker.ts', {
      BUILD_ID: buildId,
      MISSING_PAGE: addressOf('404.html'),
    }),
  );
  const sizes = new Map<string, number>();
  const { warnings } = await injectManifest({
    swSrc: source,
    swDest: folder + WORKER,
    globDirectory: folder,
    globPatterns: ['**/*'],
    globIgnores: LEFT_OUT,
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map(({ url: file, size }) => {
          const digest = createHash('sha256').update(readFileSync(`${folder}/${file}`));
          const revision = digest.digest('base64');
          sizes.set(revision, size);
          return { url: addressOf(file), revision, size };
        }),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  writeFileSync(folder + SIZE_FILE, JSON.stringify({ bytes }));
}
