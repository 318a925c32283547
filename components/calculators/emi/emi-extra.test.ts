import {
  type ExtraTexts,
  noExtra,
  readExtra,
  readFee,
  termInWords,
} from '@/components/calculators/emi/emi-extra';

const home = { principal: 50_00_000, annualRate: 8.5, months: 240 };

test.each<[Partial<ExtraTexts>, string, string]>([
  [{ monthly: '-5' }, 'monthly', 'An amount cannot be below zero.'],
  [{ monthly: '\u22125' }, 'monthly', 'An amount cannot be below zero.'],
  [{ yearly: 'ten thousand' }, 'yearly', 'Write the amount in digits, such as 5,000.'],
  [{ once: '1e5' }, 'once', 'Write the amount in digits, such as 5,000.'],
  [{ once: '1.005' }, 'once', 'An amount has at most two decimals, its paise.'],
  [{ monthly: '5000001' }, 'monthly', 'That is more than the loan of ₹50,00,000.'],
  [{ yearly: '9'.repeat(400) }, 'yearly', 'That is more than the loan of ₹50,00,000.'],
  [{ once: '1000' }, 'month', 'Write a month from 1 to 240.'],
  [{ once: '1000', month: '0' }, 'month', 'Write a month from 1 to 240.'],
  [{ once: '1000', month: '241' }, 'month', 'Write a month from 1 to 240.'],
  [{ month: 'May' }, 'month', 'Write a month from 1 to 240.'],
  [
    { once: '4992025.68', month: '1' },
    'once',
    'That is more than the ₹49,92,025.67 still owed in month 1.',
  ],
  [
    { monthly: '5000', once: '1000', month: '187' },
    'month',
    'Nothing is owed by then: the last instalment is that of month 187.',
  ],
])('%j gets one sentence at %s: %s', (typed, field, sentence) => {
  expect(readExtra({ ...noExtra, ...typed }, home)).toEqual({ field, sentence });
});

test.each([
  ['-1', 'An amount cannot be below zero.'],
  ['1%', 'Write the amount in digits, such as 5,000.'],
  ['5000000', 'The fee must be less than the loan of ₹50,00,000.'],
])('a fee of %s gets one sentence: %s', (fee, sentence) => {
  expect(readFee({ ...noExtra, fee }, home)).toEqual({ field: 'fee', sentence });
});

test.each([
  ['', 0],
  ['₹25,000', 25_000],
  ['4999999.99', 49_99_999.99],
])('a fee of "%s" is understood', (fee, amount) => {
  expect(readFee({ ...noExtra, fee }, home)).toBe(amount);
});

test.each<[Partial<ExtraTexts>, object]>([
  [{}, { monthly: 0, yearly: 0, once: { amount: 0, month: 0 } }],
  [
    { monthly: '5,000', yearly: '50000.50', once: '4,00,000', month: ' 12 ' },
    { monthly: 5000, yearly: 50_000.5, once: { amount: 4_00_000, month: 12 } },
  ],
  [
    { once: '4992025.67', month: '1' },
    { monthly: 0, yearly: 0, once: { amount: 49_92_025.67, month: 1 } },
  ],
])('%j is understood', (typed, extra) => {
  expect(readExtra({ ...noExtra, ...typed }, home)).toEqual(extra);
});

test.each([
  [1, '1 month'],
  [12, '1 year'],
  [187, '15 years 7 months'],
])('%p months are %s', (months, words) => {
  expect(termInWords(months)).toBe(words);
});
