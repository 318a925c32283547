import {
  type CapitalGainsInput,
  getCostInflationIndex,
  planCapitalGains,
} from '@/features/planners/capital-gains/capital-gains';
import { costIndex } from '@/features/planners/capital-gains/capital-gains-rules';
import { expectPlan, listRejectedFields } from '@/lib/test-support/read-plan';

jest.mock('@/content/tax-year', () => jest.requireActual('@/lib/test-support/tax-year'));

const house: CapitalGainsInput = {
  asset: 'property',
  owner: 'resident',
  origin: 'bought',
  boughtOn: '2012-06-01',
  soldOn: '2026-12-01',
  price: 90_00_000,
  expenses: null,
  stampValue: null,
  cost: 40_00_000,
  valueThen: null,
  value2001: null,
  otherIncome: 20_00_000,
  nilBand: 'new',
};
const plan = (change: Partial<CapitalGainsInput>) =>
  expectPlan(planCapitalGains({ ...house, ...change }));
const due = (change: Partial<CapitalGainsInput>) => {
  const { tax, ignored } = plan(change);
  return tax - ignored;
};

test.each([
  ['bought in 2012-13, index 200', {}, 6_25_000, 2_64_000, 3_61_000],
  ['bought in 2020-21, index 301', { boughtOn: '2020-06-01' }, 6_25_000, 7_79_402, 0],
])('a house of ₹40 lakh sold for ₹90 lakh, %s', (_, change, tax, indexed, ignored) => {
  const result = plan(change);
  expect(result.tax).toBe(tax);
  expect(Math.round(result.indexed?.tax ?? 0)).toBe(indexed);
  expect(result.ignored).toBe(ignored);
});

test.each([
  ['bought on 23 July 2024', { boughtOn: '2024-07-23' }],
  ['of a company', { owner: 'other' }],
  ['of gold', { asset: 'other' }],
] as const)('no indexed gain is compared where it is %s', (_, change) => {
  expect(plan(change)).toMatchObject({ isLong: true, indexed: null, ignored: 0 });
});

test.each([
  ['1985-06-01', 100],
  ['2001-04-01', 100],
  ['2002-03-31', 100],
  ['2002-04-01', 105],
  ['2013-03-31', 200],
  ['2020-04-01', 301],
  ['2026-03-31', 376],
  ['2026-04-01', 384],
])('the cost inflation index of %s is %i', (day, index) => {
  expect(getCostInflationIndex(day)).toBe(index);
});

test('the indices of 2001-02 to 2026-27', () => {
  expect(costIndex.value).toEqual({
    first: 2001,
    byYear: [
      ...[100, 105, 109, 113, 117, 122, 129, 137, 148, 167],
      ...[184, 200, 220, 240, 254, 264, 272, 280, 289, 301],
      ...[317, 331, 348, 363, 376, 384],
    ],
  });
});

// A resident without other income: what the nil band leaves reduces the gain.
test.each([
  [
    'listed shares, gain of ₹4,00,000',
    { asset: 'shares', price: 5_00_000, cost: 1_00_000 },
    34_375,
  ],
  ['gold, gain of ₹3,00,000', { asset: 'other', price: 4_00_000, cost: 1_00_000 }, 37_500],
] as const)('%s, no other income: nil, not %i', (_, change, without) => {
  expect(due({ ...change, otherIncome: 0 })).toBe(0);
  // Of anyone else, and where other income fills the band, it is taxed.
  expect(due({ ...change, otherIncome: 0, owner: 'other' })).toBe(without);
  expect(due(change)).toBe(without);
});

test.each<[string, Partial<CapitalGainsInput>]>([
  ['long-term', {}],
  ['on shares held for a month', { asset: 'shares', boughtOn: '2026-11-01' }],
])('a gain %s has a rate of its own, so a resident gives the other income', (_, change) => {
  expect(listRejectedFields(planCapitalGains({ ...house, ...change, otherIncome: null }))).toEqual({
    otherIncome: 'Enter your other income; 0 if you have none.',
  });
});

