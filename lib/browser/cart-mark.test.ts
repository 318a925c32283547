import { cartCount } from '@/lib/browser/cart-mark';

test.each([
  [null, 0],
  [{ shown: 'own', cart: 0 }, 0],
  [{ shown: 'own', cart: 7 }, 7],
  [{ shown: 'own', cart: 500 }, 500],
  [{ shown: 'own', cart: 10_000 }, 0],
  [{ shown: 'sample', cart: 3 }, 0],
])('of the marker %j the header counts %i services', (marker, count) => {
  expect(cartCount(marker)).toBe(count);
});
