import {
  computeGstByUnit,
  formatPrice,
  formatReckoning,
  formatSums,
  labelSum,
  readQuantity,
  sumByUnit,
} from '@/lib/fees/units';

const bookkeeping = { rupees: 3999, per: 'month' } as const;
const payroll = { rupees: 299, per: 'employee' } as const;

test.each([
  [{ rupees: 2999 }, '₹2,999'],
  [{ rupees: 25_000, from: true as const }, 'from ₹25,000'],
  [bookkeeping, '₹3,999 per month'],
  [{ rupees: 49_999, per: 'year' as const }, '₹49,999 per year'],
  [{ ...payroll, quantity: 12 }, '₹3,588 (12 employees at ₹299)'],
  [{ ...bookkeeping, quantity: 1 }, '₹3,999 (1 month at ₹3,999)'],
])('a fee says what it is for: %j is %s', (fee, text) => {
  expect(formatPrice(fee)).toBe(text);
});

test('a fee without a quantity has no reckoning', () => {
  expect(formatReckoning(bookkeeping)).toBe('');
  expect(formatReckoning({ rupees: 2999 })).toBe('');
});

test.each([
  [[{ rupees: 2999 }, { rupees: 999 }], '₹3,998'],
  [[bookkeeping, { rupees: 1000, per: 'month' } as const], '₹4,999 per month'],
  [[{ rupees: 2999 }, bookkeeping], '₹3,999 per month and ₹2,999 once'],
  [
    [payroll, { rupees: 25_000, from: true as const }, bookkeeping],
    '₹3,999 per month, ₹299 per employee and from ₹25,000 once',
  ],
  [[{ ...payroll, quantity: 12 }, { rupees: 12 }], '₹3,600'],
  [[], '₹0'],
])('different units are not added up: %j is %s', (fees, text) => {
  expect(formatSums(sumByUnit(fees))).toBe(text);
});

test('only a sum of everything is called a total', () => {
  const labels = (...fees: Parameters<typeof sumByUnit>[0][number][]) =>
    sumByUnit(fees).map((sum, _, sums) => labelSum(sum, sums));
  expect(labels({ rupees: 1 })).toEqual(['Total']);
  expect(labels(bookkeeping)).toEqual(['Total per month']);
  expect(labels(bookkeeping, { rupees: 1 })).toEqual(['Per month', 'Once']);
});

// Worked by hand: 18% of 3,999 is 719.82, of 2,499 it is 449.82.
test('each unit is charged by itself, with its own round-off (section 170, CGST Act)', () => {
  expect(computeGstByUnit([{ rupees: 2999 }, bookkeeping], 500, 'intra')).toMatchObject([
    { per: 'month', fees: 3999, discount: 0, gst: 719.82, total: 4719 },
    { fees: 2999, discount: 500, taxable: 2499, gst: 449.82, total: 2949 },
  ]);
});

test('without a one-time fee the discount is taken off the first unit', () => {
  const bills = computeGstByUnit([payroll, bookkeeping], 999, 'none');
  expect(bills.map(({ discount, total }) => [discount, total])).toEqual([
    [999, 3000],
    [0, 299],
  ]);
  expect(computeGstByUnit([{ rupees: 1 }], 2, 'intra')).toMatchObject([{ taxable: -1, total: 0 }]);
});

test.each([
  ['12', 12],
  ['1,200', 1200],
  ['3.0', 3],
  ['9,999', 9999],
  ['10,000', null],
  ['0', null],
  ['1.5', null],
  ['', null],
  ['-3', null],
])('"%s" is %p units', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});
