import { repairAddress } from '@/lib/browser/mended-address';

const ORIGIN = 'https://firm.test';

test.each([
  ['/dashboard/quotations%23v1.abc', '/dashboard/quotations#v1.abc'],
  ['/dashboard/quotations%2523v1.abc', '/dashboard/quotations#v1.abc'],
  ['/dashboard/quotations/%23v1.abc', '/dashboard/quotations/#v1.abc'],
  ['/dashboard/quotations%23v1%2Eabc%23', '/dashboard/quotations#v1%2Eabc%23'],
  ['/calculators/tax%23income=5', '/calculators/tax#income=5'],
  // No path leads to another host.
  ['//elsewhere.example%23a', '//elsewhere.example#a'],
])('%s leads to %s', (path, meant) => {
  expect(repairAddress(ORIGIN, path)).toBe(ORIGIN + meant);
  expect(new URL(ORIGIN + meant).origin).toBe(ORIGIN);
});

test.each(['/no-such-page', '/dashboard/quotations', '/quotations%23', '/a%24b', '%23a', ''])(
  '%j is left as it is',
  (path) => {
    expect(repairAddress(ORIGIN, path)).toBeNull();
  },
);
