import { type TdsAnswers, tdsAnswers } from '@/components/calculators/tds/tds-answers';
import { workOutTdsByLaw } from '@/components/calculators/tds/tds-law';
import { besideEstimate, tdsInShort, tdsVerdict } from '@/components/calculators/tds/tds-words';
import { calculateTds, type OfferedIncomeType } from '@/lib/calculators/tds';

const TODAY = '2026-11-22';

function given(incomeType: OfferedIncomeType, income: number) {
  const result = calculateTds({ incomeType, income });
  if (!result) throw new Error('no result');
  return { incomeType, income, rate: result.rate, tds: result.tds };
}

const lawOf = (type: OfferedIncomeType, income: number, answers: Partial<TdsAnswers>) =>
  workOutTdsByLaw(given(type, income), { ...tdsAnswers, ...answers }, TODAY);

test.each<[OfferedIncomeType, number, Partial<TdsAnswers>, string]>([
  ['commission', 19_999, {}, 'Nothing to deduct: nothing is due up to ₹20,000 for the year.'],
  ['commission', 20_000, {}, 'Nothing to deduct: nothing is due up to ₹20,000 for the year.'],
  ['commission', 20_001, {}, 'Deduct ₹400.02: 2% of ₹20,001.'],
  ['commission', 20_001, { paidBefore: 9_999 }, 'Deduct ₹600: 2% of ₹30,000.'],
  ['commission', 20_001, { paidBefore: 9_999, hasPan: false }, 'Deduct ₹6,000: 20% of ₹30,000.'],
  [
    'commission',
    20_001,
    { paidBefore: 9_999, date: '2024-09-30' },
    'Deduct ₹1,500: 5% of ₹30,000.',
  ],
  [
    'commission',
    20_001,
    { payer: 'individual' },
    'Nothing to deduct: nothing is due up to ₹50,00,000 for the year.',
  ],
  ['salary', 1_275_000, {}, 'Nothing to deduct: no tax falls on such a salary this year.'],
  [
    'salary',
    1_276_000,
    {},
    'Deduct ₹1,040 over the year, ₹86.67 a month: an average rate of 0.08%.',
  ],
  [
    'salary',
    2_000_000,
    {},
    'Deduct ₹1,92,400 over the year, ₹16,033.33 a month: an average rate of 9.62%.',
  ],
  [
    'salary',
    2_000_000,
    { regime: 'old', deductions: 200_000 },
    'Deduct ₹3,51,000 over the year, ₹29,250 a month: an average rate of 17.55%.',
  ],
])('%s of %d with %j: %s', (type, income, answers, sentence) => {
  expect(tdsVerdict(lawOf(type, income, answers))).toBe(sentence);
});

test.each(['2024-03-31', '2028-04-01', ''])(
  'the day %p is refused with the days there are',
  (date) => {
    const law = lawOf('commission', 50_000, { date });
    expect(tdsVerdict(law)).toMatch(/^Choose a date from 1\sApr\s2024 to 31\sMar\s2028: /);
    expect(tdsInShort(law)).toBe('no rules for that date here');
  },
);

test('beside the estimate: the difference, and since when the rate is another', () => {
  const law = lawOf('commission', 50_000, {});
  expect(tdsInShort(law)).toBe('₹1,000 at 2%');
  expect(besideEstimate(given('commission', 50_000), law)?.replace(/\s/g, ' ')).toBe(
    'The estimate above takes 5% of ₹50,000, which is ₹2,500. By law it is ₹1,000: ₹1,500 less. Commission or brokerage: 2% since 1 Oct 2024.',
  );
  const salary = besideEstimate(given('salary', 2_000_000), lawOf('salary', 2_000_000, {}));
  expect(salary).toContain('By law it is ₹1,92,400: ₹4,07,600 less.');
});
