import { IDBFactory } from 'fake-indexeddb';
import { answered, inExisting } from '@/lib/portal/db/existing';

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  const opening = indexedDB.open('area');
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
  (await answered(opening)).close();
});

test('a database that is not there is not made', async () => {
  expect(await inExisting('other', async () => 1)).toBeUndefined();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['area']);
});

test('once read, and after a failure, it holds up no erase', async () => {
  expect(await inExisting('area', async ({ objectStoreNames }) => [...objectStoreNames])).toEqual([
    'rows',
  ]);
  await expect(inExisting('area', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const erasing = indexedDB.deleteDatabase('area');
  const isBlocked = jest.fn();
  erasing.onblocked = isBlocked;
  await answered(erasing);
  expect(isBlocked).not.toHaveBeenCalled();
});
