import { runInNewContext } from 'node:vm';
import { frameworkFile, sharedChunks } from '@/lib/build/finish/framework';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const registered = (id: number) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${id},()=>{}]);`;
const chunks: Record<string, string> = {
  [chunk('a')]: registered(1),
  [chunk('b$&')]: registered(2),
  [chunk('turbopack-1a')]: 'started=TURBOPACK.length',
};
const read = (path: string) => chunks[path] ?? '';

test('the chunks that all pages start with', () => {
  expect(
    sharedChunks([
      ['a', 'b', 'c'],
      ['c', 'a'],
      ['d', 'c', 'a'],
    ]),
  ).toEqual(['a', 'c']);
});

test('chunks in one file register under their own addresses, behind the guard', () => {
  const { path, content, chunks: held } = frameworkFile('guarded=true', Object.keys(chunks), read);
  expect(path).toMatch(/^\/_next\/static\/framework\/[\w-]{12}\.js$/);
  expect(held).toEqual(Object.keys(chunks));
  const page: { TURBOPACK?: unknown[][]; guarded?: boolean; started?: number } = {};
  runInNewContext(content, page);
  expect(page).toMatchObject({ guarded: true, started: 2 });
  expect(page.TURBOPACK?.map(([name]) => name)).toEqual([
    'static/chunks/a.js',
    'static/chunks/b$&.js',
  ]);
});

test('a chunk that registers otherwise stops the build', () => {
  expect(() => frameworkFile('', [chunk('new')], () => 'register()')).toThrow(
    '/_next/static/chunks/new.js: a chunk of an unknown form',
  );
});
