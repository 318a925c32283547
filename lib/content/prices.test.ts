import { type PriceId, priceIds, prices } from '@/content/prices';
import { formatLowestPrice, getServiceName, listFeeNames } from '@/lib/content/prices';
import { formatPrice } from '@/lib/fees/units';

// The strict conduct has no fees to compare, so these tests set the other one.
jest.mock('@/content/site', () => ({
  ...jest.requireActual('@/content/site'),
  conduct: 'specified',
}));

test('fees of one group are named by their labels', () => {
  expect(listFeeNames(['gst-monthly', 'gst-annual'])).toEqual([
    prices['gst-monthly'].label,
    prices['gst-annual'].label,
  ]);
});

test('fees of several groups get names that tell them apart', () => {
  const ids: PriceId[] = ['itr-1', 'gst-annual', 'tds-quarterly'];
  const names = ids.map((id) => prices[id]).map(({ name, label }) => name ?? label);
  expect(listFeeNames(ids)).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

test('outside its group every fee has a name of its own, which holds its label', () => {
  const names = priceIds.map(getServiceName);
  expect(new Set(names).size).toBe(names.length);
  for (const [index, id] of priceIds.entries()) {
    expect(names[index]).toContain(prices[id].name ?? prices[id].label);
  }
  expect(getServiceName('audit-statutory')).toBe(prices['audit-statutory'].label);
});

test.each([
  ['an entry that is quoted by scope', ['audit-statutory', 'audit-tax'], 'audit-tax'],
  ['an entry with a unit', ['bookkeeping', 'payroll'], 'payroll'],
  ['a plain entry', ['itr-2-3', 'itr-1'], 'itr-1'],
] as const)('the lowest of some fees says "from" once: %s', (_, ids, lowest) => {
  expect(formatLowestPrice(ids)).toBe(`from ${formatPrice(prices[lowest]).replace(/^from /, '')}`);
});

test('where a form has two prices, each says for whom it is, the list where the other is', () => {
  const [four, plan] = [prices['itr-4'], prices['itr-4-5-6']];
  expect(getServiceName('itr-4')).toContain('no GST registration');
  expect(four.covers).toContain('not registered for GST');
  expect(plan.covers).toContain('GST registrant');
  expect(four.elsewhere).toContain(formatPrice(plan));
  const whole = prices['itr-5-6-7'];
  expect(whole.covers).toContain('with the accounts');
  expect(whole.elsewhere).toContain(`without the accounts: ${formatPrice(plan)}`);
});
