import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

/** In the folder that no other test reads. */
const FILE = 'e2e/support/local-format-probe.ts';

/** The lines of a file of the product that the linter refuses for their format. */
function refusedLines(lines: readonly string[]): number[] {
  writeFileSync(FILE, lines.join('\n'));
  try {
    const args = ['node_modules/@biomejs/biome/bin/biome', 'lint', '--reporter=json', FILE];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{')));
    return diagnostics
      .filter(({ category }: { category: string }) => category === 'plugin')
      .map(({ location }: { location: { start: { line: number } } }) => location.start.line);
  } finally {
    rmSync(FILE);
  }
}

test('days and times are formatted by lib/dates.ts alone, in whatever way another is asked', () => {
  const refused = [
    'export const one = (at: Date) => at.toLocaleString();',
    "export const two = (at?: Date) => at?.toLocaleDateString('en-IN');",
    'export const three = (at: Date) => at.toLocaleTimeString;',
    "export const four = new Intl.DateTimeFormat('en-IN');",
    "export const five = Intl.DateTimeFormat('en-IN').format(0);",
    'const { DateTimeFormat } = Intl;',
    'const { DateTimeFormat: Other } = Intl;',
  ];
  const taken = [
    "export const six = 'x'.toLocaleUpperCase();",
    'export const seven: Intl.DateTimeFormatOptions = {};',
    'export const eight = [DateTimeFormat, Other];',
  ];
  expect(refusedLines([...refused, ...taken])).toEqual(refused.map((_, index) => index + 1));
});
