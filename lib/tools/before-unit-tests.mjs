import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Writes the engine that sets PDFs where no build has yet. Jest looks for modules before any test
 * runs, and does not look again for one that was not there.
 */
export function beforeUnitTests() {
  if (existsSync('lib/build/generated/harfbuzz/harfbuzz.mjs')) return;
  const code = `import('./lib/build/assets/harfbuzz.ts').then(({ buildHarfBuzz }) => buildHarfBuzz());`;
  execFileSync(process.execPath, ['--import', 'tsx', '--eval', code], { stdio: 'inherit' });
}
