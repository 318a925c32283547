/** @jest-environment jsdom */

import { removeAreaPointer, writeAreaPointer } from '@/lib/browser/area-pointer';
import { followAreaPointer } from '@/lib/browser/follow-area-pointer';
import { createStorageKey, getPointerKey } from '@/lib/browser/storage-names';

type Listener = (event: StorageEvent) => void;

function follow() {
  const added = jest.spyOn(window, 'addEventListener').mockImplementation();
  followAreaPointer();
  const listener = added.mock.calls.find(([type]) => type === 'storage')?.[1] as Listener;
  added.mockRestore();
  return (newValue: string | null) =>
    listener(new StorageEvent('storage', { key: getPointerKey('erasing'), newValue }));
}

beforeEach(() => {
  removeAreaPointer();
  sessionStorage.setItem(createStorageKey('contact-draft'), '{"name":"Asha"}');
});

test('an erase in another tab removes what this tab stores, once it ends', () => {
  const hear = follow();
  writeAreaPointer({ erasing: true });
  hear('true');
  expect(sessionStorage).toHaveLength(1);
  removeAreaPointer();
  hear(null);
  expect(sessionStorage).toHaveLength(0);
});

test('an erase that was under way when the page loaded removes it too', () => {
  writeAreaPointer({ erasing: true });
  const hear = follow();
  removeAreaPointer();
  hear(null);
  expect(sessionStorage).toHaveLength(0);
});

test('the end of an erase by the previous page leaves the notice of that page', () => {
  follow()(null);
  expect(sessionStorage).toHaveLength(1);
});

test('an erase that failed leaves what this tab stores', () => {
  const hear = follow();
  writeAreaPointer({ erasing: true });
  hear('true');
  writeAreaPointer({ erasing: false });
  hear(null);
  expect(sessionStorage).toHaveLength(1);
});

test('an erase leaves what other programs at the same origin keep in this tab', () => {
  sessionStorage.setItem('another-program', 'kept');
  const hear = follow();
  writeAreaPointer({ erasing: true });
  hear('true');
  removeAreaPointer();
  hear(null);
  expect(Object.keys(sessionStorage)).toEqual(['another-program']);
  sessionStorage.clear();
});
