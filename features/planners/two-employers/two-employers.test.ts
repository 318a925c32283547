import { planTwoEmployers } from '@/features/planners/two-employers/two-employers';
import { expectPlan, listRejectedFields } from '@/lib/test-support/read-plan';

const TODAY = '2026-11-27';

const plan = (salaryA: number, salaryB: number, deductedA = 0, deductedB = 0, today = TODAY) =>
  planTwoEmployers(
    { year: 'TY2026-27', salaryA, salaryB, deductedA, deductedB, filedOn: '' },
    today,
  );

test.each([
  [7_50_000, 5_00_000, 0, 0, 0, 0],
  [6_00_000, 9_00_000, 0, 0, 97_500, 97_500],
  [9_00_000, 9_00_000, 0, 0, 1_50_800, 1_50_800],
  [12_00_000, 14_00_000, 0, 81_900, 3_51_000, 2_69_100],
  [15_00_000, 18_00_000, 97_500, 1_50_800, 5_69_400, 3_21_100],
])('salaries of %i and %i with TDS of %i and %i: tax %i, short %i', (a, b, da, db, tax, short) => {
  for (const year of ['TY2026-27', '2026-27'] as const) {
    const filedOn = year === '2026-27' ? '2026-11-27' : '';
    const input = { year, salaryA: a, salaryB: b, deductedA: da, deductedB: db, filedOn };
    expect(expectPlan(planTwoEmployers(input, TODAY))).toMatchObject({ tax, short });
  }
});

test('two salaries of ₹9,00,000, nothing paid until 31 July 2027: the interest of each section', () => {
  const { advanceTaxPlan } = expectPlan(plan(9_00_000, 9_00_000));
  const amounts = advanceTaxPlan.lines.map(({ kind, amount }) => [kind, amount]);
  expect(amounts.slice(0, 5)).toEqual([
    ['instalment', 678],
    ['instalment', 2034],
    ['instalment', 3393],
    ['instalment', 1508],
    ['shortfall', 6032],
  ]);
  expect(advanceTaxPlan.total).toBe(1_64_450);
});

// AY 2026-27 ended on 31 March 2026: section 234C, 234B and 234A of the 1961 Act, and 234F.
test.each([
  ['2026-11-27', 12_064, 6_032, 1_76_510],
  ['2026-12-31', 13_572, 7_540, 1_79_530],
])(
  '₹9,00,000 + ₹9,00,000 of AY 2026-27, paid and filed on %s: 234B %i, 234A %i, in all %i, and 234F 5,000',
  (filedOn, after, late, total) => {
    const { advanceTaxPlan, fee } = expectPlan(
      planTwoEmployers(
        {
          ...{ year: '2026-27', salaryA: 9_00_000, salaryB: 9_00_000, deductedA: 0, deductedB: 0 },
          filedOn,
        },
        TODAY,
      ),
    );
    const findLines = (kind: string) => advanceTaxPlan.lines.filter((line) => line.kind === kind);
    expect(findLines('instalment').map(({ amount }) => amount)).toEqual([678, 2034, 3393, 1508]);
    expect(findLines('shortfall')).toMatchObject([{ amount: after }]);
    expect(findLines('delay')).toMatchObject([{ amount: late }]);
    expect(advanceTaxPlan.total).toBe(total);
    expect(fee).toBe(5000);
  },
);

test('a year whose return is overdue needs the day of filing, by the last one', () => {
  const findLines = (filedOn: string) =>
    planTwoEmployers(
      {
        ...{ year: '2026-27', salaryA: 9_00_000, salaryB: 9_00_000, deductedA: 0, deductedB: 0 },
        filedOn,
      },
      TODAY,
    );
  expect(listRejectedFields(findLines(''))).toEqual({
    filedOn: expect.stringContaining('31 Jul 2026'),
  });
  expect(listRejectedFields(findLines('2026-03-31'))).toEqual({
    filedOn: expect.stringContaining('31 Mar 2026'),
  });
  expect(listRejectedFields(findLines('2027-01-01'))).toEqual({
    filedOn: expect.stringContaining('updated'),
  });
  // Before the due date there is neither fee nor interest for delay.
  expect(expectPlan(findLines('2026-07-31'))).toMatchObject({
    fee: 0,
    advanceTaxPlan: { isLate: false },
  });
});

test.each([
  ['2026-11-27', false, ['2026-12-15', '2027-03-15']],
  ['2026-12-15', false, ['2026-12-15', '2027-03-15']],
  ['2026-12-16', false, ['2027-03-15']],
  ['2027-03-31', false, []],
  ['2027-04-01', true, []],
])('tax year 2026-27 on %s: over %p, instalments left %j', (today, isOver, instalmentsLeft) => {
  expect(expectPlan(plan(9_00_000, 9_00_000, 0, 0, today))).toMatchObject({
    isOver,
    instalmentsLeft,
  });
});

test('the return of tax year 2026-27 is overdue from 1 August 2027, and then the day of filing is asked for', () => {
  expect(expectPlan(plan(9_00_000, 9_00_000, 0, 0, '2027-07-31')).filedOn).toBe('2027-07-31');
  expect(Object.keys(listRejectedFields(plan(9_00_000, 9_00_000, 0, 0, '2027-08-01')))).toEqual([
    'filedOn',
  ]);
});

test('no interest below ₹10,000, and a refund if too much was deducted', () => {
  expect(expectPlan(plan(7_00_000, 6_50_000, 70_000)).advanceTaxPlan.interest).toBe(0);
  expect(expectPlan(plan(7_00_000, 6_50_000, 1_00_000)).short).toBeLessThan(0);
});

test('both salaries are asked for, and amounts have a bound', () => {
  expect(listRejectedFields(plan(0, 5))).toEqual({ salaryA: 'Enter the salary of the year.' });
  expect(Object.keys(listRejectedFields(plan(10 ** 15, 10 ** 15)))).toEqual(['salaryB']);
  expect(Object.keys(listRejectedFields(plan(1, 2 * 10 ** 15)))).toContain('salaryB');
});
