import { type Answer, isQuestion, type Question } from '@/components/sheet/answer';
import { listChangeable } from '@/components/sheet/answer-sentence';
import type { GstAnswers, GstInputs } from '@/features/calculators/gst/gst-answers';
import {
  createGstAnswer,
  describeHalvesRounding,
  explainGstDifference,
  explainNoGst,
  formatTaxShare,
  workOutGstByLaw,
} from '@/features/calculators/gst/gst-law';

jest.mock('@/content/tax-year', () => jest.requireActual('@/lib/test-support/tax-year'));

const gstAnswers: GstAnswers = { date: null, rate: null, supply: null, type: null };

const formInput: GstInputs = {
  amount: 10_000,
  rate: 12,
  type: 'exclusive',
  interstate: false,
  total: 1200,
};
const today = '2026-11-27';

const shown = (form: GstInputs, answers: Partial<GstAnswers> = {}): Answer | Question =>
  createGstAnswer(workOutGstByLaw(form, { ...gstAnswers, ...answers }, today), form, today);

function answered(form: GstInputs, answers: Partial<GstAnswers> = {}): Answer {
  const answer = shown(form, answers);
  if (isQuestion(answer)) throw new Error(answer.question);
  return answer;
}

const read = ({ sentence }: Answer) =>
  typeof sentence === 'string'
    ? sentence
    : sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');

test.each([
  [12, /moved to 5% or 18%/, ['5', '18', '12', '6']],
  [28, /moved to 18%, some to 40%/, ['18', '40']],
])('%i%% is no general rate any more, so the goods are asked', (rate, moved, choices) => {
  const asked = shown({ ...formInput, rate });
  if (!isQuestion(asked)) throw new Error(asked.figure);
  expect(asked.why).toMatch(moved);
  expect(asked.choices.map(({ value }) => value)).toEqual(choices);
});

test.each([
  [12, '₹1,200'],
  [6, '₹600'],
  [5, '₹500'],
  [18, '₹1,800'],
])('10,000 at 12%%, chosen %i%%: GST %s', (rate, gst) => {
  expect(answered(formInput, { rate }).figure).toBe(gst);
});

test('a rate that is still general needs no choice', () => {
  const { sentence, ...answer } = answered({ ...formInput, rate: 18 });
  expect(answer).toEqual({
    label: 'GST, by this year’s law',
    figure: '₹1,800',
    when: 'bill ₹11,800',
    facts: [
      { label: 'Value of the supply', value: '₹10,000' },
      { label: 'CGST and SGST, each', value: '₹900' },
      { label: 'Bill', value: '₹11,800' },
    ],
  });
  expect(read({ ...answer, sentence })).toBe(
    'GST of 18% on top of ₹10,000, within a State, today.',
  );
});

test('today’s 40% is among the words, with the rates of a few goods', () => {
  const { sentence } = answered({ ...formInput, rate: 18 });
  const [rate] = typeof sentence === 'string' ? [] : listChangeable(sentence);
  expect(rate?.choices?.map(({ label }) => label)).toEqual([
    '0%',
    '5%',
    '18%',
    '40%',
    '0.25%',
    '1.5%',
    '3%',
    '12%',
    '6%',
  ]);
});

const asked: GstInputs = { ...formInput, rate: 18, total: 1_800 };

const computeLaw = (input: Partial<GstInputs>, answers: Partial<GstAnswers> = {}) =>
  workOutGstByLaw({ ...asked, ...input }, { ...gstAnswers, ...answers }, today);

function decided(input: Partial<GstInputs>, answers: Partial<GstAnswers> = {}) {
  const law = computeLaw(input, answers);
  if (law.kind !== 'decided') throw new Error(law.kind);
  return law;
}

test.each<[Partial<GstInputs>, Partial<GstAnswers>, figure: string, levies: string, bill: string]>([
  [{}, {}, '₹1,800', 'CGST and SGST, each ₹900', '₹11,800'],
  [{}, { supply: 'unionTerritory' }, '₹1,800', 'CGST and UTGST, each ₹900', '₹11,800'],
  [{}, { supply: 'interstate' }, '₹1,800', 'IGST ₹1,800', '₹11,800'],
  [{}, { type: 'inclusive' }, '₹1,525.42', 'CGST and SGST, each ₹762.71', '₹10,000'],
  [{ type: 'inclusive' }, { type: 'exclusive' }, '₹1,800', 'CGST and SGST, each ₹900', '₹11,800'],
  [{}, { rate: 40 }, '₹4,000', 'CGST and SGST, each ₹2,000', '₹14,000'],
  [{ amount: 99.5, rate: 12 }, { rate: 5 }, '₹4.98', 'CGST and SGST, each ₹2.49', '₹104'],
  [
    { amount: 99.5, rate: 12 },
    { date: '2025-09-21' },
    '₹11.94',
    'CGST and SGST, each ₹5.97',
    '₹111',
  ],
  [
    { amount: 99.5, rate: 18 },
    { date: '2025-09-22', rate: 40 },
    '₹39.80',
    'CGST and SGST, each ₹19.90',
    '₹139',
  ],
  [{ amount: 99.5, rate: 5, interstate: true }, {}, '₹4.98', 'IGST ₹4.98', '₹104'],
])('%j with %j: %s, %s, bill %s', (input, answers, figure, levies, bill) => {
  const answer = answered({ ...asked, ...input }, answers);
  expect(answer.figure).toBe(figure);
  expect(answer.facts?.slice(1).map(({ label, value }) => `${label} ${value}`)).toEqual([
    levies,
    `Bill ${bill}`,
  ]);
});

test.each(['2017-06-30', '2028-04-01'])('the day %p is refused with the days there are', (date) => {
  const law = computeLaw({}, { date });
  if (law.kind === 'decided') throw new Error(date);
  const why = /^Choose a date from 1\sJul\s2017 to 31\sMar\s2028: /;
  expect(explainNoGst(law, asked.rate)).toMatch(why);
  const answer = answered(asked, { date });
  expect(answer).toMatchObject({ label: 'Total GST, simple estimate', figure: '₹1,800' });
  expect(read(answer)).toMatch(why);
});

test('an amount has the bill with the tax added and with the tax inside it', () => {
  const { exclusive, inclusive } = decided({});
  expect(inclusive.result.taxable).toBe(8474.58);
  expect(formatTaxShare(exclusive.result)).toBe('15.25%');
});

test('two rounded halves may miss the whole by a paisa', () => {
  expect(describeHalvesRounding(decided({ amount: 999, rate: 5 }).exclusive)).toBe(
    '₹49.96 in two halves; as one sum it would be ₹49.95.',
  );
  expect(describeHalvesRounding(decided({}).exclusive)).toBeNull();
});

test('beside the estimate the card says that both agree, or by how much they differ', () => {
  expect(explainGstDifference(decided({}), asked)).toBe('The same as by law.');
  expect(explainGstDifference(decided({}, { type: 'inclusive' }), asked)).toBe(
    '₹274.58 more than by law: the estimate adds the tax to the amount.',
  );
  const withdrawn = { ...asked, rate: 12, total: 1_200 };
  expect(explainGstDifference(decided(withdrawn, { rate: 5 }), withdrawn)).toBe(
    '₹700 more than by law: the estimate is at 12%, the law’s at 5%.',
  );
});
