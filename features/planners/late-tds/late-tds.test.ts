import fc from 'fast-check';
import {
  type LateTds,
  type LateTdsInput,
  planLateTds,
} from '@/features/planners/late-tds/late-tds';
import { addDays } from '@/lib/days';
import { expectPlan, expectToAddUp, listRejectedFields } from '@/lib/test-support/read-plan';

jest.mock('@/content/tax-year', () => jest.requireActual('@/lib/test-support/tax-year'));

const late: LateTdsInput = {
  deductor: 'other',
  tax: 10_000,
  deductibleOn: '',
  deductedOn: '2027-07-15',
  paidOn: '2027-08-08',
  daysLate: null,
  filedOn: '',
  statementTax: null,
};

const plan = (change: Partial<LateTdsInput>) => expectPlan(planLateTds({ ...late, ...change }));
const totals = (change: Partial<LateTdsInput>) => plan(change).ways.map(({ total }) => total);

test.each([
  // TRACES's own example.
  [10_000, '2023-06-10', '2023-08-08', 450, 300],
  [10_000, '2027-07-15', '2027-08-08', 300, 150],
  [12_345, '2027-05-31', '2027-06-08', 184.5, 184.5],
])('%i deducted %s, paid %s: %p by the calendar, %p by thirty days', (tax, ...rest) => {
  const [deductedOn, paidOn, calendar, thirty] = rest;
  expect(totals({ tax, deductedOn, paidOn })).toEqual([calendar, thirty]);
});

test('days late give the day of payment, counted from the last day for it', () => {
  // 7 August and 12 days.
  expect(totals({ paidOn: '', daysLate: 12 })).toEqual(totals({ paidOn: '2027-08-19' }));
  expect(totals({ paidOn: '2027-08-08', daysLate: 300 })).toEqual(totals({}));
  expect(plan({ paidOn: '', daysLate: 0 }).isPaidInTime).toBe(true);
  for (const daysLate of [-1, 1.5, 5000]) {
    expect(listRejectedFields(planLateTds({ ...late, paidOn: '', daysLate }))).toEqual({
      daysLate: 'Write whole days, fewer than 3650.',
    });
  }
});

test.each<[Partial<LateTdsInput>, calendar: number, older: number | null, thirty: number]>([
  [{}, 300, null, 150],
  [{ tax: 12_345, deductedOn: '2027-05-31', paidOn: '2027-06-08' }, 184.5, 369, 184.5],
  [{ deductedOn: '2026-11-30', paidOn: '2026-12-08' }, 150, 300, 150],
  [{ tax: 20_000, deductedOn: '2027-02-27', paidOn: '2027-03-08' }, 600, null, 300],
  [{ tax: 20_000, deductedOn: '2027-02-28', paidOn: '2027-03-08' }, 300, 600, 300],
  [{ tax: 20_000, deductedOn: '2028-02-29', paidOn: '2028-03-08' }, 300, 600, 300],
  [{ tax: 20_000, deductedOn: '2028-02-28', paidOn: '2028-03-08' }, 600, null, 300],
  [{ deductedOn: '2027-03-31', paidOn: '2027-05-01' }, 300, 450, 300],
  [{ deductedOn: '2026-11-20', paidOn: '2026-12-07' }, 0, null, 0],
  [{ deductedOn: '2027-03-31', paidOn: '2027-04-30' }, 0, null, 0],
  [
    { deductibleOn: '2027-04-05', deductedOn: '2027-04-28', paidOn: '2027-05-07' },
    ...([100, null, 100] as const),
  ],
])('%j: TRACES asks %p, an older demand %p, months of thirty days %p', (change, ...asked) => {
  const [calendar, older, thirty] = asked;
  const { ways, olderDemand } = plan(change);
  expect(ways.map(({ count }) => count)).toEqual(['calendar', 'thirtyDays']);
  expect([ways[0]?.total, olderDemand, ways[1]?.total]).toEqual([calendar, older, thirty]);
});

test.each([
  ['other', '2027-07-15', '2027-08-07'],
  ['other', '2027-12-31', '2028-01-07'],
  ['other', '2027-03-01', '2027-04-30'],
  ['other', '2027-03-31', '2027-04-30'],
  ['other', '2028-02-29', '2028-03-07'],
  ['government', '2027-03-31', '2027-04-07'],
  ['government', '2027-12-01', '2028-01-07'],
  ['form141', '2027-01-31', '2027-03-02'],
  ['form141', '2028-01-31', '2028-03-01'],
] as const)('%s, deducted %s: nothing until %s, interest from the next day', (...days) => {
  const [deductor, deductedOn, payBy] = days;
  const inTime = plan({ deductor, deductedOn, paidOn: payBy });
  expect(inTime).toMatchObject({ payBy, isPaidInTime: true });
  expect(inTime.ways.map(({ lines }) => lines)).toEqual([[], []]);
  const next = plan({ deductor, deductedOn, paidOn: addDays(payBy, 1) });
  expect(next.isPaidInTime).toBe(false);
  expect(next.ways[0]?.total).toBeGreaterThan(0);
});

test('late deduction: 1% a month until deducted, whether or not it is then paid in time', () => {
  const inTime = plan({ deductibleOn: '2027-05-20', paidOn: '2027-08-07' });
  expect(inTime.ways.map(({ total }) => total)).toEqual([300, 200]);
  const late = plan({ deductibleOn: '2027-05-20' });
  expect(late.ways.map(({ lines }) => lines.map(({ amount }) => amount))).toEqual([
    [300, 300],
    [200, 150],
  ]);
  expect(inTime.isPaidInTime).toBe(false);
});

