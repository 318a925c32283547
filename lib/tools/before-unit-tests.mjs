import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Writes the engine that sets PDFs where no build has yet. A worker that once looked for it in vain
 * would not find it later, when a test has it made.
 */
// biome-ignore lint/style/noDefaultExport: Jest asks for one
export default function beforeUnitTests() {
  if (existsSync('lib/build/generated/harfbuzz/harfbuzz.mjs')) return;
  const code = `import('./lib/build/assets/harfbuzz.ts').then(({ buildHarfBuzz }) => buildHarfBuzz());`;
  execFileSync(process.execPath, ['--import', 'tsx', '--eval', code], { stdio: 'inherit' });
}
