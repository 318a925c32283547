import { readFileSync } from 'node:fs';
import conductLoader from '@/lib/build/conduct-loader.cjs';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), readFileSync: jest.fn() }));

const load = (source: string): string =>
  conductLoader.call({ addDependency: () => {}, resourcePath: 'a.ts' }, source);

test.each(['strict', 'specified'])('a module has the %s conduct as a constant', (conduct) => {
  jest.mocked(readFileSync).mockReturnValue(conduct);
  const source = (head: string) => `'use client';\n\n${head}\n\nexport const stars = !isStrict;\n`;
  expect(load(source("import { isStrict } from '@/content/words/conduct';"))).toBe(
    source(`const isStrict = ${conduct === 'strict'};`),
  );
});

test.each([
  "import { isStrict as strict } from '@/content/words/conduct';",
  "import * as conduct from '@/content/words/conduct';",
  "export { isStrict } from '@/content/words/conduct';",
])('%s would escape the loader, and stops the build', (source) => {
  expect(() => load(source)).toThrow('a.ts: import isStrict alone');
});

test('CONDUCT overrides the choice of the firm', () => {
  jest.mocked(readFileSync).mockReturnValue('specified');
  const source = "import { isStrict } from '@/content/words/conduct';";
  process.env.CONDUCT = 'strict';
  expect(load(source)).toBe('const isStrict = true;');
  delete process.env.CONDUCT;
});