test.each<[string, Partial<CapitalGainsInput>]>([
  ['anyone else', { owner: 'other' }],
  ['whose gain is taxed at the slabs', { boughtOn: '2026-05-01' }],
  ['who has a loss', { price: 10_00_000 }],
])('%s need not give it', (_, change) => {
  const { tax, unused } = plan({ ...change, otherIncome: null });
  expect(plan(change)).toMatchObject({ tax, unused });
});

test.each([
  ['new', 3_00_000, 1_00_000, 25_000],
  ['new', 4_00_000, 0, 37_500],
  ['below60', 0, 2_50_000, 6_250],
  ['60to80', 1_00_000, 2_00_000, 12_500],
  ['above80', 1_00_000, 4_00_000, 0],
] as const)(
  'gold, gain of ₹3,00,000, nil band %s, other income %i: %i of the band is unused, tax %i',
  (nilBand, otherIncome, unused, tax) => {
    const gold = { asset: 'other', price: 4_00_000, cost: 1_00_000 } as const;
    expect(plan({ ...gold, nilBand, otherIncome })).toMatchObject({ unused, tax });
  },
);

test('a gain at the rates of the slabs uses its own band there', () => {
  const short = { asset: 'other', boughtOn: '2026-05-01', otherIncome: 0 } as const;
  expect(plan(short)).toMatchObject({ rate: null, unused: null });
});

// House of 1985, cost ₹1,00,000, sold for ₹1 crore.
test.each([
  ['no fair value', null, 12_37_500],
  ['a fair value of ₹10,00,000 on 1 April 2001', 10_00_000, 11_25_000],
  ['a fair value of ₹30,00,000: 20% of the indexed gain is nil', 30_00_000, 0],
])('house of 1985 with %s', (_, value2001, tax) => {
  const old = { boughtOn: '1985-06-01', cost: 1_00_000, price: 1_00_00_000 };
  expect(due({ ...old, value2001 })).toBe(tax);
});

test('the fair value of 2001 replaces the cost of older assets, except shares', () => {
  const value2001 = 30_00_000;
  expect(plan({ boughtOn: '2001-04-01', cost: 1_00_000, value2001 }).isOldCost).toBe(false);
  const older = { boughtOn: '2001-03-31', cost: 1_00_000, value2001 };
  expect(plan({ ...older, asset: 'other' })).toMatchObject({ cost: value2001, isOldCost: true });
  expect(plan({ ...older, asset: 'listed' })).toMatchObject({ cost: value2001 });
  expect(plan({ ...older, asset: 'shares' })).toMatchObject({ cost: 1_00_000 });
});

test.each([
  [99_00_000, 90_00_000, false],
  [99_00_001, 99_00_001, true],
  [80_00_000, 90_00_000, false],
])('price ₹90,00,000, stamp value %i: the price is %i', (stampValue, price, isStampPrice) => {
  expect(plan({ stampValue })).toMatchObject({ price, isStampPrice });
});

test('a previous owner may have bought it long before 2001', () => {
  expect(due({ origin: 'given', boughtOn: '1900-01-01', value2001: 30_00_000 })).toBe(0);
});

test('expenses of the sale reduce the gain', () => {
  expect(plan({ expenses: 1_00_000 }).gain).toBe(49_00_000);
});

test('an inherited asset has the cost and the time of the previous owner, and its index may be disputed', () => {
  const result = plan({ origin: 'given', boughtOn: '2012-06-01' });
  expect(result).toMatchObject({ isLong: true, gain: 50_00_000, indexed: { isDisputed: true } });
  expect(plan({}).indexed?.isDisputed).toBe(false);
});

test.each([
  ['shares', '2025-12-01', '2026-12-01', false, 20],
  ['shares', '2025-12-01', '2026-12-02', true, 12.5],
  ['listed', '2025-12-01', '2026-12-01', false, null],
  ['property', '2024-12-01', '2026-12-01', false, null],
  ['property', '2024-12-01', '2026-12-02', true, 12.5],
  ['debt', '2023-05-01', '2026-12-02', false, null],
] as const)('%s of %s sold on %s: long %p, rate %p', (asset, boughtOn, soldOn, isLong, rate) => {
  expect(plan({ asset, boughtOn, soldOn })).toMatchObject({ isLong, rate });
});

