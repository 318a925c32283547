import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserScript } from '@/lib/build/browser-script';

const ENTRY = 'lib/portal/archive/archive-worker.ts';
const OUTPUT = 'lib/build/generated/archive-worker.js';

/**
 * Writes the worker that reads archives as a module that exports its source. As text in a chunk it
 * is covered by that chunk's digest (browsers check no digest for a worker's script); started from
 * a blob, it inherits the policy of the page.
 */
export function writeArchiveWorker(): void {
  const source = browserScript(ENTRY);
  mkdirSync(path.dirname(OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, `export const source = ${JSON.stringify(source)};\n`);
}
