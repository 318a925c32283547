import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserScript } from '@/lib/build/finish/browser-script';

const ENTRY = 'lib/portal/archive/archive-worker.ts';
const OUTPUT = 'lib/build/generated/archive-worker.js';

/**
 * Writes the worker that reads archives as a module that exports its source. As text in a chunk it
 * comes under the digest of that chunk, which no browser takes for the script of a worker; started
 * from a blob, it is held to the policy of the page.
 */
export function writeArchiveWorker(): void {
  mkdirSync(path.dirname(OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, `export const source = ${JSON.stringify(browserScript(ENTRY))};\n`);
}
