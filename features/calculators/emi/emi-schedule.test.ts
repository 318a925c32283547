import fc from 'fast-check';
import { computeAnnualPercentageRate } from '@/features/calculators/emi/annual-percentage-rate';
import { workOutEmi } from '@/features/calculators/emi/emi';
import {
  createLoanInput,
  findTurningMonth,
  getBalanceDue,
  groupByLoanYear,
  type LoanInput,
  scheduleLoan,
} from '@/features/calculators/emi/emi-schedule';
import { Exact } from '@/lib/exact';

const home: LoanInput = { principal: 50_00_000, annualRate: 8.5, months: 240 };

function scheduled(input: LoanInput) {
  const schedule = scheduleLoan(input);
  if (!schedule) throw new Error('no loan');
  return schedule;
}

test('₹50,00,000 at 8.5% over 20 years: ₹43,391 a month, and nothing left', () => {
  const { emi, rows } = scheduled(home);
  expect(emi).toBe(43_391);
  expect(rows).toHaveLength(240);
  expect(rows[0]).toMatchObject({ opening: 50_00_000, interest: 35_416.67, principal: 7974.33 });
  expect(rows.at(-1)?.closing).toBe(0);
});

test('only the last instalment differs, by what rounding left over', () => {
  const { emi, rows } = scheduled(home);
  expect(rows.slice(0, -1).every(({ instalment }) => instalment === emi)).toBe(true);
  expect(Math.abs((rows.at(-1)?.instalment ?? 0) - emi)).toBeLessThan(240);
});

test('without interest the loan is divided by its months', () => {
  const { emi, totalInterest, rows } = scheduled({ principal: 1000, annualRate: 0, months: 3 });
  expect([emi, totalInterest]).toEqual([333, 0]);
  expect(rows.map(({ instalment }) => instalment)).toEqual([333, 333, 334]);
});

test('an extra payment of each year comes with every twelfth instalment', () => {
  const { rows } = scheduled({ ...home, extra: { yearly: 10_000 } });
  const months = rows.slice(0, 36).filter(({ extra }) => extra > 0);
  expect(months.map(({ month, extra }) => [month, extra])).toEqual([
    [12, 10_000],
    [24, 10_000],
    [36, 10_000],
  ]);
});

const someLoan = fc.record({
  principal: fc.integer({ min: 1, max: 10 ** 11 }).map((paise) => paise / 100),
  annualRate: fc.integer({ min: 0, max: 400_000 }).map((units) => units / 10_000),
  months: fc.integer({ min: 1, max: 480 }),
  extra: fc.record({
    monthly: fc.integer({ min: 0, max: 50_000 }),
    yearly: fc.integer({ min: 0, max: 5_00_000 }),
    once: fc.record({
      amount: fc.integer({ min: 0, max: 10_00_000 }),
      month: fc.integer({ min: 1, max: 480 }),
    }),
  }),
});

test('every schedule ends at zero, and principal and extra payments add up to the loan', () => {
  fc.assert(
    fc.property(someLoan, (loan) => {
      const { rows, totalPaid, totalInterest } = scheduled(loan);
      expect(rows.at(-1)?.closing).toBe(0);
      const inPaise = (value: number) => Math.round(value * 100);
      const repaid = rows.reduce(
        (sum, row) => sum + inPaise(row.principal) + inPaise(row.extra),
        0,
      );
      expect(repaid).toBe(inPaise(loan.principal));
      expect(inPaise(totalPaid)).toBe(inPaise(loan.principal) + inPaise(totalInterest));
    }),
    { numRuns: 200 },
  );
});

