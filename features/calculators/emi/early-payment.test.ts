import {
  type EarlyPayment,
  formatTerm,
  readEarlyPayment,
  readFee,
} from '@/features/calculators/emi/early-payment';

const none: EarlyPayment = { extra: null, every: 'once', month: null };
const home = { principal: 50_00_000, annualRate: 8.5, months: 240 };

test.each<[Partial<EarlyPayment>, string, string]>([
  [{ every: 'monthly', extra: 50_00_001 }, 'extra', 'That is more than the loan of ₹50,00,000.'],
  [{ every: 'yearly', extra: 10 ** 15 }, 'extra', 'That is more than the loan of ₹50,00,000.'],
  [{ extra: 1000, month: 0 }, 'month', 'Write a month from 1 to 240.'],
  [{ extra: 1000, month: 1.5 }, 'month', 'Write a month from 1 to 240.'],
  [{ extra: 1000, month: 241 }, 'month', 'Write a month from 1 to 240.'],
  [
    { extra: 49_92_025.68, month: 1 },
    'extra',
    'That is more than the ₹49,92,025.67 that you still owe in month 1.',
  ],
])('%j is rejected at %s: %s', (entered, field, sentence) => {
  expect(readEarlyPayment({ ...none, ...entered }, home)).toEqual({ field, sentence });
});

test('a month in which the loan is already repaid is rejected', () => {
  // At this rate the instalment is rounded up, and the loan ends early.
  const loan = { principal: 1000, annualRate: 1000, months: 1200 };
  expect(readEarlyPayment({ ...none, extra: 1, month: 1200 }, loan)).toMatchObject({
    field: 'month',
    sentence: expect.stringMatching(/^You owe nothing by then/),
  });
});

test('a fee must be less than the loan', () => {
  expect(readFee(50_00_000, home)).toEqual({
    field: 'fee',
    sentence: 'The fee must be less than the loan of ₹50,00,000.',
  });
  expect(readFee(49_99_999.99, home)).toBe(49_99_999.99);
  expect(readFee(null, home)).toBe(0);
});

test.each<[Partial<EarlyPayment>, object | null]>([
  [{}, null],
  [{ extra: 0, month: 12 }, null],
  [{ every: 'none', extra: 5000 }, null],
  [{ every: 'monthly', extra: 5000, month: 300 }, { monthly: 5000 }],
  [{ every: 'yearly', extra: 50_000.5 }, { yearly: 50_000.5 }],
  [{ extra: 4_00_000, month: 12 }, { once: { amount: 4_00_000, month: 12 } }],
  [{ extra: 5_00_000 }, { once: { amount: 5_00_000, month: 1 } }],
])('%j is understood', (entered, payment) => {
  expect(readEarlyPayment({ ...none, ...entered }, home)).toEqual(payment);
});

test.each([
  [1, '1 month'],
  [12, '1 year'],
  [187, '15 years 7 months'],
])('%p months are %s', (months, term) => {
  expect(formatTerm(months)).toBe(term);
});
