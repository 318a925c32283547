import { runInNewContext } from 'node:vm';
import { frameworkFile, sharedChunks } from '@/lib/build/finish/framework';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const registered = (...modules: [id: number, code: string][]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules}]);`;
const chunks: Record<string, string> = {
  [chunk('a')]: registered([1, '()=>{}'], [5, '()=>{let largest}'], [3, '()=>{}']),
  [chunk('b$&')]: registered([2, '4,()=>{}']),
  [chunk('turbopack-1a')]: 'started=TURBOPACK.length',
};
const read = (path: string) => chunks[path] ?? '';

test('finds the chunks that all pages start with', () => {
  expect(
    sharedChunks([
      ['a', 'b', 'c'],
      ['c', 'a'],
      ['d', 'c', 'a'],
    ]),
  ).toEqual(['a', 'c']);
});

test('joined chunks register under their own addresses, after the guard', () => {
  const { path, content, chunks: held } = frameworkFile('guarded=true', Object.keys(chunks), read);
  expect(path).toMatch(/^\/_next\/static\/framework\/[\w-]{12}\.js$/);
  expect(held).toEqual(Object.keys(chunks));
  expect(content).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  const page: { TURBOPACK?: { 0?: string }[]; guarded?: boolean; started?: number } = {};
  runInNewContext(content, page);
  expect(page).toMatchObject({ guarded: true, started: 2 });
  expect(page.TURBOPACK?.map((chunk) => chunk[0] ?? chunk)).toEqual([
    'static/chunks/a.js',
    'static/chunks/b$&.js',
    // The largest module is started before the page starts the others.
    { otherChunks: [], runtimeModuleIds: [5] },
  ]);
});

test('a framework without a module stops the build', () => {
  const runtime = chunk('turbopack-1a');
  expect(() => frameworkFile('', [runtime], read)).toThrow('no module');
});

test('a chunk that registers in another way stops the build', () => {
  expect(() => frameworkFile('', [chunk('new')], () => 'register()')).toThrow(
    '/_next/static/chunks/new.js: a chunk of an unknown form',
  );
});
