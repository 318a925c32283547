import fc from 'fast-check';
import {
  type LateGst,
  type LateGstInput,
  planLateGst,
} from '@/features/planners/late-gst/late-gst';
import { feeWaiver, gstReturns } from '@/features/planners/late-gst/late-gst-rules';
import { addDays } from '@/lib/days';
import { Exact, sum } from '@/lib/exact';
import { expectPlan, expectToAddUp, listRejectedFields } from '@/lib/test-support/read-plan';

jest.mock('@/content/tax-year', () => jest.requireActual('@/lib/test-support/tax-year'));

const late: LateGstInput = {
  form: 'gstr3b',
  isNil: false,
  turnover: 1_20_00_000,
  stateTurnover: null,
  cash: null,
  deposited: null,
  dueOn: '2026-12-20',
  filedOn: '2027-01-04',
};

const plan = (change: Partial<LateGstInput>) => expectPlan(planLateGst({ ...late, ...change }));

const parts = (change: Partial<LateGstInput>) => {
  const { lines } = plan(change);
  const findLines = (kind: string) =>
    lines.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0);
  return { fee: findLines('fee'), interest: Math.round(findLines('interest') * 100) / 100 };
};

const after = (days: number) => ({ filedOn: addDays(late.dueOn, days) });

test('computed from the law: GSTR-3B of 20 December 2026 filed 4 January, 50,000 in cash', () => {
  expect(parts({ cash: 50_000 })).toEqual({ fee: 750, interest: 369.86 });
});

test.each([
  // Published: whytax; caclubindia 540605 rounds it to 148.
  [6_000, 5, 14.79],
  [10_000, 30, 147.95],
])('published: %i in cash, %i days late, interest %p', (cash, days, interest) => {
  expect(parts({ cash, ...after(days) }).interest).toBe(interest);
});

test('published, teachoo: six days late is 25 x 6 each', () => {
  const { lines } = plan(after(6));
  expect(lines).toEqual([
    expect.objectContaining({ levy: 'CGST', days: 6, perDay: 25, amount: 150 }),
    expect.objectContaining({ levy: 'SGST', days: 6, perDay: 25, amount: 150 }),
  ]);
});

test.each([
  [1, 20],
  [24, 480],
  [25, 500],
  [26, 500],
  [60, 500],
])('a nil return %i days late: %i', (days, fee) => {
  for (const form of ['gstr3b', 'gstr1', 'gstr4'] as const) {
    expect(parts({ form, isNil: true, turnover: null, ...after(days) }).fee).toBe(fee);
  }
});

// Each cap is reached on its own day, and each turnover class includes its limit.
test.each([
  [1_49_99_999, 40, 2_000],
  [1_50_00_000, 40, 2_000],
  [1_50_00_000, 39, 1_950],
  [1_50_00_000, 41, 2_000],
  [1_50_00_000.01, 41, 2_050],
  [1_50_00_001, 100, 5_000],
  [1_50_00_001, 101, 5_000],
  [5_00_00_000, 99, 4_950],
  [5_00_00_000, 101, 5_000],
  [5_00_00_001, 101, 5_050],
  [5_00_00_001, 200, 10_000],
  [5_00_00_001, 201, 10_000],
])('turnover %p, %i days late: %i', (turnover, days, fee) => {
  for (const form of ['gstr3b', 'gstr1'] as const) {
    expect(parts({ form, turnover, ...after(days) }).fee).toBe(fee);
  }
});

test.each([
  [39, 1_950],
  [40, 2_000],
  [400, 2_000],
])('GSTR-4 %i days late, whatever the turnover: %i', (days, fee) => {
  expect(parts({ form: 'gstr4', turnover: null, ...after(days) }).fee).toBe(fee);
});

test.each([
  [2_00_00_000, 10, 0],
  [2_00_00_001, 10, 500],
  [5_00_00_000, 10, 500],
  [5_00_00_001, 10, 1_000],
  [20_00_00_000, 10, 1_000],
  [20_00_00_001, 10, 2_000],
  // 0.04% of 5 crore is 20,000, of 20 crore 80,000.
  [5_00_00_000, 399, 19_950],
  [5_00_00_000, 401, 20_000],
  [20_00_00_000, 460, 46_000],
])('GSTR-9, turnover %i, %i days late: %i', (turnover, days, fee) => {
  expect(parts({ form: 'gstr9', turnover, ...after(days) }).fee).toBe(fee);
});

test('the cap of GSTR-9 depends on turnover in the State', () => {
  const annual = { form: 'gstr9', turnover: 3_00_00_000, ...after(200) } as const;
  expect(parts({ ...annual, stateTurnover: 1_00_00_000 }).fee).toBe(4_000);
  expect(parts({ ...annual, stateTurnover: 3_00_00_000 }).fee).toBe(10_000);
});

// 0.04% of a crore is 4,000, 0.5% of it 50,000.
test.each([
  [5_00_00_001, 200, 4_000],
  [20_00_00_000, 200, 4_000],
  [20_00_00_001, 249, 49_800],
  [20_00_00_001, 300, 50_000],
])('GSTR-9, turnover %i with a crore in the State, %i days late: %i', (turnover, days, fee) => {
  const annual = { form: 'gstr9', turnover, stateTurnover: 1_00_00_000 } as const;
  expect(parts({ ...annual, ...after(days) }).fee).toBe(fee);
});

