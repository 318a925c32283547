import { chunkReach } from '@/lib/build/finish/reach';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const names = (...of: string[]) => JSON.stringify(of.map((name) => `static/chunks/${name}.js`));
const chunks: Record<string, string> = {
  [chunk('page')]: names('dialog'),
  [chunk('dialog')]: names('menu', 'gone'),
  [chunk('menu')]: names('dialog'),
  [chunk('other')]: names('page'),
};
const digests = Object.fromEntries(Object.keys(chunks).map((path) => [path, 'sha256-a']));
const reach = chunkReach(digests, (path) => chunks[path] ?? '');

test('a page reaches the chunks that its scripts name, and those that they name', () => {
  expect([...reach(names('page'))]).toEqual([chunk('page'), chunk('dialog'), chunk('menu')]);
});

test('a chunk that the export does not have is not reached, and a name without a folder is none', () => {
  expect([...reach(`${names('gone')} other.js`)]).toEqual([]);
});
