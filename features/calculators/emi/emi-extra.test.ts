import {
  describeExtraPayments,
  type ExtraAmounts,
  formatTerm,
  readExtra,
  readFee,
} from '@/features/calculators/emi/emi-extra';

const none: ExtraAmounts = { fee: null, monthly: null, yearly: null, once: null, month: null };
const home = { principal: 50_00_000, annualRate: 8.5, months: 240 };

test.each<[Partial<ExtraAmounts>, string, string]>([
  [{ monthly: 50_00_001 }, 'monthly', 'That is more than the loan of ₹50,00,000.'],
  [{ yearly: 10 ** 15 }, 'yearly', 'That is more than the loan of ₹50,00,000.'],
  [{ once: 1000, month: 0 }, 'month', 'Write a month from 1 to 240.'],
  [{ once: 1000, month: 1.5 }, 'month', 'Write a month from 1 to 240.'],
  [{ once: 1000, month: 241 }, 'month', 'Write a month from 1 to 240.'],
  [
    { once: 49_92_025.68, month: 1 },
    'once',
    'That is more than the ₹49,92,025.67 that you still owe in month 1.',
  ],
  [
    { monthly: 5000, once: 1000, month: 187 },
    'month',
    'You owe nothing by then: the last instalment comes in month 187.',
  ],
])('%j gets one sentence at %s: %s', (entered, field, sentence) => {
  expect(readExtra({ ...none, ...entered }, home)).toEqual({ field, sentence });
});

test('a fee must be less than the loan', () => {
  expect(readFee({ ...none, fee: 50_00_000 }, home)).toEqual({
    field: 'fee',
    sentence: 'The fee must be less than the loan of ₹50,00,000.',
  });
  expect(readFee({ ...none, fee: 49_99_999.99 }, home)).toBe(49_99_999.99);
  expect(readFee(none, home)).toBe(0);
});

test.each<[Partial<ExtraAmounts>, object]>([
  [{}, { monthly: 0, yearly: 0, once: { amount: 0, month: 0 } }],
  [{ month: 12 }, { monthly: 0, yearly: 0, once: { amount: 0, month: 0 } }],
  [
    { monthly: 5000, yearly: 50_000.5, once: 4_00_000, month: 12 },
    { monthly: 5000, yearly: 50_000.5, once: { amount: 4_00_000, month: 12 } },
  ],
])('%j is understood', (entered, extra) => {
  expect(readExtra({ ...none, ...entered }, home)).toEqual(extra);
});

test('a single payment goes with the next instalment until a month is entered', () => {
  const read = readExtra({ ...none, once: 5_00_000 }, home);
  if ('sentence' in read) throw new Error(read.sentence);
  expect(read.once).toEqual({ amount: 5_00_000, month: 1 });
  expect(describeExtraPayments(read)).toBe('₹5,00,000 in month 1');
});

test.each([
  [1, '1 month'],
  [12, '1 year'],
  [187, '15 years 7 months'],
])('%p months are %s', (months, words) => {
  expect(formatTerm(months)).toBe(words);
});