test('each half of a cap is in whole paise, so that the lines shown add up', () => {
  const turnover = fc.integer({ min: 1, max: 10 ** 10 }).map((paise) => paise / 100);
  fc.assert(
    fc.property(turnover, (stateTurnover) => {
      const annual = { ...late, form: 'gstr9', turnover: 20_00_00_000, stateTurnover } as const;
      const { lines, total } = planLateGst({ ...annual, filedOn: '2028-03-31' }) as LateGst;
      const shown = lines.map(({ amount }) => Exact.of(amount.toFixed(2)));
      expect(sum(shown).toFixed(2)).toBe(total.toFixed(2));
    }),
  );
});

test('CMP-08 bears interest, and no fee on the portal', () => {
  expect(parts({ form: 'cmp08', cash: 10_000, ...after(30) })).toEqual({
    fee: 0,
    interest: 147.95,
  });
  expect(plan({ form: 'cmp08' }).free).toBe('cmp08');
});

test('money in the cash ledger by the due date bears no interest', () => {
  expect(parts({ cash: 50_000, deposited: 20_000 }).interest).toBe(221.92);
  expect(parts({ cash: 50_000, deposited: 50_000 }).interest).toBe(0);
});

test.each([0, -1, -400])('filed %i days after the due day: nothing to pay', (days) => {
  const result = plan({ cash: 50_000, ...after(days) });
  expect(result).toMatchObject({ days: 0, lines: [], total: 0, free: 'inTime' });
});

test('interest counts 365 days in a leap year too, and 29 February counts as a day late', () => {
  const leap = { dueOn: '2028-02-20', filedOn: '2028-03-01', cash: 36_500 };
  expect(parts(leap)).toEqual({ fee: 500, interest: 180 });
});

test('a field of another form does not count', () => {
  expect(parts({ form: 'gstr1', cash: 50_000 }).interest).toBe(0);
  expect(parts({ form: 'gstr9', turnover: 3_00_00_000, isNil: true, ...after(10) }).fee).toBe(500);
  expect(parts({ isNil: true, cash: 50_000 }).interest).toBe(0);
});

test.each([
  [{ turnover: 5_00_00_000, filedOn: '2026-12-31' }, true],
  [{ turnover: 5_00_00_001, filedOn: '2026-12-31' }, false],
  [{ turnover: 5_00_00_000, filedOn: '2027-01-01' }, false],
  [{ turnover: 5_00_00_000, filedOn: '2026-12-20' }, false],
  [{ form: 'gstr1', turnover: 5_00_00_000, filedOn: '2026-12-31' }, false],
  // The recommendation does not cover returns due before the Council met.
  [{ dueOn: '2026-10-08', filedOn: '2026-10-20' }, true],
  [{ dueOn: '2026-10-07', filedOn: '2026-10-20' }, false],
  [{ dueOn: '2023-05-20', filedOn: '2023-05-31' }, false],
] as const)('the recommended waiver, %p: %p', (change, isCovered) => {
  const input = { ...late, ...change };
  const now = expectPlan(planLateGst(input));
  expect(now.mayBeWaived).toBe(isCovered);
  const notified = expectPlan(planLateGst(input, { ...feeWaiver.value, isNotified: true }));
  expect(notified.mayBeWaived).toBe(false);
  expect(notified.free === 'waived').toBe(isCovered);
  if (isCovered) expect([now.total > 0, notified.total]).toEqual([true, 0]);
});

const outside = 'We have the rules from 1 Apr 2023 to 31 Mar 2028.';

test.each([
  [{ turnover: null }, 'turnover', 'Enter the turnover: it decides the fee.'],
  [{ turnover: 0 }, 'turnover', 'Enter the turnover: it decides the fee.'],
  [{ cash: 0.001 }, 'cash', 'An amount has at most two decimals, its paise.'],
  [{ cash: 100, deposited: 101 }, 'deposited', 'Enter no more than the tax paid in cash.'],
  [
    { form: 'gstr9', turnover: 3_00_00_000, stateTurnover: 3_00_00_001 },
    'stateTurnover',
    'Enter no more than the whole turnover.',
  ],
  [{ dueOn: '' }, 'dueOn', 'Enter the day, month and year.'],
  [{ dueOn: '2017-08-20' }, 'dueOn', outside],
  [{ filedOn: '2056-12-20' }, 'filedOn', outside],
  [{ filedOn: '2027-02-29' }, 'filedOn', 'That date does not exist.'],
] as const)('%p is refused with a sentence at %s', (change, field, sentence) => {
  expect(listRejectedFields(planLateGst({ ...late, ...change }))).toEqual({ [field]: sentence });
});

test('the lines add up for every form, and a later day never costs less', () => {
  const rupees = fc.integer({ min: 0, max: 10 ** 12 }).map((paise) => paise / 100);
  const form = fc.constantFrom(...gstReturns.map(({ value }) => value));
  fc.assert(
    fc.property(form, rupees, fc.integer({ min: 0, max: 400 }), (value, cash, days) => {
      const input = { ...late, form: value, cash, turnover: 3_00_00_000, ...after(days) };
      const planned = planLateGst(input) as LateGst;
      const next = planLateGst({ ...input, ...after(days + 1) }) as LateGst;
      expectToAddUp(planned.lines, planned.total);
      expect(next.total.compare(planned.total)).toBeGreaterThanOrEqual(0);
    }),
  );
});
