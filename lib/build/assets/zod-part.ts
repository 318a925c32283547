import { buildSync } from 'esbuild';

const OUTPUT = 'lib/build/generated/zod-mini.js';

/**
 * Bundles what lib/zod.ts exports into one module; next.config.mjs uses it in place of zod/mini.
 */
export function writeZodPart(): void {
  buildSync({
    entryPoints: ['lib/zod.ts'],
    bundle: true,
    format: 'esm',
    outfile: OUTPUT,
    logLevel: 'error',
  });
}
