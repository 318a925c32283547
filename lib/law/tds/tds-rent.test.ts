import { decideRent, type RentInput } from '@/lib/law/tds/tds-rent';

const plain = {
  date: '2026-11-27',
  rent: 55_000,
  since: null,
  until: null,
  hasPan: true,
} as const satisfies RentInput;

function decided(change: Partial<RentInput> = {}) {
  const decision = decideRent({ ...plain, ...change });
  if (!decision) throw new Error('no decision');
  return decision;
}

test('rent of ₹55,000 on 27 November: nothing now; in March 2% of 12 × 55,000 = 13,200, Form 141 by 30 April', () => {
  expect(decided()).toMatchObject({
    once: { isNow: false, months: 12, lastDay: '2027-03-31' },
    rate: 2,
    base: 6_60_000,
    tds: 13_200,
    depositBy: '2027-04-30',
    statement: { form: '141', dueBy: '2027-04-30' },
    section: '393(1), Table Sl. 2(i)',
  });
  expect(decided({ date: '2027-03-05' })).toMatchObject({ once: { isNow: true }, tds: 13_200 });
});

test.each([
  ['ends in November', { until: '2026-11-30' }, true, 8, 8_800, '2026-12-30'],
  ['began in October and goes on', { since: '2026-10-15' }, false, 6, 6_600, '2027-04-30'],
  [
    'began and ends in November',
    { since: '2026-11-02', until: '2026-11-02' },
    true,
    1,
    1_100,
    '2026-12-30',
  ],
  ['ends in December', { until: '2026-12-01' }, false, 9, 9_900, '2027-01-30'],
  ['ends after the year', { until: '2027-06-30' }, false, 12, 13_200, '2027-04-30'],
  ['began years ago', { since: '2019-05-01' }, false, 12, 13_200, '2027-04-30'],
] as const)('a tenancy that %s', (_, change, isNow, months, tds, depositBy) => {
  expect(decided(change)).toMatchObject({ once: { isNow, months }, tds, depositBy });
});

test('without a PAN 20% is deducted, but at most the rent of the last month', () => {
  expect(decided({ hasPan: false })).toMatchObject({
    rate: 20,
    tds: 55_000,
    once: { isCapped: true },
  });
  const few = decided({ hasPan: false, since: '2027-01-01' });
  expect(few).toMatchObject({ base: 1_65_000, tds: 33_000, once: { isCapped: false } });
});

test.each([
  [50_000, null, 0],
  [50_001, 'month', 12_000.24],
] as const)('rent of %i a month: crossed is %p, tax %d', (rent, crossed, tds) => {
  expect(decided({ rent })).toMatchObject({ crossed, tds });
});

// The Act of 1961 deducts at the rate of the last month: 2% since October 2024.
test.each([
  ['2024-07-01', '2025-03-31', 2, '2025-04-30', '26QC'],
  ['2026-02-10', '2026-03-31', 2, '2026-04-30', '26QC'],
] as const)('paid on %s: deducted by %s at %i%%', (date, lastDay, rate, dueBy, form) => {
  expect(decided({ date })).toMatchObject({
    once: { lastDay },
    rate,
    act: '1961',
    section: '194-IB',
    statement: { form, dueBy },
  });
});

test.each([{ rent: 0 }, { rent: Number.NaN }, { date: '2024-03-31' }])(
  '%j: no decision',
  (change) => {
    expect(decideRent({ ...plain, ...change })).toBeNull();
  },
);
