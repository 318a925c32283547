import { cartCount } from '@/lib/browser/cart-mark';

test.each([
  [null, 0],
  ['{"shown":"own","cart":0}', 0],
  ['{"shown":"own","cart":7}', 7],
  ['{"shown":"own","cart":500}', 500],
  ['{"cart":3,"shown":"sample"}', 0],
  ['{"shown":"own"}', 0],
  ['sample', 0],
])('of the marker %s the header counts %i services', (marker, count) => {
  expect(cartCount(marker)).toBe(count);
});
