import { type LateReturnInput, planLateReturn } from '@/features/planners/return-fee/late-return';
import {
  listLateReturnPoints,
  listLateReturnRows,
} from '@/features/planners/return-fee/late-return-rows';
import { isRejected } from '@/lib/forms/reading';
import { expectPlan, expectToAddUp, listRejectedFields } from '@/lib/test-support/read-plan';

const late: LateReturnInput = {
  year: '2026-27',
  taxpayer: 'individual',
  income: 14_00_000,
  unpaid: 9_000,
  isRequired: false,
  filedOn: '2026-11-29',
};

const plan = (change: Partial<LateReturnInput>) =>
  expectPlan(planLateReturn({ ...late, ...change }));
const computeInterest = (change: Partial<LateReturnInput>) =>
  Object.fromEntries(plan(change).interest.map(({ kind, amount }) => [kind, amount]));

test('Sections 234A and 234F, AY 2026-27: ₹9,000 unpaid, filed on 29 November 2026, is ₹14,360', () => {
  const { unpaid, interest, fee, total } = plan({});
  expect(unpaid).toBe(9_000);
  expect(interest).toEqual([{ kind: 'delay', months: [4], amount: 360 }]);
  expect(fee.fee).toBe(5_000);
  expect(total).toBe(14_360);
});

test('Sections 234B and 234C, AY 2026-27: from ₹10,000 unpaid the advance tax not paid costs too', () => {
  expect(computeInterest({ unpaid: 9_999 })).toEqual({ delay: 396 });
  // 1% of 10,000 for four months, and for eight since April; of 1,500, 4,500 and 7,500 for three
  // months each and of 10,000 for one.
  expect(computeInterest({ unpaid: 10_000 })).toEqual({
    delay: 400,
    shortfall: 800,
    instalment: 505,
  });
});

test('Section 207(2): a resident of 60 or over without business owes 234A alone', () => {
  expect(computeInterest({ taxpayer: 'senior', unpaid: 1_00_000 })).toEqual({ delay: 4_000 });
});

test.each([
  ['business', '2026-08-31', 3],
  ['presumptive', '2026-08-31', 3],
  ['audit', '2026-11-21', 1],
] as const)(
  'Section 139(1): the return of %s is due by %s, %i months before 29 November',
  (taxpayer, due, months) => {
    const { fee, interest } = plan({ taxpayer });
    expect(fee.freeUntil).toBe(due);
    expect(interest.find(({ kind }) => kind === 'delay')?.months).toEqual([months]);
  },
);

test('Sections 423, 424 and 425, tax year 2026-27: filed on 5 November 2027', () => {
  const change = { year: 'TY2026-27', unpaid: 1_00_000, filedOn: '2027-11-05' } as const;
  // Four months from August, eight from April, and 5.05% for the instalments.
  expect(computeInterest(change)).toEqual({ delay: 4_000, shortfall: 8_000, instalment: 5_050 });
  expect(plan(change).total).toBe(1_22_050);
});

test('the fee alone is left where no tax is unpaid, and nothing where no return was required', () => {
  expect(plan({ unpaid: null })).toMatchObject({ interest: [], total: 5_000 });
  expect(plan({ unpaid: 0, income: 3_00_000 }).total).toBe(0);
});

test('the rows add up to the total', () => {
  for (const unpaid of [0, 9_000, 12_345.67, 1_00_000]) {
    const answer = planLateReturn({ ...late, unpaid });
    if (isRejected(answer)) throw new Error('refused');
    expectToAddUp(listLateReturnRows(answer), answer.total);
  }
});

test('Sections 115BAC(6) and 80: what is lost, the last day, and the next day on which it costs more', () => {
  const listPoints = (change: Partial<LateReturnInput>) => {
    const input = { ...late, ...change };
    const answer = planLateReturn(input);
    if (isRejected(answer)) throw new Error('refused');
    return listLateReturnPoints(answer, input).map(({ text }) => text);
  };
  expect(listPoints({})).toEqual([
    'You *lose the old regime* for that year.',
    'You can’t carry forward a *business or capital loss*.',
    'You can still file *until 31 December 2026*. From Tuesday it costs ₹90 more.',
  ]);
  expect(listPoints({ filedOn: '2026-12-31' })[2]).toBe(
    'You can still file *until 31 December 2026*.',
  );
  expect(listPoints({ filedOn: '2027-01-01' })).toHaveLength(2);
  expect(listPoints({ filedOn: '2026-07-31' })).toEqual([
    'You are *in time*: you can file without a fee until 31 July 2026.',
  ]);
});

test('each loss names its section, by the Act of the year', () => {
  const listSections = (change: Partial<LateReturnInput>) => {
    const input = { ...late, ...change };
    const answer = planLateReturn(input);
    if (isRejected(answer)) throw new Error('refused');
    return listLateReturnPoints(answer, input).flatMap(({ section }) => section ?? []);
  };
  expect(listSections({})).toEqual(['section 115BAC(6)', 'section 80']);
  expect(listSections({ year: 'TY2026-27', filedOn: '2027-11-05' })).toEqual([
    'section 202(4)',
    'section 121',
  ]);
});

test.each([
  [{ income: null }, { income: 'Enter the total income; 0 if it is nil.' }],
  [{ unpaid: -5 }, { unpaid: 'An amount cannot be below zero.' }],
  [{ filedOn: '' }, { filedOn: 'Enter the day, month and year.' }],
] as const)('%p is refused with a sentence', (change, sentences) => {
  expect(listRejectedFields(planLateReturn({ ...late, ...change }))).toEqual(sentences);
});
