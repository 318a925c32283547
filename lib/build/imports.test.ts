import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/list-files';

/** The way of imports: a folder may use those after it, never one before. */
const order = ['app', 'features', 'components', 'lib', 'content'];
const files = listFiles(order).filter((file) => /\.tsx?$/.test(file));
const sources = new Set(files.filter((file) => !/\.test\.|^lib\/test-support\//.test(file)));

const imports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'@\/([^']+)'/g)].flatMap(
    ([, name]) =>
      ['', '.ts', '.tsx'].map((end) => name + end).filter((found) => sources.has(found)),
  );
/**
 * `content` is one room; below `components` and `lib` each folder is one, in `portal` and
 * `calculators` each inner folder.
 */
const roomOf = (file: string) => {
  const parts = path.dirname(file).split('/');
  return parts
    .slice(
      0,
      /^(app|content)$/.test(parts[0] ?? '')
        ? 1
        : /^(portal|calculators)$/.test(parts[1] ?? '')
          ? 3
          : 2,
    )
    .join('/');
};
const edges = [...sources].flatMap((file) => imports(file).map((used) => [file, used] as const));

/** What is left after taking away, again and again, what imports nothing or is imported by nothing. */
function circles(pairs: readonly (readonly [string, string])[]): string[] {
  let rest = pairs.filter(([from, to]) => from !== to);
  for (let before = -1; before !== rest.length; ) {
    before = rest.length;
    const [importing, imported] = [0, 1].map((end) => new Set(rest.map((pair) => pair[end])));
    rest = rest.filter(([from, to]) => importing?.has(to) && imported?.has(from));
  }
  return [...new Set(rest.map(([from, to]) => `${from} → ${to}`))];
}

test('imports go from app to components, lib and content, never back', () => {
  const rank = (file: string) => order.indexOf(file.split('/')[0] ?? '');
  expect(edges.filter(([from, to]) => rank(to) < rank(from))).toEqual([]);
});
test('only tests and scripts for people use the helpers of the tests', () => {
  const users = [...sources].filter((file) =>
    readFileSync(file, 'utf8').includes("'@/lib/test-support/"),
  );
  expect(users.filter((file) => path.dirname(file) !== 'lib/scripts')).toEqual([]);
});
test('no files import each other in a circle', () => expect(circles(edges)).toEqual([]));
test('no folders import each other in a circle', () =>
  expect(circles(edges.map(([from, to]) => [roomOf(from), roomOf(to)]))).toEqual([]));
test('no folder has more than 40 files', () => {
  const inside = (folder: string) => files.filter((file) => path.dirname(file) === folder).length;
  expect(
    [...new Set(files.map((file) => path.dirname(file)))].filter((folder) => inside(folder) > 40),
  ).toEqual([]);
});
