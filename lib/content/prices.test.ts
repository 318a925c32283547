import type { PriceId } from '@/content/prices';
import { formatPrice, lowestPrice, namesOf, priceOf } from '@/lib/content/prices';

// Whatever conduct this firm has chosen: a strict one has no fee to compare.
jest.mock('@/content/site', () => ({
  ...jest.requireActual('@/content/site'),
  conduct: 'specified',
}));

test('fees of one group go by their labels', () => {
  expect(namesOf(['gst-monthly', 'gst-annual'])).toEqual([
    priceOf('gst-monthly').label,
    priceOf('gst-annual').label,
  ]);
});

test('fees of several groups go by names that tell them apart', () => {
  const ids: PriceId[] = ['itr-1', 'gst-annual', 'tds-quarterly'];
  const names = ids.map(priceOf).map(({ name, label }) => name ?? label);
  expect(namesOf(ids)).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['an entry that is quoted by scope', ['audit-statutory', 'audit-tax'], 'audit-tax'],
  ['an entry with a unit', ['bookkeeping', 'payroll'], 'payroll'],
  ['a plain entry', ['itr-2-3', 'itr-1'], 'itr-1'],
] as const)('the lowest of some fees says "from" once: %s', (_, ids, lowest) => {
  expect(lowestPrice(ids)).toBe(`from ${formatPrice(priceOf(lowest)).replace(/^from /, '')}`);
});
