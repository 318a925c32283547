import { computeGstBreakdown, computeTotalWithCharges, withGst } from '@/lib/fees/total';

// Worked by hand: 9% of 3,998 is 359.82, twice 719.64; 4,717.64 is rounded off to 4,718.
test('fees of 3,998 within a State: GST 719.64 and a round-off of 0.36', () => {
  const bill = computeGstBreakdown(3998, 'intra');
  expect(bill.levies.map(({ levy, amount }) => [levy, amount])).toEqual([
    ['CGST', 359.82],
    ['SGST', 359.82],
  ]);
  expect(bill).toMatchObject({ gst: 719.64, roundOff: 0.36, total: 4718 });
  expect(withGst(3998)).toBe(4718);
});

test.each([
  [17_487, 'intra', 3147.66, 0.34],
  [17_487, 'inter', 3147.66, 0.34],
  [2999, 'intra', 539.82, 0.18],
  [8, 'intra', 1.44, -0.44],
  [50, 'intra', 9, 0],
  [0, 'intra', 0, 0],
  [999, 'none', 0, 0],
] as const)('on %i %s: GST %d, round-off %d', (taxable, supply, gst, roundOff) => {
  expect(computeGstBreakdown(taxable, supply)).toMatchObject({
    gst,
    roundOff,
    total: Math.round(taxable + gst),
  });
});

test('a total whose parts have paise is exact', () => {
  const charges = [-0.1, 719.64, 0.36, 0.1].map((rupees) => ({ rupees }));
  expect(computeTotalWithCharges({ services: [{ price: 3998 }], charges })).toBe(4718);
});