test('no last instalment exceeds two of the others plus the rounding of paise', () => {
  fc.assert(
    fc.property(someLoan, (loan) => {
      const { emi, rows } = scheduled({ ...loan, extra: {} });
      const growth = (1 + loan.annualRate / 1200) ** rows.length;
      const paise = 0.005 * rows.length * growth;
      expect(rows.at(-1)?.instalment).toBeLessThanOrEqual(2 * emi + paise + 0.01);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['40% over 40 years, at which a third of a rupee would grow to crores', 1_00_000, 40, 480, 3334],
  ['₹50 without interest over 20 years, less than a rupee a month', 50, 0, 240, 1],
  ['half a rupee', 1002, 0, 4, 251],
  ['a paisa below half a rupee', 1001.96, 0, 4, 250],
])('%s', (_, principal, annualRate, months, emi) => {
  const schedule = scheduled({ principal, annualRate, months });
  expect(schedule.emi).toBe(emi);
  expect(schedule.rows.at(-1)?.closing).toBe(0);
});

test('all four decimals of a rate count', () => {
  const interest = (annualRate: number) =>
    scheduled({ principal: 12_00_00_000, annualRate, months: 12 }).rows[0]?.interest;
  expect(interest(8.1234)).toBe(8_12_340);
  expect(interest(8.12)).toBe(8_12_000);
});

function computeSavings(loan: LoanInput) {
  const [plain, quicker] = [scheduled({ ...loan, extra: {} }), scheduled(loan)];
  return {
    interest: plain.totalInterest - quicker.totalInterest,
    months: plain.rows.length - quicker.rows.length,
  };
}

test('paying more never costs more', () => {
  fc.assert(
    fc.property(someLoan, (loan) => {
      const savings = computeSavings(loan);
      expect(savings.interest).toBeGreaterThanOrEqual(0);
      expect(savings.months).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 100 },
  );
});

test('₹5,000 more a month on the home loan saves interest and years', () => {
  const savings = computeSavings({ ...home, extra: { monthly: 5000 } });
  expect(savings.months).toBe(53);
  expect(savings.interest).toBeGreaterThan(10_00_000);
});

test('years add up to the months', () => {
  const { rows, totalInterest } = scheduled(home);
  const years = groupByLoanYear(rows);
  expect(years).toHaveLength(20);
  expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBeCloseTo(totalInterest, 2);
  expect(years.at(-1)?.closing).toBe(0);
  for (const { opening, instalment, interest, principal, closing } of years) {
    expect(instalment).toBeCloseTo(interest + principal, 2);
    expect(closing).toBeCloseTo(opening - principal, 2);
  }
});

test('with extra payments, the balance of a year falls by its principal', () => {
  const { rows } = scheduled({ ...home, extra: { monthly: 5_000, yearly: 50_000 } });
  for (const { months, opening, instalment, interest, principal, closing } of groupByLoanYear(
    rows,
  )) {
    const extra = months.reduce((sum, row) => sum + row.extra, 0);
    expect(extra).toBeGreaterThan(0);
    expect(principal).toBeCloseTo(opening - closing, 2);
    expect(principal).toBeCloseTo(instalment - interest + extra, 2);
  }
});

test('without a fee the annual percentage rate is the rate, and a fee raises it', () => {
  expect(computeAnnualPercentageRate(home)).toBeCloseTo(8.5, 2);
  expect(computeAnnualPercentageRate({ ...home, processingFee: 50_000 })).toBeGreaterThan(8.6);
  expect(computeAnnualPercentageRate({ ...home, processingFee: 50_00_000 })).toBeNull();
  expect(computeAnnualPercentageRate({ ...home, annualRate: 0 })).toBeCloseTo(0, 6);
});

test('Annex B of RBI/2024-25/18: ₹20,000 at 15% over 24 months with charges of ₹400 is 17.07%', () => {
  const loan = { principal: 20_000, annualRate: 15, months: 24, processingFee: 400 };
  expect(scheduled(loan).emi).toBe(970);
  expect(computeAnnualPercentageRate(loan)).toBeCloseTo(17.07, 2);
});

test('at the annual percentage rate, the instalments are worth the amount received', () => {
  fc.assert(
    fc.property(someLoan, fc.double({ min: 0, max: 0.999, noNaN: true }), (loan, part) => {
      const rate = computeAnnualPercentageRate({ ...loan, processingFee: loan.principal * part });
      if (rate === null) throw new Error('no rate');
      const monthly = rate / 1200;
      const worth = scheduled({ ...loan, extra: {} }).rows.reduce(
        (sum, { instalment, month }) => sum + instalment / (1 + monthly) ** month,
        0,
      );
      const received = loan.principal * (1 - part);
      expect(Math.abs(worth - received)).toBeLessThan(0.001 + received * 1e-6);
    }),
    { numRuns: 60 },
  );
});

test('a fee that leaves one paisa of a crore gives a right rate, however high, or none', () => {
  const rate = computeAnnualPercentageRate({
    ...{ principal: 1_00_00_000, annualRate: 8.5, months: 240 },
    processingFee: 99_99_999.99,
  });
  expect(rate).toBeGreaterThan(12 * 100 * 10);
});

test('the turning month is the first that repays as much as it pays in interest', () => {
  const { rows } = scheduled(home);
  const turning = findTurningMonth(rows) ?? Number.NaN;
  expect(rows[turning - 1]?.principal).toBeGreaterThanOrEqual(rows[turning - 1]?.interest ?? 0);
  expect(rows[turning - 2]?.principal).toBeLessThan(rows[turning - 2]?.interest ?? 0);
  const even = rows.slice(0, 1).map((row) => ({ ...row, interest: 50, principal: 50 }));
  expect(findTurningMonth(even)).toBe(1);
});

test('the balance of a month is the most that can be paid on top of its instalment', () => {
  const { rows } = scheduled(home);
  const owed = getBalanceDue(12, rows);
  const closingWith = (amount: number) =>
    scheduled({ ...home, extra: { once: { amount, month: 12 } } }).rows.length;
  expect(closingWith(owed)).toBe(12);
  expect(closingWith(owed - 0.01)).toBe(13);
  expect(getBalanceDue(241, rows)).toBe(0);
});

test.each([
  ['5000000', '8.5', '20', { principal: 50_00_000, annualRate: 8.5, months: 240 }],
  ['1000.25', '8.1234', '1.5', { principal: 1000.25, annualRate: 8.1234, months: 18 }],
  ['1000000000000', '1000', '100', { principal: 10 ** 12, annualRate: 1000, months: 1200 }],
  ['1000000000001', '8.5', '20', { rejected: 'principal' }],
  ['1000.255', '8.5', '20', { rejected: 'principal' }],
  ['1000', '1000.0001', '20', { rejected: 'rate' }],
  ['1000', '8.12345', '20', { rejected: 'rate' }],
  ['1000', '8.5', '1.3', { rejected: 'months' }],
  ['1000', '8.5', '101', { rejected: 'months' }],
])('an EMI of %s at %s%% over %s years has the loan %j', (amount, rate, years, loan) => {
  const emi = workOutEmi({
    loanAmount: Exact.of(amount),
    annualRate: Exact.of(rate),
    tenureYears: Exact.of(years),
  });
  if (!emi) throw new Error('no EMI');
  expect(createLoanInput(emi)).toEqual(loan);
});

test.each([
  ['no amount', { principal: 0 }],
  ['what is no amount', { principal: Number.NaN }],
  ['no term', { months: 0 }],
  ['a term of 101 years', { months: 1212 }],
  ['a negative rate', { annualRate: -1 }],
  ['a rate of five decimals', { annualRate: 8.12345 }],
  ['an extra payment that is no amount', { extra: { monthly: Number.NaN } }],
])('%s has no schedule', (_, change) => {
  expect(scheduleLoan({ ...home, ...change })).toBeNull();
});
