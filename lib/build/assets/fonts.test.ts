import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import type { FontManifest } from '@/lib/build/assets/fonts';

const folder = 'lib/build/generated/fonts';

/** Characters that neither family has and that look right in the system's font. */
const leftToTheSystem = '←→✓⁻ⁿ';

function manifest(): FontManifest {
  // HarfBuzz is an ES module, which Jest does not load; the build's own runner does.
  const build = "import('./lib/build/assets/fonts.ts').then((fonts) => fonts.buildFonts())";
  execFileSync(process.execPath, ['--import', 'tsx', '--eval', build], { stdio: 'inherit' });
  return JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
}

describe('font subsets', () => {
  const { files, wanted } = manifest();
  const charactersOf = (name: string) =>
    files.filter(({ file }) => file.startsWith(name)).flatMap(({ characters }) => [...characters]);

  test('Hanken Grotesk and its rupee sign cover every character of the site', () => {
    const drawn = new Set(charactersOf('hanken-grotesk'));
    const missing = [...wanted].filter((character) => !drawn.has(character));
    expect(missing.filter((character) => !leftToTheSystem.includes(character))).toEqual([]);
  });

  test.each(['eczar', 'hanken-grotesk'])('%s has Basic Latin, dashes, quotes and ₹', (name) => {
    expect(charactersOf(name)).toEqual(expect.arrayContaining([...' AZaz09~–—‘’“”…·−×÷₹°½§©']));
  });

  test('are three files of at most 24,000 bytes together', () => {
    const bytes = files.map(({ file }) => statSync(`${folder}/${file}`).size);
    expect(bytes).toHaveLength(3);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(24_000);
  });
});
