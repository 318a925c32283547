import { buildSync } from 'esbuild';

const OUTPUT = 'lib/build/generated/zod-mini.js';

/** Writes what lib/zod.ts names as one module; next.config.mjs puts it in the place of zod/mini. */
export function writeZodPart(): void {
  buildSync({
    entryPoints: ['lib/zod.ts'],
    bundle: true,
    format: 'esm',
    outfile: OUTPUT,
    logLevel: 'error',
  });
}