test('long-term gains on shares: ₹1.25 lakh is free, and the value of January 2018 is their cost', () => {
  const shares = {
    asset: 'shares',
    boughtOn: '2015-01-01',
    price: 5_00_000,
    cost: 1_00_000,
  } as const;
  expect(plan(shares)).toMatchObject({ gain: 4_00_000, taxed: 2_75_000, tax: 34_375 });
  expect(plan({ ...shares, valueThen: 3_00_000 })).toMatchObject({ gain: 2_00_000, tax: 9375 });
  expect(plan({ ...shares, valueThen: 9_00_000 })).toMatchObject({ gain: 0, tax: 0 });
  expect(plan({ ...shares, boughtOn: '2018-02-01', valueThen: 3_00_000 }).gain).toBe(4_00_000);
});

test('section 90(7)(b)(ii), was 55(2)(ac): the value of January 2018 counts up to the full price, so expenses leave a loss', () => {
  const shares = { asset: 'shares', boughtOn: '2015-01-01', price: 10_00_000 } as const;
  const sold = { ...shares, cost: 4_00_000, expenses: 20_000 };
  expect(plan({ ...sold, valueThen: 20_00_000 })).toMatchObject({ cost: 10_00_000, gain: -20_000 });
  expect(plan({ ...sold, valueThen: 9_90_000 })).toMatchObject({ cost: 9_90_000, gain: -10_000 });
  expect(plan({ ...sold, valueThen: 3_00_000 })).toMatchObject({ cost: 4_00_000, gain: 5_80_000 });
});

test.each([
  ['2025-05-01', true, 12.5, 25_000],
  ['2025-10-31', true, 12.5, 25_000],
  ['2025-11-01', false, null, 0],
] as const)(
  'section 2(101)(b)(i), was 2(42A): a gold ETF bought on %s and sold on 1 November 2026: long %p',
  (boughtOn, isLong, rate, tax) => {
    const etf = { asset: 'listed', price: 5_00_000, cost: 3_00_000, boughtOn } as const;
    const found = plan({ ...etf, soldOn: '2026-11-01' });
    expect(found).toMatchObject({ isLong, rate, tax, gain: 2_00_000 });
  },
);

test('a loss bears no tax', () => {
  expect(plan({ price: 10_00_000 })).toMatchObject({ gain: -30_00_000, tax: 0, ignored: 0 });
});

test.each<[Partial<CapitalGainsInput>, string]>([
  [{ soldOn: '2026-03-31' }, 'soldOn'],
  [{ soldOn: '2027-04-01' }, 'soldOn'],
  [{ boughtOn: '2026-12-02' }, 'boughtOn'],
  [{ boughtOn: '' }, 'boughtOn'],
  [{ boughtOn: '1899-12-31' }, 'boughtOn'],
  [{ price: null }, 'price'],
  [{ cost: null }, 'cost'],
  [{ expenses: 90_00_001 }, 'expenses'],
  [{ stampValue: -1 }, 'stampValue'],
  [{ otherIncome: -1 }, 'otherIncome'],
])('%j is refused', (change, field) => {
  expect(Object.keys(listRejectedFields(planCapitalGains({ ...house, ...change })))).toEqual([
    field,
  ]);
});

