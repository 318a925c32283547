import { build } from 'esbuild';

/** What a page of the client area starts with: the way to what is kept, and operations on it. */
const entries = [
  'lib/portal/hooks/use-portal.ts',
  'lib/portal/account/account.ts',
  'lib/portal/account/preferences.ts',
  'lib/portal/account/profile.ts',
  'lib/portal/database/samples.ts',
  'lib/portal/database/set-aside.ts',
  'lib/portal/documents/documents.ts',
  'lib/portal/papers/papers.ts',
  'lib/portal/quotations/cart.ts',
  'lib/portal/quotations/quotations.ts',
  'lib/portal/scenarios/scenarios.ts',
];

/** Fetched once the page is hydrated. */
const LATER = /node_modules\/dexie|zod|fake-indexeddb|database\/(engine|kinds|records|seed)\.ts/;

test.each(entries)('%s brings neither the database nor a schema', async (entry) => {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    external: ['react', 'react-dom', 'next'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) visit(path);
    }
  };
  visit(entry);
  expect([...seen].filter((file) => LATER.test(file))).toEqual([]);
});
