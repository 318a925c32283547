import fc from 'fast-check';
import {
  annualPercentageRate,
  type LoanInput,
  savingsOf,
  scheduleLoan,
  yearsOf,
} from '@/lib/calculators/emi-schedule';

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

test('the last instalment alone differs, by what rounding has left', () => {
  const { emi, rows } = scheduled(home);
  expect(rows.slice(0, -1).every(({ instalment }) => instalment === emi)).toBe(true);
  expect(Math.abs((rows.at(-1)?.instalment ?? 0) - emi)).toBeLessThan(240);
});

test('without interest the loan is divided by its months', () => {
  const { emi, totalInterest, rows } = scheduled({ principal: 1000, annualRate: 0, months: 3 });
  expect([emi, totalInterest]).toEqual([333, 0]);
  expect(rows.map(({ instalment }) => instalment)).toEqual([333, 333, 334]);
});

const someLoan = fc.record({
  principal: fc.integer({ min: 1, max: 10 ** 11 }).map((paise) => paise / 100),
  annualRate: fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100),
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

test('every schedule ends at zero, and principal and extra payments make the loan', () => {
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

test('paying more never costs more', () => {
  fc.assert(
    fc.property(someLoan, (loan) => {
      const savings = savingsOf(loan);
      expect(savings?.interest).toBeGreaterThanOrEqual(0);
      expect(savings?.months).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 100 },
  );
});

test('₹5,000 more a month on the home loan saves interest and years', () => {
  const savings = savingsOf({ ...home, extra: { monthly: 5000 } });
  // 240 months come down to 187.
  expect(savings?.months).toBe(53);
  expect(savings?.interest).toBeGreaterThan(10_00_000);
});

test('years add up to the months', () => {
  const { rows, totalInterest } = scheduled(home);
  const years = yearsOf(rows);
  expect(years).toHaveLength(20);
  expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBeCloseTo(totalInterest, 2);
  expect(years.at(-1)?.closing).toBe(0);
});

test('without a fee the annual percentage rate is the rate, and a fee raises it', () => {
  expect(annualPercentageRate(home)).toBeCloseTo(8.5, 2);
  expect(annualPercentageRate({ ...home, processingFee: 50_000 })).toBeGreaterThan(8.6);
  expect(annualPercentageRate({ ...home, processingFee: 50_00_000 })).toBeNull();
});

test.each([
  ['no amount', { principal: 0 }],
  ['what is no amount', { principal: Number.NaN }],
  ['no term', { months: 0 }],
  ['a term of 101 years', { months: 1212 }],
  ['a negative rate', { annualRate: -1 }],
  ['an extra payment that is no amount', { extra: { monthly: Number.NaN } }],
])('%s has no schedule', (_, change) => {
  expect(scheduleLoan({ ...home, ...change })).toBeNull();
});
