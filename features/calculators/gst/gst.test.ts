import fc from 'fast-check';
import {
  calculateGst,
  type GstInput,
  gstCalculationTypes,
  gstRates,
  workOutGst,
} from '@/features/calculators/gst/gst';
import { Exact, sum } from '@/lib/exact';
import { roundRupees } from '@/lib/format';
import { exactGst, halfUp } from '@/lib/test-support/exact-oracle';
import { anyAmount, manyRuns, typedAmount } from '@/lib/test-support/typed-amounts';

const defaults: GstInput = { amount: 10_000, rate: 18, type: 'exclusive', interstate: false };

function computeGst(input: Partial<GstInput>) {
  const result = calculateGst({ ...defaults, ...input });
  if (!result) throw new Error('no result');
  return result;
}

function computeExactGst(input: Partial<GstInput>) {
  const result = workOutGst({ ...defaults, ...input });
  if (!result) throw new Error('no result');
  return result;
}

test('10,000 with 18% added: 900 CGST + 900 SGST = 1,800, gross 11,800', () => {
  expect(computeGst({})).toEqual({
    rate: 18,
    type: 'exclusive',
    interstate: false,
    net: 10_000,
    parts: [
      { levy: 'CGST', rate: 9, amount: 900 },
      { levy: 'SGST', rate: 9, amount: 900 },
    ],
    total: 1_800,
    gross: 11_800,
  });
});

test('18% taken out of 11,800: net 10,000, GST 1,800', () => {
  const result = computeGst({ amount: 11_800, type: 'inclusive' });
  expect(result).toMatchObject({ net: 10_000, total: 1_800, gross: 11_800 });
});

test('between States all of it is IGST at the full rate', () => {
  expect(computeGst({ interstate: true }).parts).toEqual([
    { levy: 'IGST', rate: 18, amount: 1_800 },
  ]);
});

describe('each rate on 1,000', () => {
  test.each([
    [5, 2.5, 25, 50],
    [12, 6, 60, 120],
    [18, 9, 90, 180],
    [28, 14, 140, 280],
  ])('%d%% is twice %d%%: CGST %d, total %d', (rate, half, cgst, total) => {
    const result = computeGst({ amount: 1_000, rate });
    expect(result.parts[0]).toEqual({ levy: 'CGST', rate: half, amount: cgst });
    expect(result.total).toBe(total);
  });
});

describe('does nothing', () => {
  test.each([
    ['an empty amount', { amount: null }],
    ['an amount of zero', { amount: 0 }],
    ['an amount that is not a number', { amount: Number.NaN }],
    ['a negative amount', { amount: -1 }],
    ['an amount beyond all numbers', { amount: Number.POSITIVE_INFINITY }],
    ['an amount whose tax is beyond all numbers', { amount: Number.MAX_VALUE }],
    ['a rate of 0%', { rate: 0 }],
    ['no rate', { rate: null }],
    ['a rate that is not a number', { rate: Number.NaN }],
  ])('for %s', (_title, input) => {
    expect(calculateGst({ ...defaults, ...input })).toBeNull();
  });
});

describe('whatever the amount', () => {
  const anyRate = fc.constantFrom(...gstRates.map(({ value }) => value).filter(Boolean));
  const anyType = fc.constantFrom(...gstCalculationTypes.map(({ value }) => value));

  test('each shown figure is that of the exact computation', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, anyType, fc.boolean(), (text, rate, type, interstate) => {
        const exact = exactGst(text, rate, type);
        const result = computeGst({ amount: Number(text), rate, type, interstate });
        const part = halfUp(interstate ? exact.total : exact.half);
        expect([result.net, result.total, result.gross].map(roundRupees)).toEqual([
          halfUp(exact.net),
          halfUp(exact.total),
          halfUp(exact.gross),
        ]);
        expect(result.parts.map(({ amount }) => roundRupees(amount))).toEqual(
          interstate ? [part] : [part, part],
        );
      }),
      manyRuns,
    );
  });

  test('the parts add up to the GST and their rates to the rate', () => {
    fc.assert(
      fc.property(typedAmount, anyRate, anyType, fc.boolean(), (text, rate, type, interstate) => {
        const { parts, total } = computeExactGst({
          amount: Exact.of(text),
          rate,
          type,
          interstate,
        });
        expect(sum(parts.map(({ amount }) => amount)).compare(total)).toBe(0);
        expect(parts.reduce((all, part) => all + part.rate, 0)).toBe(rate);
      }),
      manyRuns,
    );
  });

  test('net and GST add up to gross, and extracting undoes adding', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (text, rate) => {
        const amount = Exact.of(text);
        const added = computeExactGst({ amount, rate });
        const extracted = computeExactGst({ amount: added.gross, rate, type: 'inclusive' });
        expect(added.net.plus(added.total).compare(added.gross)).toBe(0);
        expect(extracted.net.plus(extracted.total).compare(extracted.gross)).toBe(0);
        expect(extracted.net.compare(amount)).toBe(0);
      }),
      manyRuns,
    );
  });
});
