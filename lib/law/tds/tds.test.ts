import { incomeTypes } from '@/lib/law/tds/income-types';
import { decideTds, type TdsByLawInput } from '@/lib/law/tds/tds';
import { listTdsPayments } from '@/lib/law/tds/tds-kinds';
import { findTdsRateStart, type TdsPayment, tdsPayments, tdsRules } from '@/lib/law/tds/tds-rules';

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

  test('once crossed, earlier untaxed payments are taxed too, and only once', () => {
    const fees = { ...plain, payment: 'professionalFees', date: '2026-11-21' } as const;
    expect(decided({ ...fees, amount: 20_000, paidBefore: 40_000 })).toMatchObject({
      base: 60_000,
      tds: 6000,
    });
    expect(decided({ ...fees, amount: 20_000, paidBefore: 50_000 })).toMatchObject({
      base: 70_000,
      tds: 7000,
    });
    expect(decided({ ...fees, amount: 20_000, paidBefore: 60_000 })).toMatchObject({
      base: 20_000,
      tds: 2000,
    });
  });

  test('bank interest of a payee of 60 or over is free up to ₹1,00,000', () => {
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

describe('a rupee and a paisa on either side of every limit', () => {
  const plainly = tdsPayments.flatMap((payment) =>
    payment === 'rentByIndividual' ? [] : [payment],
  );
  const limits = plainly.flatMap((payment) =>
    tdsRules[payment].flatMap(({ from, threshold }) =>
      Object.entries(threshold).map(
        ([measure, limit]) => [payment, from, measure, Number(limit)] as const,
      ),
    ),
  );

  test.each(limits)('%s from %s, limit of the %s: %p', (payment, date, measure, limit) => {
    const last = measure === 'year' && payment === 'contractor' ? 20_000 : limit;
    const at = (step: number) =>
      decided({
        ...plain,
        ...{ payment, date, isSenior: measure === 'senior', amount: last + step },
        paidBefore: limit - last,
      });
    for (const step of [-1, -0.01, 0]) expect(at(step)).toMatchObject({ crossed: null, tds: 0 });
    for (const step of [0.01, 1]) {
      const { crossed, base, tds, rate } = at(step);
      expect(crossed).toBe(measure === 'senior' ? 'year' : measure);
      expect(base).toBeCloseTo(limit + step, 6);
      expect(tds).toBeCloseTo(((limit + step) * rate) / 100, 6);
    }
  });
});

test('tax is exact to the last digit', () => {
  const fees = { ...plain, payment: 'commission', date: '2026-11-21' } as const;
  // In binary 2% of it is 400.00019999999995.
  expect(decided({ ...fees, amount: 20_000.01 }).tds).toBe(400.0002);
});

test('past the yearly limit a contractor is charged on the whole year, not one bill', () => {
  const work = { ...plain, payment: 'contractor', date: '2026-11-21', amount: 40_000 } as const;
  expect(decided({ ...work, paidBefore: 25_000 })).toMatchObject({ crossed: 'single', tds: 400 });
  expect(decided({ ...work, paidBefore: 80_000 })).toMatchObject({ crossed: 'year', tds: 1200 });
  expect(decided({ ...work, paidBefore: 1_20_000 })).toMatchObject({ crossed: 'year', tds: 400 });
});

test('rent that crosses the monthly limit is charged for the whole month, and only once', () => {
  const rent = { ...plain, payment: 'rentOfBuilding', date: '2026-11-21', amount: 30_000 } as const;
  expect(decided({ ...rent, inMonth: 60_000 })).toMatchObject({ crossed: 'month', tds: 6000 });
  expect(decided({ ...rent, inMonth: 90_000 })).toMatchObject({ crossed: 'month', tds: 3000 });
});

test('an individual pays and reports with one form: 26QD, later 141', () => {
  const paid = { ...plain, payment: 'byIndividual', amount: 60_00_000 } as const;
  expect(decided({ ...paid, date: '2026-02-10' })).toMatchObject({
    section: '194M',
    depositBy: '2026-03-30',
    statement: { form: '26QD', dueBy: '2026-03-30' },
  });
  expect(decided({ ...paid, date: '2026-11-21' })).toMatchObject({
    rate: 2,
    depositBy: '2026-12-30',
    statement: { form: '141', dueBy: '2026-12-30' },
  });
});

test('contractor, 30,000 now after bills of 35,000 and 40,000 from which tax was taken: deduct 300', () => {
  const work = { ...plain, payment: 'contractor', date: '2026-11-27', amount: 30_000 } as const;
  expect(decided({ ...work, paidBefore: 75_000, taxedBefore: 75_000 })).toMatchObject({
    crossed: 'year',
    base: 30_000,
    tds: 300,
  });
  // The tax on 40,000 is taken from the bill of 35,000 alone.
  expect(decided({ ...work, paidBefore: 75_000, taxedBefore: 35_000 }).tds).toBe(700);
  expect(decided({ ...work, paidBefore: 75_000 }).tds).toBe(1050);
  // Above the limit before, and still not taxed.
  expect(decided({ ...work, paidBefore: 1_20_000, taxedBefore: 0 }).tds).toBe(1500);
  expect(decideTds({ ...work, paidBefore: 75_000, taxedBefore: 75_001 })).toBeNull();
});

test.each([
  ['commission', '2024-09-30', null],
  ['commission', '2024-10-01', '2024-10-01'],
  ['commission', '2026-11-21', '2024-10-01'],
  ['insuranceCommission', '2026-11-21', '2025-04-01'],
  ['byIndividual', '2026-11-21', '2024-10-01'],
  ['professionalFees', '2026-11-21', null],
] as const)('%s on %s has its rate since %p', (payment: TdsPayment, date, since) => {
  expect(findTdsRateStart(payment, date)).toBe(since);
});

test('every income type of the form is a payment in law, or one without deduction', () => {
  const offered = incomeTypes.flatMap(({ value }) => (value === 'salary' ? [] : [value]));
  for (const incomeType of offered) {
    expect(listTdsPayments(incomeType, 'business')).not.toHaveLength(0);
  }
  const without = offered.filter((value) => listTdsPayments(value, 'individual').length === 0);
  expect(without).toEqual(['interest']);
});

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

test('without a PAN at least 20% is deducted', () => {
  const payment = { ...plain, hasPan: false, date: '2026-11-21', amount: 1_00_000 };
  expect(decided({ ...payment, payment: 'contractor' }).rate).toBe(20);
  expect(decided({ ...payment, payment: 'professionalFees' }).rate).toBe(20);
});

test.each([
  ['a date before April 2024', { date: '2024-03-31' }],
  ['no amount', { amount: 0 }],
  ['what is no amount', { amount: Number.NaN }],
  ['less for the month than this payment', { amount: 2, inMonth: 1 }],
  ['no end of it before', { paidBefore: Number.POSITIVE_INFINITY }],
])('%s gets no decision', (_, change) => {
  expect(
    decideTds({ ...plain, payment: 'commission', date: '2026-01-01', amount: 1, ...change }),
  ).toBeNull();
});

test.each(tdsPayments)(
  'the rules of %s follow each other in time and name their sections',
  (payment) => {
    const days = tdsRules[payment].map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort());
    for (const { section1961, section2025, source, checkedOn } of tdsRules[payment]) {
      expect(source).not.toBe('');
      expect(checkedOn).toMatch(/^2026-/);
      expect(section1961).toMatch(/^19[34]/);
      expect(section2025).toMatch(/^393\(1\), Table Sl\. \d/);
    }
  },
);
