import fc from 'fast-check';
import { groupIndian } from '@/content/words/rupees';
import { Exact } from '@/lib/exact';
import {
  computeRoundingDifference,
  formatBytes,
  formatList,
  formatNumber,
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';

describe('roundRupees', () => {
  test.each([
    ['0', 0, 0],
    ['half a rupee goes up', 0.5, 1],
    ['a paisa under the half goes down', 0.49, 0],
    ['2.5 goes up', 2.5, 3],
    ['the number next below 2.5 goes down', 2.4999999999999996, 2],
    [
      'the number next below a half of lakhs of crores goes down',
      4_398_046_511_104.499,
      4_398_046_511_104,
    ],
    ['the half of ten lakh crore goes up', 1_000_000_000_000_000.5, 1_000_000_000_000_001],
    ['12345678.49 goes down', 12345678.49, 12345678],
    ['a hundred crore and 49.9999 paise goes down', 1_000_000_000.499999, 1_000_000_000],
    ['half below zero goes up too', -2.5, -2],
    ['more than half below zero goes down', -2.51, -3],
  ])('%s', (_title, rupees, rounded) => {
    expect(roundRupees(rupees)).toBe(rounded);
  });

  test('1.005 × 1500 = 1507.5 goes up, since the product is exact', () => {
    expect(roundRupees(Exact.of(1.005).times(1500))).toEqual(Exact.of(1508));
  });

  test('never gives minus zero', () => {
    expect(Object.is(roundRupees(-0), 0)).toBe(true);
    expect(Object.is(roundRupees(-0.2), 0)).toBe(true);
  });

  test('leaves every whole number unchanged, however large', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (whole) => {
        expect(roundRupees(whole)).toBe(whole);
      }),
      { numRuns: 1000 },
    );
    expect(roundRupees(1e29)).toBe(1e29);
  });

  test('rounds any amount in paise up to 10,000 crore as a clerk would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (paise) => {
        const rupees = Math.floor(paise / 100) + (paise % 100 >= 50 ? 1 : 0);
        expect(roundRupees(paise / 100)).toBe(rupees);
      }),
      { numRuns: 1000 },
    );
  });

  test('shows any amount in paise up to ten lakh crore as a clerk would write it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (paise) => {
        const amount = Exact.of(paise).over(100);
        const rupees = paise / 100n + (paise % 100n >= 50n ? 1n : 0n);
        const rest = paise % 100n === 0n ? '' : `.${String(paise % 100n).padStart(2, '0')}`;
        expect(formatRupees(amount)).toBe(`₹${groupIndian(String(rupees))}`);
        expect(formatRupeesAndPaise(amount)).toBe(`₹${groupIndian(String(paise / 100n))}${rest}`);
      }),
      { numRuns: 1000 },
    );
  });
});

test.each([
  [0, 0],
  [1.005, 1.01],
  [2537.254, 2537.25],
  [-0.001, 0],
  [123_456_789_012_345, 123_456_789_012_345],
  [1e29, 1e29],
])('roundPaise: %d is %d', (rupees, rounded) => {
  expect(roundPaise(rupees)).toBe(rounded);
});

describe('roundingDifference', () => {
  test.each([
    ['nothing where the entries add up', [12_500, 100_000, 15_000], 127_500, 0],
    ['the paise of a slab that the total leaves off', [12_500, 6_172.84], 18_673, 0.16],
    ['two halves that were both rounded up', [9, 9], 17, -1],
    ['no noise of binary arithmetic', [0.1, 0.2], 0.3, 0],
    ['the paise of ten lakh crore', ['999999999999999.37'], 999_999_999_999_999, -0.37],
  ])('%s', (_title, entries, total, difference) => {
    const shown = entries.map((entry) => Exact.of(entry));
    expect(computeRoundingDifference(shown, Exact.of(total)).toNumber()).toBe(difference);
  });
});

describe('formatRupees', () => {
  test.each([
    [0, '₹0'],
    [-0, '₹0'],
    [-0.4, '₹0'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [99_999.5, '₹1,00,000'],
    [1_234_567.5, '₹12,34,568'],
    [100_000_000, '₹10,00,00,000'],
    [-132_600, '\u2212₹1,32,600'],
    [1e20, '₹10,00,00,00,00,00,00,00,00,000'],
  ])('%d is %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });
});

describe('formatRupeesAndPaise', () => {
  test.each([
    [0, '₹0'],
    [-0.001, '₹0'],
    [45_000, '₹45,000'],
    [2537.25, '₹2,537.25'],
    [2537.2, '₹2,537.20'],
    [1.005, '₹1.01'],
    [0.999, '₹1'],
    [-0.5, '\u2212₹0.50'],
    [1e29, '₹1,00,00,00,00,00,00,00,00,00,00,00,00,00,000'],
  ])('%d is %s', (rupees, text) => {
    expect(formatRupeesAndPaise(rupees)).toBe(text);
  });
});

test.each([
  [240, 2, '240'],
  [15.6, 2, '15.6'],
  [0.00708333333, 7, '0.0070833'],
  [1_234_567, 0, '12,34,567'],
])('formatNumber: %d to %d decimals is %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});

test.each([
  [4, '4%'],
  [8.5, '8.5%'],
  [2.5, '2.5%'],
  [0.1 + 0.2, '0.3%'],
  [0.708333333, '0.7083%'],
  [1e29, '1,00,00,00,00,00,00,00,00,00,00,00,00,00,000%'],
])('formatPercent: %d is %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [10 * 1024 * 1024, '10 MB'],
  [1024 ** 4, '1024 GB'],
])('formatBytes: %d is %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

describe('what is not an amount', () => {
  const formatters = {
    formatRupees,
    formatRupeesAndPaise,
    formatPercent,
    formatBytes,
    formatNumber: (value: number) => formatNumber(value, 2),
  };
  const bad = [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    undefined,
    null,
    '5',
  ];
  const cases = Object.entries(formatters).flatMap(([name, format]) =>
    bad.map((value) => [name, value, format] as const),
  );
  const report = jest.spyOn(console, 'error');
  beforeEach(() => report.mockReset());
  afterEach(() => jest.replaceProperty(process.env, 'NODE_ENV', 'test'));

  test.each(cases)('%s rejects %p, and says so in development', (_name, value, format) => {
    expect(format(value as number)).toBe('not an amount');
    expect(report).toHaveBeenCalledWith(new RangeError(`${value} is not an amount`));
  });

  test.each(cases)('%s rejects %p quietly in production', (_name, value, format) => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'production');
    expect(format(value as number)).toBe('not an amount');
    expect(report).not.toHaveBeenCalled();
  });

  test('a size below zero is rejected', () => {
    expect(formatBytes(-1)).toBe('not an amount');
  });
});

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', '₹1,00,000', 'C'], 'A, ₹1,00,000 and C'],
])('%j is written as a list', (items, text) => {
  expect(formatList(items)).toBe(text);
});
