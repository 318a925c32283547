import { type CapitalGainsInput, planCapitalGains } from '@/lib/planners/capital-gains';
import { planned, refusedIn } from '@/test-support/read-plan';

const house: CapitalGainsInput = {
  asset: 'property',
  owner: 'resident',
  boughtOn: '2012-06-01',
  soldOn: '2026-12-01',
  price: 90_00_000,
  cost: 40_00_000,
  valueThen: null,
  index: 200,
};
const plan = (change: Partial<CapitalGainsInput>) =>
  planned(planCapitalGains({ ...house, ...change }));

test.each([
  ['bought in 2012-13, index 200', {}, 6_25_000, 2_64_000, 3_61_000],
  ['bought in 2020-21, index 301', { boughtOn: '2020-06-01', index: 301 }, 6_25_000, 7_79_402, 0],
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

test('without the index the comparison is missed, and said to be', () => {
  expect(plan({ index: null })).toMatchObject({ indexed: null, lacksIndex: true, tax: 6_25_000 });
});

test.each([
  ['shares', '2025-12-01', '2026-12-01', false, 20],
  ['shares', '2025-12-01', '2026-12-02', true, 12.5],
  ['listedBond', '2025-12-01', '2026-12-01', false, null],
  ['property', '2024-12-01', '2026-12-01', false, null],
  ['property', '2024-12-01', '2026-12-02', true, 12.5],
  ['debt', '2023-05-01', '2026-12-02', false, null],
] as const)('%s of %s sold on %s: long %p, rate %p', (asset, boughtOn, soldOn, isLong, rate) => {
  expect(plan({ asset, boughtOn, soldOn, index: null })).toMatchObject({ isLong, rate });
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
  // It makes no loss.
  expect(plan({ ...shares, valueThen: 9_00_000 })).toMatchObject({ gain: 0, tax: 0 });
  expect(plan({ ...shares, boughtOn: '2018-02-01', valueThen: 3_00_000 }).gain).toBe(4_00_000);
});

test('a loss bears no tax', () => {
  expect(plan({ price: 10_00_000 })).toMatchObject({ gain: -30_00_000, tax: 0, ignored: 0 });
});

test.each<[Partial<CapitalGainsInput>, string]>([
  [{ soldOn: '2026-03-31' }, 'soldOn'],
  [{ soldOn: '2027-04-01' }, 'soldOn'],
  [{ boughtOn: '2026-12-02' }, 'boughtOn'],
  [{ boughtOn: '' }, 'boughtOn'],
  [{ price: null }, 'price'],
  [{ cost: null }, 'cost'],
  [{ index: 99 }, 'index'],
  [{ index: 385 }, 'index'],
])('%j is refused', (change, field) => {
  expect(Object.keys(refusedIn(planCapitalGains({ ...house, ...change })))).toEqual([field]);
});
