/** The other tests find what `npm run new` leaves to write. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from '@babel/parser';
import { listFiles } from '@/lib/list-files';

const lists = [
  'content/routes.ts',
  'content/calculators/names.ts',
  'features/services/sample-documents/all.ts',
  'lib/test-support/exact-checks.ts',
  'lib/build/imports.test.ts',
  'e2e/support/calculators.ts',
  'content/services/audit.ts',
  'content/sample-documents/sample-document.ts',
  'lib/content/sample-firm.test.ts',
];
const copied = ['package.json', 'tsconfig.json', 'biome.json', 'lib/scripts', ...lists];

const copy = mkdtempSync(path.join(tmpdir(), 'new-'));
beforeAll(() => {
  for (const file of copied) cpSync(file, path.join(copy, file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true }));

const at = (file: string) => path.join(copy, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const pages = () => listFiles(['app'], copy);
const make = (...asked: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'lib/scripts/new.ts', ...asked], {
    cwd: copy,
    encoding: 'utf8',
  });

/** The files reported as written or changed, each of which must be TypeScript. */
function listChanged(...asked: string[]): string[] {
  const { stdout } = make(...asked);
  const [, files = ''] = /Written or changed:\n([\s\S]*?)\n\n/.exec(stdout) ?? [];
  for (const file of files.split('\n')) {
    parse(read(file), { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  }
  return files.split('\n');
}

test('a page gets three files, and a row in each list of pages', () => {
  expect(listChanged('page', 'kite-work')).toEqual([
    'content/services/kite-work.ts',
    'app/(site)/services/kite-work/page.tsx',
    'content/sample-documents/kite-work.ts',
    'content/routes.ts',
    'features/services/sample-documents/all.ts',
    'lib/content/sample-firm.test.ts',
  ]);
  expect(read('content/services/kite-work.ts')).toContain('export const kiteWork = {');
  expect(read('content/routes.ts')).toMatch(
    /path: kiteWork\.path,[\s\S]*path: '\/services\/pricing'/,
  );
  expect(read('features/services/sample-documents/all.ts')).toContain(
    "'/services/kite-work': kiteWorkSample,",
  );
});

test('a calculator gets a formula, copy, a form and cases, and a row in each list', () => {
  expect(listChanged('calculator', 'kitecount')).toHaveLength(10);
  for (const [file, row] of [
    ['content/calculators/names.ts', "  kitecount: 'Kitecount',"],
    ['lib/test-support/exact-checks.ts', '  kitecount: (numRuns: number)'],
    ['lib/build/imports.test.ts', "  'calculators/kitecount',"],
    ['e2e/support/calculators.ts', "path: '/calculators/kitecount',"],
  ] as const) {
    expect(read(file)).toContain(row);
  }
});

test('a page without a sample document has no file, part or task for one', () => {
  expect(listChanged('page', 'kite-note', '--without-sample-document')).toEqual([
    'content/services/kite-note.ts',
    'app/(site)/services/kite-note/page.tsx',
    'content/routes.ts',
    'content/sample-documents/sample-document.ts',
    'lib/content/sample-firm.test.ts',
  ]);
  expect(read('app/(site)/services/kite-note/page.tsx')).not.toMatch(/Sample/);
  expect(read('content/sample-documents/sample-document.ts')).toMatch(
    /'\/services\/kite-note'\s*\|\s*'\/services\/pricing'/,
  );
});

test('what was written has no error of types', () => {
  const written = [
    ['page', 'kite-paper'],
    ['calculator', 'kitesum'],
    ['calculator', 'kite-sum'],
  ].flatMap((asked) => listChanged(...asked));
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  const config = {
    compilerOptions: {
      ...compilerOptions,
      incremental: false,
      // What the copy lacks is as it is here.
      paths: { '@/*': [at('*'), path.resolve('*')] },
      types: ['jest', 'node'],
    },
    files: [...new Set(written)].map(at),
  };
  writeFileSync(at('written.json'), JSON.stringify(config));
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', at('written.json')], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

test('a list that lacks the place of a new line is named, and nothing is written', () => {
  const file = 'lib/build/imports.test.ts';
  const source = read(file);
  writeFileSync(at(file), source.replace("  'contact',\n", ''));
  const { status, stderr } = make('calculator', 'kite-count');
  writeFileSync(at(file), source);
  expect(status).toBe(1);
  expect(stderr).toContain(
    `${file} lacks "  'contact',\\n", before which this belongs: 'calculators/kite-count',`,
  );
  expect(existsSync(at('content/calculators/kite-count.ts'))).toBe(false);
});

test.each([
  [['page', 'audit'], 'content/services/audit.ts is there already.'],
  [['page', 'Trade Mark'], 'Trade Mark is no name: small letters, with a hyphen between words.'],
  [['page'], 'It is no name: small letters, with a hyphen between words.'],
  [['page', 'import'], 'import is a word of the language'],
  [['calculator', 'await'], 'await is a word of the language'],
  [['page', 'con'], 'Windows can have no folder with the name con.'],
  [['calculator', 'aux'], 'Windows can have no folder with the name aux.'],
  [['planner', 'kitecount'], 'Say page or calculator: npm run new -- page trademark'],
])('%j is refused, and writes nothing', (asked, why) => {
  const before = lists.map(read);
  const pagesBefore = pages();
  const { status, stderr } = make(...asked);
  expect([status, stderr]).toEqual([1, expect.stringContaining(why)]);
  expect(lists.map(read)).toEqual(before);
  expect(pages()).toEqual(pagesBefore);
});
