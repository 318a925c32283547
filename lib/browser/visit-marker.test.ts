/** @jest-environment jsdom */

import { cartCount } from '@/lib/browser/cart-mark';
import { MARKER_KEY, readMarker, removeMarker, writeMarker } from '@/lib/browser/visit-marker';

beforeEach(() => localStorage.clear());

const valid = {
  keptSince: 1,
  askedAt: null,
  erasing: false,
  shown: 'own',
  own: 'own-rows-1',
  cart: 2,
};

test.each([
  valid,
  { ...valid, askedAt: 2, erasing: true },
  { ...valid, shown: 'sample' },
  { ...valid, firm: true },
])('%j is a marker', (marker) => {
  localStorage.setItem(MARKER_KEY, JSON.stringify({ ...marker, more: 'of a later version' }));
  expect(readMarker()).toEqual(marker);
});

test.each([
  undefined,
  null,
  0,
  'text',
  [],
  {},
  { ...valid, keptSince: -1 },
  { ...valid, keptSince: 1.5 },
  { ...valid, keptSince: '1' },
  { ...valid, keptSince: 2 ** 53 },
  { ...valid, askedAt: undefined },
  { ...valid, askedAt: -1 },
  { ...valid, erasing: 'false' },
  { ...valid, erasing: undefined },
  { ...valid, shown: undefined },
  { ...valid, shown: 'other' },
  { ...valid, own: undefined },
  { ...valid, own: 1 },
  'sample',
])('%j is none', (value) => {
  localStorage.setItem(MARKER_KEY, JSON.stringify(value) ?? '{');
  expect(readMarker()).toBeNull();
});

test('what is written is read again, and the rest stays', () => {
  writeMarker({ askedAt: 5 });
  writeMarker({ erasing: true });
  expect(readMarker()).toEqual({
    keptSince: expect.any(Number),
    askedAt: 5,
    erasing: true,
    shown: 'sample',
    own: null,
    cart: 0,
  });
});

test.each([
  [{ ...valid }, 2],
  [{ ...valid, shown: 'sample' }, 0],
  [{ ...valid, cart: 0 }, 0],
  [{ ...valid, cart: undefined }, 0],
  [{ ...valid, cart: '<b>' }, 0],
  [null, 0],
])('%j shows a cart of %d', (marker, count) => {
  expect(cartCount(marker && JSON.stringify(marker))).toBe(count);
});

test('the header shows the count that is written, and none once it is removed', () => {
  const root = document.documentElement;
  writeMarker({ shown: 'own', cart: 3 });
  expect(root).toHaveAttribute('data-cart');
  expect(root.style.getPropertyValue('--cart')).toBe('3');
  writeMarker({ askedAt: 5 });
  expect(root.style.getPropertyValue('--cart')).toBe('3');
  removeMarker();
  expect(root).not.toHaveAttribute('data-cart');
});
