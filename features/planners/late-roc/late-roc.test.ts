import fc from 'fast-check';
import {
  type LateRoc,
  type LateRocInput,
  planLateRoc,
} from '@/features/planners/late-roc/late-roc';
import { rocForms } from '@/features/planners/late-roc/late-roc-rules';
import { addDays } from '@/lib/days';
import { expectPlan, expectToAddUp, listRejectedFields } from '@/lib/test-support/read-plan';

jest.mock('@/content/tax-year', () => jest.requireActual('@/lib/test-support/tax-year'));

const late: LateRocInput = {
  form: 'aoc4',
  capital: 10_00_000,
  turnover: null,
  dueOn: '2027-01-30',
  filedOn: '2027-01-31',
};

const plan = (change: Partial<LateRocInput>) => expectPlan(planLateRoc({ ...late, ...change }));
const after = (days: number) => ({ filedOn: addDays(late.dueOn, days) });

test('computed from the law: AOC-4 due 30 October 2027, filed 15 January 2028', () => {
  const result = plan({ dueOn: '2027-10-30', filedOn: '2028-01-15' });
  expect(result).toMatchObject({ days: 77, total: 8_100 });
});

test.each([
  [40_00_000, 300],
  [40_00_001, 500],
])('computed from the law: LLP-11, 5 lakh, 21 days late, turnover %i: %i', (turnover, total) => {
  const llp = { form: 'llp11', capital: 5_00_000, turnover } as const;
  const result = plan({ ...llp, dueOn: '2027-05-30', filedOn: '2027-06-20' });
  expect(result).toMatchObject({ days: 21, total });
});

test.each([
  [0, 750],
  [50_00_000, 1_500],
])('published: LLP-11 of 2020-21, 1 lakh, filed 22 April 2022, turnover %i', (turnover, extra) => {
  const llp = { form: 'llp11', capital: 1_00_000, turnover } as const;
  const { lines } = plan({ ...llp, dueOn: '2021-05-30', filedOn: '2022-04-22' });
  expect(lines).toContainEqual(expect.objectContaining({ kind: 'multiple', amount: extra }));
});

// A company's fee changes at the limit, an LLP's just above it.
test.each([
  [99_999, 200],
  [1_00_000, 300],
  [4_99_999, 300],
  [5_00_000, 400],
  [24_99_999, 400],
  [25_00_000, 500],
  [99_99_999, 500],
  [1_00_00_000, 600],
  [1_00_00_001, 600],
])('share capital of %i: the fee is %i', (capital, fee) => {
  for (const form of ['aoc4', 'mgt7', 'adt1', 'dpt3'] as const) {
    expect(plan({ form, capital, ...after(0) })).toMatchObject({ total: fee, isSmall: null });
  }
});

test.each([
  [1_00_000, 50],
  [1_00_001, 100],
  [5_00_000, 100],
  [5_00_001, 150],
  [10_00_000, 150],
  [10_00_001, 200],
  [25_00_000, 200],
  [25_00_001, 400],
  [1_00_00_000, 400],
  [1_00_00_001, 600],
])('contribution of %i: the fee is %i', (capital, fee) => {
  expect(plan({ form: 'llp8', capital, turnover: 0, ...after(0) }).total).toBe(fee);
});

test.each([
  [25_00_000, 40_00_000, true],
  [25_00_001, 40_00_000, false],
  [25_00_000, 40_00_001, false],
])('an LLP of %i and turnover %i is small: %p', (capital, turnover, isSmall) => {
  expect(plan({ form: 'llp8', capital, turnover }).isSmall).toBe(isSmall);
});

