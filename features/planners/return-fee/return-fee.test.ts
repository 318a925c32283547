import { planReturnFee, type ReturnFeeInput } from '@/features/planners/return-fee/return-fee';
import { expectPlan, listRejectedFields } from '@/lib/test-support/read-plan';

const late: ReturnFeeInput = {
  year: 'TY2026-27',
  kind: 'others',
  filing: 'first',
  income: 6_00_000,
  isRequired: false,
  filedOn: '2027-11-10',
};

const plan = (change: Partial<ReturnFeeInput>) => expectPlan(planReturnFee({ ...late, ...change }));

// Total income is first rounded to ten rupees.
test.each([
  [4_99_999, 1_000],
  [5_00_000, 1_000],
  [5_00_004.99, 1_000],
  [5_00_005, 5_000],
  [5_00_010, 5_000],
  [10 ** 15, 5_000],
])('total income of %p filed late: %i', (income, fee) => {
  expect(plan({ income }).fee).toBe(fee);
});

test('computed from the law: 5,00,000 filed on 10 November 2027 is 1,000', () => {
  expect(plan({ income: 5_00_000 })).toMatchObject({ fee: 1_000, freeUntil: '2027-07-31' });
});

test.each([
  ['others', '2027-07-31', 0],
  ['others', '2027-08-01', 5_000],
  ['noAudit', '2027-08-31', 0],
  ['noAudit', '2027-09-01', 5_000],
  ['audit', '2027-10-31', 0],
  ['audit', '2027-11-01', 5_000],
  ['transferPricing', '2027-11-30', 0],
  ['transferPricing', '2027-12-01', 5_000],
] as const)('%s, filed on %s: %i', (kind, filedOn, fee) => {
  expect(plan({ kind, filedOn }).fee).toBe(fee);
});

test.each([
  ['others', '2026-07-31', 0],
  ['others', '2026-08-01', 5_000],
  ['audit', '2026-11-21', 0],
  ['audit', '2026-11-22', 5_000],
] as const)('AY 2026-27, %s, filed on %s: %i', (kind, filedOn, fee) => {
  expect(plan({ year: '2026-27', kind, filedOn }).fee).toBe(fee);
});

// A late first return is in the new regime, sections 202(4) and 115BAC(6), so the old limits of
// 2,50,000 to 5,00,000 by age do not count.
test.each([
  [2_50_010, 'notRequired', 0],
  [3_99_990, 'notRequired', 0],
  [4_00_000, 'notRequired', 0],
  [4_00_010, null, 1_000],
] as const)('late first return on %i: free for the reason %p, fee %i', (income, free, fee) => {
  for (const year of ['2026-27', 'TY2026-27'] as const) {
    const filedOn = year === '2026-27' ? '2026-12-20' : '2027-12-20';
    expect(plan({ year, income, filedOn })).toMatchObject({ exemption: 4_00_000, free, fee });
  }
});

test('those who must file whatever their income pay the fee even on nil income', () => {
  expect(plan({ income: 0 })).toMatchObject({ fee: 0, free: 'notRequired' });
  expect(plan({ income: 0, isRequired: true })).toMatchObject({ fee: 1_000, free: null });
});

// A company files even on a loss, and an audit implies a turnover that requires a return.
test.each([
  ['others', 'notRequired'],
  ['noAudit', 'notRequired'],
  ['audit', null],
  ['transferPricing', null],
] as const)('nil income of %s filed late: no fee for the reason %p', (kind, free) => {
  expect(plan({ kind, income: 0, filedOn: '2027-12-20' })).toMatchObject({
    free,
    fee: free === null ? 1_000 : 0,
  });
});

test.each([
  ['2027-12-31', 0],
  ['2028-01-01', 5_000],
  ['2028-03-31', 5_000],
])('revised on %s: %i', (filedOn, fee) => {
  expect(plan({ filing: 'revised', filedOn }).fee).toBe(fee);
});

test('a revision bears the fee even below the exemption limit', () => {
  expect(plan({ filing: 'revised', filedOn: '2028-01-01', income: 0 }).fee).toBe(1_000);
});

test('the date before a circular is reported, and so is an updated return', () => {
  expect(plan({ year: '2026-27', kind: 'audit', filedOn: '2026-11-21' }).movedFrom?.day).toBe(
    '2026-10-31',
  );
  expect(plan({ filedOn: '2027-12-31' }).isUpdatedReturn).toBe(false);
  expect(plan({ filedOn: '2028-01-01' }).isUpdatedReturn).toBe(true);
});

test.each([
  [{ income: null }, 'income', 'Enter the total income; 0 if it is nil.'],
  [{ income: -5 }, 'income', 'An amount cannot be below zero.'],
  [{ filedOn: '' }, 'filedOn', 'Enter the day, month and year.'],
  [{ filedOn: '2027-02-29' }, 'filedOn', 'That date does not exist.'],
  [{ filedOn: '2027-03-31' }, 'filedOn', 'You file a return after the year ends, on 31 Mar 2027.'],
  [{ filedOn: '2057-11-10' }, 'filedOn', 'You can file no return of this year after 31 Mar 2032.'],
  [
    { filing: 'revised', filedOn: '2028-04-01' },
    'filedOn',
    'You can revise a return of this year until 31 Mar 2028.',
  ],
] as const)('%p is refused with a sentence at %s', (change, field, sentence) => {
  expect(listRejectedFields(planReturnFee({ ...late, ...change }))).toEqual({ [field]: sentence });
});

test.each([
  ['section 139(4): AY 2026-27 on 31 December 2026, belated', '2026-27', '2026-12-31', false],
  ['section 139(8A): AY 2026-27 on 1 January 2027, updated', '2026-27', '2027-01-01', true],
  ['section 139(8A): AY 2026-27 on its last day of 48 months', '2026-27', '2031-03-31', true],
  [
    'section 263(4): tax year 2026-27 on 31 December 2027, belated',
    'TY2026-27',
    '2027-12-31',
    false,
  ],
  ['section 263(6): tax year 2026-27 on 1 January 2028, updated', 'TY2026-27', '2028-01-01', true],
  ['section 263(6): tax year 2026-27 on its last day', 'TY2026-27', '2032-03-31', true],
] as const)('%s: fee of ₹5,000', (_, year, filedOn, isUpdatedReturn) => {
  expect(plan({ year, filedOn })).toMatchObject({ fee: 5_000, isUpdatedReturn });
});

test.each([
  ['section 139(8A): AY 2026-27', '2026-27', '2031-04-01', '31 Mar 2031'],
  ['section 263(6): tax year 2026-27', 'TY2026-27', '2032-04-01', '31 Mar 2032'],
] as const)('%s a day after 48 months can no longer be filed', (_, year, filedOn, last) => {
  expect(listRejectedFields(planReturnFee({ ...late, year, filedOn }))).toEqual({
    filedOn: `You can file no return of this year after ${last}.`,
  });
});