test.each([
  ['2026-03-31', '1961'],
  ['2026-04-01', '2025'],
] as const)('deducted on %s: the Act of %s', (deductedOn, act) => {
  expect(plan({ deductedOn, paidOn: '2026-06-01' }).act).toBe(act);
});

test.each([
  [99.99, 0],
  [100, 3],
  [199.99, 3],
  [200, 6],
])('interest is on whole hundreds: %p bears %i', (tax, interest) => {
  expect(totals({ tax })[0]).toBe(interest);
});

test.each([
  // Computed from the law: due 31 January 2027, filed 15 March, 43 days.
  ['2026-12-10', '2027-03-15', 1_00_000, 8_600],
  ['2026-12-10', '2027-03-15', 3_000, 3_000],
  ['2026-12-10', '2027-01-31', 3_000, 0],
  ['2026-12-10', '2027-02-01', 3_000, 200],
  ['2026-12-10', '2027-02-15', 3_000, 3_000],
  ['2026-12-10', '2027-02-14', 3_000, 2_800],
  // Published: due 31 July, filed 10 August.
  ['2027-06-10', '2027-08-10', 1_00_000, 2_000],
  ['2027-03-10', '2027-05-31', 1_00_000, 0],
  ['2027-03-10', '2027-06-01', 1_00_000, 200],
])('statement for %s filed %s, tax %i: fee %i', (deductedOn, filedOn, tax, fee) => {
  expect(totals({ deductedOn, paidOn: deductedOn, filedOn, tax })).toEqual([fee, fee]);
});

test('the cap of the fee is all the tax in the statement, where that is more', () => {
  const payment = { deductedOn: '2026-12-10', paidOn: '2026-12-10', filedOn: '2027-03-15' };
  expect(totals({ ...payment, tax: 3_000, statementTax: 5_000 })).toEqual([5_000, 5_000]);
  expect(totals({ ...payment, tax: 3_000, statementTax: 50_000 })).toEqual([8_600, 8_600]);
});

test('a penalty may follow after a month', () => {
  const payment = { deductedOn: '2026-12-10', paidOn: '2026-12-10' };
  expect(plan({ ...payment, filedOn: '2027-02-28' }).penaltyAfter).toBe(null);
  expect(plan({ ...payment, filedOn: '2027-03-01' }).penaltyAfter).toBe(1);
});

// One month since April 2025; before, a year.
test.each([
  ['2023-06-10', '2023-09-15', null],
  ['2023-06-10', '2024-07-31', null],
  ['2023-06-10', '2024-08-01', 12],
  ['2024-12-10', '2025-03-31', null],
  ['2024-12-10', '2025-04-01', 1],
])(
  'a statement for %s filed on %s may bear a penalty after months: %p',
  (deductedOn, filedOn, months) => {
    expect(plan({ deductedOn, paidOn: deductedOn, filedOn }).penaltyAfter).toBe(months);
  },
);

const outside = 'We have the rules from 1 Apr 2023 to 31 Mar 2028.';

test.each([
  [{ tax: null }, 'tax', 'Enter the tax that you deducted.'],
  [{ tax: 0 }, 'tax', 'Enter the tax that you deducted.'],
  [{ tax: Number.POSITIVE_INFINITY }, 'tax', 'Amounts go up to ₹1,00,00,00,00,00,00,000 here.'],
  [{ deductedOn: '' }, 'deductedOn', 'Enter the day, month and year.'],
  [{ deductedOn: '2027-02-29' }, 'deductedOn', 'That date does not exist.'],
  [{ deductedOn: '2023-03-31' }, 'deductedOn', outside],
  [{ paidOn: '' }, 'paidOn', 'Enter the day, month and year.'],
  [{ paidOn: '2057-08-08' }, 'paidOn', outside],
  [{ paidOn: '2027-07-14' }, 'paidOn', 'You pay tax after you deduct it.'],
  [
    { deductibleOn: '2027-07-16' },
    'deductibleOn',
    'You should have deducted on the day on which you did, or before.',
  ],
  [
    { deductedOn: '2027-06-10', filedOn: '2027-06-30' },
    'filedOn',
    'The statement covers days up to 30 Jun 2027: you file it after that.',
  ],
  [
    { deductor: 'form141', filedOn: '2027-07-31' },
    'filedOn',
    'The statement covers days up to 31 Jul 2027: you file it after that.',
  ],
  [
    { statementTax: 9_999 },
    'statementTax',
    'The statement holds this tax too: enter at least that.',
  ],
] as const)('%p is refused with a sentence at %s', (change, field, sentence) => {
  expect(listRejectedFields(planLateTds({ ...late, ...change }))).toEqual({ [field]: sentence });
});

test('the lines add up, and the fee never exceeds the tax', () => {
  const rupees = fc.integer({ min: 1, max: 10 ** 12 }).map((paise) => paise / 100);
  const day = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(rupees, day, day, (tax, before, after) => {
      const deductedOn = addDays('2025-05-01', before);
      const paidOn = addDays(deductedOn, after);
      const filedOn = addDays(deductedOn, 95 + after);
      const { ways } = planLateTds({ ...late, tax, deductedOn, paidOn, filedOn }) as LateTds;
      for (const { lines, total } of ways) {
        expectToAddUp(lines, total);
        const fee = lines.find(({ kind }) => kind === 'fee');
        expect(fee?.amount.isAbove(tax) ?? false).toBe(false);
      }
    }),
  );
});
