import { decideTds, type TdsByLawInput } from '@/lib/calculators/statutory/tds';
import { tdsPayments, tdsRules } from '@/lib/calculators/statutory/tds-rules';

const plain = {
  payee: 'individual',
  hasPan: true,
  paidBefore: 0,
} as const satisfies Partial<TdsByLawInput>;

function decided(input: TdsByLawInput) {
  const decision = decideTds(input);
  if (!decision) throw new Error('no decision');
  return decision;
}

test.each([
  ['2024-09-30', 5, '194H', '1961'],
  ['2024-10-01', 2, '194H', '1961'],
  ['2026-03-31', 2, '194H', '1961'],
  ['2026-04-01', 2, '393(1), Table Sl. 1(ii)', '2025'],
] as const)(
  'commission of ₹50,000 on %s: %p%% under section %s of the Act of %s',
  (date, rate, section, act) => {
    const decision = decided({ ...plain, payment: 'commission', date, amount: 50_000 });
    expect(decision).toMatchObject({ rate, section, act, tds: (50_000 * rate) / 100 });
  },
);

describe('yearly thresholds', () => {
  test.each([
    ['commission', '2025-03-31', 15_000],
    ['commission', '2025-04-01', 20_000],
    ['professionalFees', '2025-03-31', 30_000],
    ['professionalFees', '2026-04-01', 50_000],
    ['otherInterest', '2025-03-31', 5000],
    ['otherInterest', '2025-04-01', 10_000],
    ['rentOfBuilding', '2025-03-31', 2_40_000],
    ['interestOnSecurities', '2025-04-01', 10_000],
    ['dividend', '2025-03-31', 5000],
  ] as const)('%s on %s: free up to %p', (payment, date, limit) => {
    const at = (amount: number) => decided({ ...plain, payment, date, amount });
    expect(at(limit - 1).crossed).toBeNull();
    expect(at(limit)).toMatchObject({ crossed: null, base: 0, tds: 0 });
    expect(at(limit + 1)).toMatchObject({ crossed: 'year', base: limit + 1 });
  });

  test('once crossed, tax is on what was paid free before as well, and not twice', () => {
    const fees = { ...plain, payment: 'professionalFees', date: '2026-11-21' } as const;
    expect(decided({ ...fees, amount: 20_000, paidBefore: 40_000 })).toMatchObject({
      base: 60_000,
      tds: 6000,
    });
    expect(decided({ ...fees, amount: 20_000, paidBefore: 60_000 })).toMatchObject({
      base: 20_000,
      tds: 2000,
    });
  });

  test('bank interest of a payee of 60 or more is free up to ₹1,00,000', () => {
    const interest = { ...plain, payment: 'bankInterest', date: '2026-11-21' } as const;
    expect(decided({ ...interest, amount: 1_00_000, isSenior: true }).crossed).toBeNull();
    expect(decided({ ...interest, amount: 1_00_000 }).crossed).toBe('year');
    expect(decided({ ...interest, amount: 1_00_001, isSenior: true }).crossed).toBe('year');
  });
});

test.each([
  [30_000, 70_000, null],
  [30_001, 0, 'single'],
  [30_000, 70_001, 'year'],
] as const)(
  'a contractor paid %p after %p: threshold crossed is %p',
  (amount, paidBefore, crossed) => {
    const work = { ...plain, payment: 'contractor', date: '2026-11-21' } as const;
    expect(decided({ ...work, amount, paidBefore }).crossed).toBe(crossed);
  },
);

test('a contractor that is a company is charged 2%', () => {
  const work = { ...plain, payment: 'contractor', date: '2026-11-21', amount: 1_00_000 } as const;
  expect(decided({ ...work, payee: 'other' }).tds).toBe(2000);
  expect(decided(work).tds).toBe(1000);
});

test.each([
  [50_000, null],
  [50_001, 'month'],
] as const)('rent of %p for a month since April 2025: %p', (amount, crossed) => {
  const rent = { ...plain, payment: 'rentOfBuilding', date: '2025-04-01' } as const;
  expect(decided({ ...rent, amount, paidBefore: 5_00_000 }).crossed).toBe(crossed);
});

test('without a PAN at least 20%', () => {
  const payment = { ...plain, hasPan: false, date: '2026-11-21', amount: 1_00_000 };
  expect(decided({ ...payment, payment: 'contractor' }).rate).toBe(20);
  expect(decided({ ...payment, payment: 'professionalFees' }).rate).toBe(20);
});

test.each([
  ['2026-04-01', '2026-05-07', '2026-07-31'],
  ['2026-06-30', '2026-07-07', '2026-07-31'],
  ['2026-09-30', '2026-10-07', '2026-10-31'],
  ['2026-12-31', '2027-01-07', '2027-01-31'],
  ['2027-02-28', '2027-03-07', '2027-05-31'],
  ['2027-03-01', '2027-04-30', '2027-05-31'],
])('paid on %s: deposit by %s, statement by %s', (date, depositBy, dueBy) => {
  const decision = decided({ ...plain, payment: 'directorsFees', date, amount: 1 });
  expect(decision).toMatchObject({ depositBy, statement: { form: '140', dueBy } });
});

test.each([
  ['a date before April 2024', { date: '2024-03-31' }],
  ['no amount', { amount: 0 }],
  ['what is no amount', { amount: Number.NaN }],
])('%s has no decision', (_, change) => {
  expect(
    decideTds({ ...plain, payment: 'commission', date: '2026-01-01', amount: 1, ...change }),
  ).toBeNull();
});

test.each(tdsPayments)(
  'the rules of %s follow each other in time and name their sections',
  (payment) => {
    const days = tdsRules[payment].map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort());
    for (const { section1961, section2025 } of tdsRules[payment]) {
      expect(section1961).toMatch(/^19[34]/);
      expect(section2025).toMatch(/^393\(1\), Table Sl\. \d/);
    }
  },
);