// Worked by hand for tax year 2026-27; other income fills the nil band unless given.
test.each<[string, Partial<CapitalGainsInput>, rate: number | null, gain: number, due: number]>([
  [
    'section 198, was 112A: 2,00,000 less 1,25,000, at 12.5%',
    { asset: 'shares', boughtOn: '2024-01-01', price: 3_00_000, cost: 1_00_000 },
    ...([12.5, 2_00_000, 9_375] as const),
  ],
  [
    'section 198, was 112A: a gain of just 1,25,000 bears nothing',
    { asset: 'shares', boughtOn: '2024-01-01', price: 2_25_000, cost: 1_00_000 },
    ...([12.5, 1_25_000, 0] as const),
  ],
  [
    'section 196, was 111A: 80,000 within a year, at 20%',
    { asset: 'shares', boughtOn: '2026-01-15', price: 2_80_000, cost: 2_00_000 },
    ...([20, 80_000, 16_000] as const),
  ],
  [
    'section 196(2), was 111A(1), proviso: other income of 3,50,000 leaves 50,000 of the band, 30,000 at 20%',
    {
      ...{ asset: 'shares', boughtOn: '2026-01-15', price: 2_80_000, cost: 2_00_000 },
      otherIncome: 3_50_000,
    },
    ...([20, 80_000, 6_000] as const),
  ],
  [
    'section 197, was 112: gold of 2022, 5,00,000 at 12.5%, without 1,25,000',
    { asset: 'other', boughtOn: '2022-10-24', price: 8_00_000, cost: 3_00_000 },
    ...([12.5, 5_00_000, 62_500] as const),
  ],
  [
    'section 197(3), was 112(1), proviso: land of 2010, 20% of 60,00,000 − 10,00,000 × 384 ÷ 167 is more',
    { boughtOn: '2010-05-01', price: 60_00_000, cost: 10_00_000 },
    ...([12.5, 50_00_000, 6_25_000] as const),
  ],
  [
    'section 197(3), was 112(1), proviso: a flat of 2015, 20% of 80,00,000 − 50,00,000 × 384 ÷ 254 is less',
    { boughtOn: '2015-08-01', price: 80_00_000, cost: 50_00_000 },
    ...([12.5, 30_00_000, 88_188.98] as const),
  ],
  [
    'section 78(1), was 50C: a stamp value of 108% of the price leaves the price',
    {
      ...{ owner: 'other', boughtOn: '2023-01-01', price: 50_00_000, cost: 40_00_000 },
      stampValue: 54_00_000,
    },
    ...([12.5, 10_00_000, 1_25_000] as const),
  ],
  [
    'section 78(1), was 50C: a stamp value of 112% of the price is the price',
    {
      ...{ owner: 'other', boughtOn: '2023-01-01', price: 50_00_000, cost: 40_00_000 },
      stampValue: 56_00_000,
    },
    ...([12.5, 16_00_000, 2_00_000] as const),
  ],
  [
    'section 90(9), was 55(2)(b): gold of 1995 counts its value of 2001',
    {
      ...{ asset: 'other', boughtOn: '1995-11-01', price: 10_00_000, cost: 50_000 },
      value2001: 2_00_000,
    },
    ...([12.5, 8_00_000, 1_00_000] as const),
  ],
  [
    'section 73, was 49(1): a house inherited from an owner of 1990, its value of 2001 and index 100',
    {
      ...{ origin: 'given', boughtOn: '1990-03-01', price: 50_00_000, cost: 1_00_000 },
      value2001: 5_00_000,
    },
    ...([12.5, 45_00_000, 5_62_500] as const),
  ],
  [
    'section 76, was 50AA: a debt fund of May 2023 is never long-term',
    { asset: 'debt', boughtOn: '2023-05-02', price: 8_00_000, cost: 5_00_000 },
    ...([null, 3_00_000, 0] as const),
  ],
  [
    'section 90(6)(d), was 55(2)(aa): bonus shares of 2025 cost nothing',
    { asset: 'shares', boughtOn: '2025-01-10', price: 2_00_000, cost: 0 },
    ...([12.5, 2_00_000, 9_375] as const),
  ],
  [
    'section 90(7), was 55(2)(ac): bonus shares of 2017 cost their value of 31 January 2018',
    {
      ...{ asset: 'shares', boughtOn: '2017-06-01', price: 2_00_000, cost: 0 },
      valueThen: 1_20_000,
    },
    ...([12.5, 80_000, 0] as const),
  ],
])('%s', (_, change, rate, gain, tax) => {
  expect(plan(change)).toMatchObject({ rate, gain });
  expect(due(change)).toBeCloseTo(tax, 2);
});
