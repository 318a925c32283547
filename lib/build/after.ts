/** Runs after `next build`, on the export in out/. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { conduct } from '@/content/site';
import { compressExport } from '@/lib/build/finish/compress';
import { finishPages } from '@/lib/build/finish/finish';
import { headersFile } from '@/lib/build/finish/headers';

finishPages('out');

cpSync('lib/build/generated/share', 'out/share', {
  recursive: true,
  filter: (source) => !source.endsWith('.json'),
});

const written = ['out/sitemap.xml', 'out/robots.txt'];
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

writeFileSync('out/_headers', headersFile());

await compressExport('out', 'node_modules/.cache/compressed');

console.log(`Built with the ${conduct} conduct: content/site.ts.`);
