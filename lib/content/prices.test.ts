import { type PriceEntry, type PriceId, priceGroups } from '@/content/prices';
import { formatPrice, lowestPrice, namesOf, priceOf, serviceName } from '@/lib/content/prices';

// The strict conduct has no fees to compare, so these tests set the other one.
jest.mock('@/content/site', () => ({
  ...jest.requireActual('@/content/site'),
  conduct: 'specified',
}));

test('fees of one group are named by their labels', () => {
  expect(namesOf(['gst-monthly', 'gst-annual'])).toEqual([
    priceOf('gst-monthly').label,
    priceOf('gst-annual').label,
  ]);
});

test('fees of several groups get names that tell them apart', () => {
  const ids: PriceId[] = ['itr-1', 'gst-annual', 'tds-quarterly'];
  const names = ids.map(priceOf).map(({ name, label }) => name ?? label);
  expect(namesOf(ids)).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

test('outside its group every fee has a name of its own, which holds its label', () => {
  const entries = priceGroups.flatMap((group): readonly PriceEntry[] => group.entries);
  const names = entries.map(({ id }) => serviceName(id as PriceId));
  expect(new Set(names).size).toBe(names.length);
  for (const [index, { name, label }] of entries.entries()) {
    expect(names[index]).toContain(name ?? label);
  }
  expect(serviceName('audit-statutory')).toBe(priceOf('audit-statutory').label);
});

test.each([
  ['an entry that is quoted by scope', ['audit-statutory', 'audit-tax'], 'audit-tax'],
  ['an entry with a unit', ['bookkeeping', 'payroll'], 'payroll'],
  ['a plain entry', ['itr-2-3', 'itr-1'], 'itr-1'],
] as const)('the lowest of some fees says "from" once: %s', (_, ids, lowest) => {
  expect(lowestPrice(ids)).toBe(`from ${formatPrice(priceOf(lowest)).replace(/^from /, '')}`);
});
