import { prices } from '@/content/prices';
import { pricing } from '@/content/services/pricing';
import { packageSavings } from '@/lib/content/packages';

const { items, work } = pricing.packages;

test.each(items.map(({ priceId }, index) => [priceId, index] as const))(
  '%s: single fees, times and fee give the saving',
  (priceId, index) => {
    const bought = work.flatMap(({ priceId: alone, times, ...row }) =>
      alone && !('optional' in row)
        ? Array.from({ length: times[index] ?? 0 }, () => prices[alone].rupees)
        : [],
    );
    const singly = bought.reduce((sum, rupees) => sum + rupees, 0);
    const fee = prices[priceId].rupees;
    const expected = { singly, fee, saved: singly > fee ? singly - fee : null };
    expect(packageSavings({ items, work })[index]).toEqual(expected);
    expect(bought.length).toBeGreaterThan(3);
  },
);

test('a package that costs as much or more saves nothing', () => {
  const same = { priceId: 'package-startup', fee: prices['package-startup'].rupees } as const;
  const once = { text: 'The same', priceId: same.priceId, times: [1] } as const;
  const never = { ...once, times: [0] } as const;
  expect(packageSavings({ items: [same], work: [once] })[0]?.saved).toBeNull();
  expect(packageSavings({ items: [same], work: [never] })[0]).toEqual({
    singly: 0,
    fee: same.fee,
    saved: null,
  });
});

test('work that not everyone needs is no part of the saving', () => {
  const some = { priceId: 'package-startup' } as const;
  const row = { text: 'Some work', priceId: 'package-sme', times: [1] } as const;
  const extra = { ...row, optional: 'Not asked for from the small.' };
  const [plain] = packageSavings({ items: [some], work: [row] });
  expect(packageSavings({ items: [some], work: [row, extra] })).toEqual([plain]);
});

test('a larger package includes all the work of a smaller one', () => {
  for (const { text, times } of work) {
    expect([text, ...times]).toEqual([text, ...[...times].sort((one, other) => one - other)]);
  }
});
