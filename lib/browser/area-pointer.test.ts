/** @jest-environment jsdom */

import {
  type AreaPointer,
  nameOwnDatabase,
  readAreaPointer,
  removeAreaPointer,
  showCartCount,
  writeAreaPointer,
} from '@/lib/browser/area-pointer';
import { getPointerKey } from '@/lib/browser/storage-names';
import { OWN_DATABASE, storeAreaPointer } from '@/lib/test-support/area-pointer';

beforeEach(() => localStorage.clear());

const first: AreaPointer = {
  shown: 'sample',
  own: null,
  keptSince: 1,
  askedAt: null,
  erasing: false,
  cart: 0,
  lock: null,
  firm: false,
};
const own: AreaPointer = { ...first, shown: 'own', own: OWN_DATABASE, cart: 2 };

test.each([
  first,
  own,
  { ...own, shown: 'sample' } as const,
  { ...own, askedAt: 2, erasing: true },
  { ...own, lock: 5, firm: true },
])('%j is read as it was stored', (marker) => {
  storeAreaPointer(marker);
  expect(readAreaPointer()).toEqual(marker);
});

test('a first visit has no area pointer', () => {
  expect(readAreaPointer()).toBeNull();
});

test.each([
  ['keptSince', '-1', { ...own, keptSince: expect.any(Number) }],
  ['keptSince', '1.5', { ...own, keptSince: expect.any(Number) }],
  ['askedAt', 'soon', own],
  ['cart', '<b>', { ...own, cart: 0 }],
  ['cart', '9'.repeat(17), { ...own, cart: 0 }],
  ['lock', '', own],
  ['shown', 'other', own],
  ['own', '', { ...first, cart: 2 }],
] as const)('a damaged %s, %j, does not hide the rest', (key, text, marker) => {
  storeAreaPointer(own);
  localStorage.setItem(getPointerKey(key), text);
  expect(readAreaPointer()).toEqual(marker);
});

test('a written fact is read again, and the other facts stay', () => {
  writeAreaPointer({ askedAt: 5 });
  writeAreaPointer({ erasing: true });
  expect(readAreaPointer()).toEqual({
    ...first,
    keptSince: expect.any(Number),
    askedAt: 5,
    erasing: true,
  });
});

test('a fact that another tab writes at the same time does not bring the old database back', () => {
  storeAreaPointer(own);
  // A write to the count that began before a restore in another tab and ends after it.
  const real = Storage.prototype.setItem;
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(function (
    this: Storage,
    key,
    value,
  ) {
    real.call(this, getPointerKey('own'), 'restored');
    real.call(this, key, value);
  });
  writeAreaPointer({ cart: 3 });
  write.mockRestore();
  expect(readAreaPointer()).toMatchObject({ own: 'restored', cart: 3 });
});

test('a name that the browser does not store is not reported as stored', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(nameOwnDatabase(OWN_DATABASE)).toBe(false);
  full.mockRestore();
  expect(nameOwnDatabase(OWN_DATABASE)).toBe(true);
});

test('the header shows the count that is written, and none once it is removed', () => {
  const root = document.documentElement;
  nameOwnDatabase(OWN_DATABASE);
  writeAreaPointer({ shown: 'own', cart: 3 });
  expect(root).toHaveAttribute('data-cart');
  expect(root.style.getPropertyValue('--cart')).toBe('3');
  writeAreaPointer({ askedAt: 5 });
  expect(root.style.getPropertyValue('--cart')).toBe('3');
  writeAreaPointer({ shown: 'sample' });
  expect(root).not.toHaveAttribute('data-cart');
  writeAreaPointer({ shown: 'own' });
  expect(root).toHaveAttribute('data-cart');
  removeAreaPointer();
  expect(root).not.toHaveAttribute('data-cart');
  expect(root.style.getPropertyValue('--cart')).toBe('0');
});

test.each([
  [0, '0'],
  [500, '500'],
  [10_000, '0'],
])('of %i services in the pointer the header counts %s', (cart, shown) => {
  showCartCount({ shown: 'own', cart });
  expect(document.documentElement.style.getPropertyValue('--cart')).toBe(shown);
});

test('a pointer written by a clock of 1970 is valid', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(1969, 11, 31, 18, 30));
  nameOwnDatabase(OWN_DATABASE);
  writeAreaPointer({ shown: 'own', askedAt: Date.now(), lock: Date.now() });
  jest.mocked(Date.now).mockRestore();
  expect(readAreaPointer()).toMatchObject({ own: OWN_DATABASE, keptSince: 0, askedAt: 0, lock: 0 });
});