test.each([
  ['aoc4', [0, 100, 1_500, 1_600, 3_000, 3_100, 18_100, 36_500]],
  ['mgt7', [0, 100, 1_500, 1_600, 3_000, 3_100, 18_100, 36_500]],
  // ADT-1 has one fee for the first fifteen days, DPT-3 begins with two.
  ['adt1', [0, 400, 400, 800, 800, 1_600, 4_800, 4_800]],
  ['dpt3', [0, 800, 800, 800, 800, 1_600, 4_800, 4_800]],
] as const)('%s, late by 0, 1, 15, 16, 30, 31, 181 and 365 days', (form, extras) => {
  const days = [0, 1, 15, 16, 30, 31, 181, 365];
  expect(days.map((count) => plan({ form, ...after(count) }).total - 400)).toEqual(extras);
});

test.each([
  ['adt1', 60, 4],
  ['adt1', 61, 6],
  ['adt1', 90, 6],
  ['adt1', 91, 10],
  ['adt1', 180, 10],
  ['dpt3', 61, 6],
  ['dpt3', 180, 10],
] as const)('%s %i days late: %i times the fee', (form, days, times) => {
  expect(plan({ form, ...after(days) }).total).toBe(400 + times * 400);
});

test.each([
  [0, 0, 0],
  [1, 50, 50],
  [15, 50, 50],
  [16, 100, 200],
  [30, 100, 200],
  [31, 200, 400],
  [60, 200, 400],
  [61, 300, 600],
  [90, 300, 600],
  [91, 500, 1_000],
  [180, 500, 1_000],
  [181, 750, 1_500],
  [360, 750, 1_500],
  [361, 760, 1_520],
  [400, 1_150, 2_300],
])('an LLP form %i days late: %i if small, else %i', (days, small, other) => {
  const llp = { form: 'llp8', capital: 1_00_000, ...after(days) } as const;
  expect(plan({ ...llp, turnover: 0 }).total).toBe(50 + small);
  expect(plan({ ...llp, turnover: 1_00_00_000 }).total).toBe(50 + other);
});

test.each([
  [-1, 0],
  [0, 0],
  [1, 5_000],
  [300, 5_000],
])('DIR-3 KYC %i days late: %i', (days, fee) => {
  expect(plan({ form: 'dir3', capital: null, ...after(days) }).total).toBe(fee);
});

test('filed by the due date: the fee alone', () => {
  expect(plan(after(-200))).toMatchObject({ days: 0, total: 400 });
});

test.each([
  [{ capital: null }, 'capital', 'Enter the share capital.'],
  [{ capital: 0 }, 'capital', 'Enter the share capital.'],
  [{ form: 'llp8', turnover: 0, capital: null }, 'capital', /contribution of all partners/],
  [{ form: 'llp8' }, 'turnover', 'Enter the turnover; 0 if there was none.'],
  [{ capital: Number.NaN }, 'capital', 'Write the amount in digits, such as 5,000.'],
  [{ dueOn: '' }, 'dueOn', 'Enter the day, month and year.'],
  [{ dueOn: '2027-06-31' }, 'dueOn', 'That date does not exist.'],
  [{ dueOn: '1997-01-30' }, 'dueOn', /from 1 Apr 2021 to 31 Mar 2028/],
  [{ filedOn: '2057-01-30' }, 'filedOn', /from 1 Apr 2022 to 31 Mar 2028/],
] as const)('%p is refused with a sentence at %s', (change, field, sentence) => {
  const rejected = listRejectedFields(planLateRoc({ ...late, ...change }));
  expect(Object.keys(rejected)).toEqual([field]);
  expect(rejected[field]).toMatch(sentence);
});

test('the lines add up for every form, and a later day never costs less', () => {
  const form = fc.constantFrom(...rocForms.map(({ value }) => value));
  const rupees = fc.integer({ min: 1, max: 10 ** 9 });
  fc.assert(
    fc.property(form, rupees, fc.integer({ min: 0, max: 400 }), (value, capital, days) => {
      const input = { ...late, form: value, capital, turnover: capital, ...after(days) };
      const planned = planLateRoc(input) as LateRoc;
      const next = planLateRoc({ ...input, ...after(days + 1) }) as LateRoc;
      expectToAddUp(planned.lines, planned.total);
      expect(next.total.compare(planned.total)).toBeGreaterThanOrEqual(0);
    }),
  );
});
