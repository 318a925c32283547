import fc from 'fast-check';
import {
  type AnswerEntries,
  computeAnswerFigures,
  parseWholeRupees,
} from '@/features/client-area/firm-inbox/answer/figures';
import { threadLimits } from '@/features/client-area/protocol/messages';
import { computeGstBreakdown } from '@/lib/fees/total';

const createEntries = (fees: number[], change: Partial<AnswerEntries> = {}): AnswerEntries => ({
  lines: fees.map((rupees) => ({ rupees })),
  discount: 0,
  supply: 'intra',
  ...change,
});

test('fees of 17,487: CGST and SGST of 1,573.83 each, rounded off to 20,635 in all', () => {
  expect(computeAnswerFigures(createEntries([8999, 2999, 2499, 2990]))).toEqual({
    bills: [
      {
        fees: 17487,
        discount: 0,
        taxable: 17487,
        levies: [
          { levy: 'CGST', rate: 9, amount: 1573.83 },
          { levy: 'SGST', rate: 9, amount: 1573.83 },
        ],
        gst: 3147.66,
        roundOff: 0.34,
        total: 20635,
      },
    ],
    gst: 3147.66,
    total: 20635,
  });
});

test.each([
  [5, 0.9, 6],
  [7, 1.26, 8],
  [8, 1.44, 9],
  [50, 9, 59],
  [3998, 719.64, 4718],
])('on %d rupees GST is %d in and outside the State, the total %d', (fee, gst, total) => {
  expect(computeAnswerFigures(createEntries([fee]))).toMatchObject({ gst, total });
  const outside = computeAnswerFigures(createEntries([fee], { supply: 'inter' }));
  expect(outside).toMatchObject({
    bills: [{ levies: [{ levy: 'IGST', rate: 18, amount: gst }] }],
    total,
  });
});

test('a firm without a GSTIN charges none', () => {
  const figures = computeAnswerFigures(createEntries([2999], { supply: 'none' }));
  expect(figures).toMatchObject({ bills: [{ levies: [] }], gst: 0, total: 2999 });
});

test('a discount lowers the taxable value, down to zero and no further', () => {
  expect(computeAnswerFigures(createEntries([2999], { discount: 999 }))).toMatchObject({
    bills: [{ taxable: 2000 }],
    gst: 360,
    total: 2360,
  });
  const free = { bills: [{ taxable: 0, levies: [] }], gst: 0, total: 0 };
  expect(computeAnswerFigures(createEntries([100], { discount: 100 }))).toMatchObject(free);
  expect(computeAnswerFigures(createEntries([100], { discount: 101 }))).toBeNull();
});

test('any fees and discount add up as clients will check them', () => {
  const rupees = fc.integer({ min: 0, max: threadLimits.rupees });
  fc.assert(
    fc.property(
      fc.array(rupees, { minLength: 1, maxLength: threadLimits.lines }),
      rupees,
      fc.constantFrom('intra', 'inter', 'none'),
      (fees, discount, supply) => {
        const figures = computeAnswerFigures(createEntries(fees, { discount, supply }));
        const taxable = fees.reduce((sum, fee) => sum + fee, 0) - discount;
        if (taxable < 0) return expect(figures).toBeNull();
        const { gst, total } = computeGstBreakdown(taxable, supply);
        expect(figures).toMatchObject({ bills: [{ taxable }], gst, total });
        expect(Number.isInteger(figures?.total)).toBe(true);
      },
    ),
  );
});

test.each([
  ['2,499', 2499],
  ['12,34,567', null],
  ['2,500', 2500],
  ['2,501', null],
  ['2,499.00', 2499],
  ['2,499.', 2499],
  ['2,499.50', null],
  ['0', 0],
  ['', null],
  ['.', null],
  ['-1', null],
  ['2k', null],
  ['1e3', null],
])('with a limit of 2,500, "%s" is %p', (text, rupees) => {
  expect(parseWholeRupees(text, 2500)).toBe(rupees);
});
