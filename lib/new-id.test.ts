import { createId } from '@/lib/new-id';

test('every id is new: 32 digits', () => {
  const ids = Array.from({ length: 100 }, createId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([]);
});
