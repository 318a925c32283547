/** Runs after `next build`, on the export in out/. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { routes } from '@/content/routes';
import { pageCount, site } from '@/content/site';
import { conduct } from '@/content/words/conduct';
import { getMessageOrigin } from '@/features/contact/endpoint';
import { addBasePath, basePath } from '@/lib/base-path';
import { SCRYPT_WORKER } from '@/lib/browser/marks';
import { bundleBrowserScript } from '@/lib/build/browser-script';
import { compressExport } from '@/lib/build/compress';
import { deferScripts, NOT_FOUND } from '@/lib/build/deferred-scripts';
import { HASHED } from '@/lib/build/hosts/header-table';
import { writeHostFiles } from '@/lib/build/hosts/host-files';
import { removeLeftOut } from '@/lib/build/left-out';
import { formatLicences, LICENCES } from '@/lib/build/licences';
import { writeWorker } from '@/lib/build/offline';
import { readPage, writePage } from '@/lib/build/page';
import { addPolicy } from '@/lib/build/policy';
import { createStylesheetReader, inlineUsedRules, withoutFonts } from '@/lib/build/used-rules';
import { listFiles } from '@/lib/list-files';

const OUT = 'out';

const BUILD_ID = readFileSync('lib/build/generated/build-id', 'utf8');
const loader = bundleBrowserScript('lib/browser/loader.ts', { BUILD_ID });
// The path changes with the content, since hosts cache it for good.
const loaderFile =
  `${HASHED}loader-${createHash('sha256').update(loader).digest('hex').slice(0, 12)}.js` as const;
const scripts = {
  inline: bundleBrowserScript('lib/browser/inline.ts'),
  dates: bundleBrowserScript('lib/browser/write-dates.ts'),
  loader: addBasePath(loaderFile),
};
removeLeftOut(OUT);
writeFileSync(OUT + loaderFile, loader);
cpSync(`${OUT}/_not-found.txt`, OUT + NOT_FOUND);
/** Sign-in and the client area are never counted. */
const isPublic = (file: string) =>
  routes.some(
    ({ indexed, path }) => indexed && file === `${OUT}${path === '/' ? '/index' : path}.html`,
  );
const readSheet = createStylesheetReader((path) =>
  readFileSync(OUT + path.slice(basePath.length), 'utf8'),
);
const first = new Set<string>();
for (const file of listFiles([OUT]).filter((name) => name.endsWith('.html'))) {
  const page = readPage(file);
  inlineUsedRules(page, readSheet);
  for (const path of deferScripts(page, OUT, scripts)) first.add(path);
  addPolicy(page, getMessageOrigin(site.delivery), isPublic(file) ? pageCount : null);
  writePage(page);
}
/**
 * Chromium then compiles the whole script in the background as it arrives. Otherwise each function
 * waits for its first call, which makes the start of the framework one long task.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
for (const path of first) {
  const file = OUT + path.slice(basePath.length);
  writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'));
}
for (const file of listFiles([OUT]).filter((name) => name.endsWith('.css'))) {
  writeFileSync(file, withoutFonts(readFileSync(file, 'utf8')));
}

const written = [`${OUT}/sitemap.xml`, `${OUT}/robots.txt`];
for (const file of written) rmSync(file, { force: true });
// next-sitemap reads its configuration, and through it the route table, as TypeScript. It only
// prints a failure, so check that the files are there.
spawnSync(
  process.execPath,
  [
    ...['--import', 'tsx', 'node_modules/next-sitemap/bin/next-sitemap.mjs'],
    ...['--config', 'next-sitemap.config.ts'],
  ],
  { stdio: 'inherit' },
);
for (const file of written) {
  if (!existsSync(file)) throw new Error(`next-sitemap did not write ${file}.`);
}

writeFileSync(OUT + SCRYPT_WORKER, bundleBrowserScript('lib/encryption/scrypt-worker.ts'));

writeHostFiles(OUT, 'hosts');
writeFileSync(`${OUT}/${LICENCES}`, formatLicences(process.cwd()));

writeWorker(OUT, BUILD_ID);

await compressExport(OUT, 'node_modules/.cache/compressed');

console.log(`Built with the ${conduct} conduct.`);
