import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Writes the text-shaping engine of PDFs if no build has done so yet. Jest looks for modules before
 * any test runs, and would not find it later.
 */
export function beforeUnitTests() {
  if (existsSync('lib/build/generated/harfbuzz/harfbuzz.mjs')) return;
  const code = `import('./lib/build/assets/harfbuzz.ts').then(({ buildHarfBuzz }) => buildHarfBuzz());`;
  execFileSync(process.execPath, ['--import', 'tsx', '--eval', code], { stdio: 'inherit' });
}
