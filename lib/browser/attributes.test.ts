import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as attributes from '@/lib/browser/attributes';

const listed = Object.values(attributes).map(String);

const FOREIGN = /^data-(state|sonner-\w+)$/;

const sources = ['app', 'features', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.|^lib\/(build|scripts)\//.test(file)),
);

const READ =
  /\[(data-[a-z-]+)|attr\((data-[a-z-]+)|(?:\b(?:in|has|not|group|peer)-|[\s'":])(data-[a-z-]+)(?=:\S)|data-\[([a-z-]+)/g;

test('every attribute that a style sheet, a class or the loader looks for is listed', () => {
  const read = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(READ)].map(
      ([, selector, written, variant, state]) => selector ?? written ?? variant ?? `data-${state}`,
    ),
  );
  expect(read.length).toBeGreaterThan(100);
  const missing = read.filter((name) => !listed.includes(name) && !FOREIGN.test(name));
  expect([...new Set(missing)]).toEqual([]);
});

test('the root element has five attributes', () => {
  expect(attributes.rootAttributes).toHaveLength(5);
});
