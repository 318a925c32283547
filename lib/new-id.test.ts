import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/list-files';
import { newId } from '@/lib/new-id';

test('every id is new: 32 digits', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([]);
});

test('no page depends on a maker of ids that only encrypted pages have', () => {
  const users = listFiles(['app', 'features', 'components', 'lib'])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/generated\//.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('randomUUID('));
  expect(users).toEqual([]);
});
