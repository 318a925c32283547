import { tdsByLaw } from '@/content/calculators/tds-by-law';
import { closedDay } from '@/content/words/closed-day';
import { calculateTds } from '@/features/calculators/tds/tds';
import type { TdsAnswers } from '@/features/calculators/tds/tds-answers';
import { tdsFields } from '@/features/calculators/tds/tds-fields';
import { workOutTdsByLaw } from '@/features/calculators/tds/tds-law';
import { createTdsLawResult } from '@/features/calculators/tds/tds-sheet';
import {
  createTdsAnswer,
  describeTds,
  describeTdsAssumptions,
  explainTdsDifference,
} from '@/features/calculators/tds/tds-words';
import { formatDay } from '@/lib/dates';
import type { OfferedIncomeType } from '@/lib/law/tds/income-types';

/** Before anything is answered. */
const tdsAnswers: TdsAnswers = {
  date: null,
  payment: null,
  payer: 'business',
  payee: 'individual',
  isSenior: false,
  hasPan: true,
  paidBefore: 0,
  taxedBefore: null,
  rentedSince: null,
  isRentEnding: false,
  regime: 'new',
  ageCategory: 'below60',
  deductions: 0,
};

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
  [
    'rent',
    30_000,
    { paidBefore: 20_000 },
    'Nothing to deduct: nothing is due up to ₹50,000 for the month.',
  ],
  ['rent', 30_000, { paidBefore: 25_000 }, 'Deduct ₹5,500: 10% of ₹55,000.'],
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
  expect(describeTds(lawOf(type, income, answers))).toBe(sentence);
});

test.each(['2024-03-31', '2028-04-01', ''])(
  'the day %p is refused with the days there are',
  (date) => {
    const law = lawOf('commission', 50_000, { date });
    expect(describeTds(law)).toMatch(/^Choose a date from 1\sApr\s2024 to 31\sMar\s2028: /);
    expect(
      createTdsAnswer(law, given('commission', 50_000), tdsAnswers, date, TODAY),
    ).toMatchObject({
      label: 'TDS amount, simple estimate',
      figure: '₹2,500',
    });
  },
);

const answerOf = (type: OfferedIncomeType, income: number, answers: Partial<TdsAnswers> = {}) => {
  const all = { ...tdsAnswers, ...answers };
  const law = lawOf(type, income, answers);
  return createTdsAnswer(law, given(type, income), all, all.date ?? TODAY, TODAY);
};

test('the answer: what to deduct, why, and three facts', () => {
  expect(answerOf('commission', 60_000)).toEqual({
    label: 'To deduct, by this year’s law',
    figure: '₹1,200',
    sentence: '2% of ₹60,000: commission or brokerage under section 393(1).',
    facts: [
      { label: 'You pay out', value: '₹58,800' },
      { label: 'Deposit by', value: '7 December 2026' },
      { label: 'Form 140 by', value: '31 January 2027, a Sunday' },
    ],
  });
  const salary = answerOf('salary', 20_00_000);
  expect(salary.figure).toBe('₹1,92,400');
  expect(salary.facts[0]).toEqual({ label: 'Each month', value: '₹16,033.33' });
});

test('a due date on a Sunday is named, with what that means', () => {
  const remarks = (date: string) =>
    createTdsLawResult(given('commission', 60_000), { ...tdsAnswers, date }, TODAY).remarks;
  // Of a deduction in December 2026 the statement, in January 2027 the deposit.
  expect(remarks('2026-12-01')).toContain(`${formatDay('2027-01-31')} is a Sunday. ${closedDay}`);
  expect(remarks('2027-01-05')).toContain(`${formatDay('2027-02-07')} is a Sunday. ${closedDay}`);
});

test('nothing to deduct: zero, and up to what limit', () => {
  expect(answerOf('commission', 20_000)).toMatchObject({
    figure: '₹0',
    sentence: 'Nothing to deduct: nothing is due up to ₹20,000 for the year.',
    facts: [{ value: '₹20,000' }, { value: 'none for this payment' }],
  });
  const rent = answerOf('rent', 55_000, { payer: 'individual' });
  expect(rent.figure).toBe('₹0');
  expect(rent.sentence).toContain('From the rent of March 2027 deduct ₹13,200');
  expect(rent.facts).toEqual([
    { label: 'You pay out', value: '₹55,000' },
    { label: 'Form 141 by', value: '30 April 2027' },
  ]);
  const low = answerOf('rent', 50_000, { payer: 'individual' });
  expect(low.facts.at(-1)).toMatchObject({ value: 'none for this payment' });
});

test.each<[income: number, Partial<TdsAnswers>, label: string, tds: string]>([
  [55_000, {}, 'To deduct with the rent of March 2027', '₹13,200'],
  [55_000, { isRentEnding: true }, 'To deduct', '₹8,800'],
  [50_000, {}, 'To deduct', '₹0'],
])(
  'rent of %i paid by an individual, %j: the working ends with "%s", %s',
  (income, more, label, tds) => {
    const { tables } = createTdsLawResult(
      given('rent', income),
      { ...tdsAnswers, payer: 'individual', ...more },
      TODAY,
    );
    expect(tables[0]?.total).toMatchObject({ label, values: [tds] });
  },
);

test('what is left is never below nothing, and HUF keeps its capitals', () => {
  const contract = answerOf('contractorPayment', 10_000, {
    payer: 'individual',
    paidBefore: 90_00_000,
    taxedBefore: 0,
  });
  expect(contract.sentence).toContain('paid by an individual or HUF under section');
  expect(contract.facts[0]).toEqual({ label: 'You pay out', value: '₹0' });
});

test('the law of another year is named as such', () => {
  expect(answerOf('commission', 60_000, { date: '2024-09-30' })).toMatchObject({
    label: 'To deduct, by the law of that day',
    figure: '₹3,000',
    sentence: '5% of ₹60,000: commission or brokerage under section 194H.',
  });
});

test('what is taken for granted is one sentence', () => {
  expect(describeTdsAssumptions(given('commission', 60_000), tdsAnswers, TODAY, TODAY)).toBe(
    'Paid today, 22 November 2026, by a business to an individual or HUF with a PAN, nothing before this year.',
  );
});

test.each<[OfferedIncomeType, number, Partial<TdsAnswers>, string]>([
  [
    'commission',
    60_000,
    {},
    '₹1,800 more than the law asks: commission or brokerage is at 2% since 1 October 2024.',
  ],
  [
    'commission',
    15_000,
    {},
    '₹750 more than the law asks: nothing is due up to ₹20,000 for the year.',
  ],
  ['professionalFees', 60_000, {}, 'The same as by law.'],
  [
    'rent',
    60_00_000,
    { payer: 'individual' },
    '₹6,00,000 more than the law asks: you deduct from a rent once, in the last month.',
  ],
  [
    'contractorPayment',
    60_000,
    { payee: 'other' },
    '₹600 less than the law asks: contract work bears 2% here.',
  ],
  [
    'professionalFees',
    60_000,
    { paidBefore: 40_000 },
    '₹4,000 less than the law asks: what you paid before bears it too.',
  ],
  [
    'salary',
    20_00_000,
    {},
    '₹4,07,600 more than the law asks: by law each band of a salary bears its own rate, after deductions.',
  ],
])('beside the estimate, %s of %d with %j: %s', (type, income, answers, sentence) => {
  expect(explainTdsDifference(given(type, income), lawOf(type, income, answers))).toBe(sentence);
});

test('393(2), was 195: rent to a non-resident bears 31.2% from the first rupee, for every payer', () => {
  const toLandlord = { payee: 'nonResident', payer: 'individual' } as const;
  expect(answerOf('rent', 40_000, toLandlord)).toEqual({
    label: 'To deduct, by this year’s law',
    figure: '₹12,480',
    sentence:
      '31.2% of the rent, from the first rupee, while the payee’s income of the year is up to ₹50 lakh: section 393(2).',
    facts: [
      { label: 'You pay out', value: '₹27,520' },
      { label: 'Deposit by', value: '7 December 2026' },
      { label: 'Form 144 by', value: '31 January 2027, a Sunday' },
    ],
  });
  const shown = createTdsLawResult(given('rent', 40_000), { ...tdsAnswers, ...toLandlord }, TODAY);
  expect(shown.taken).toBe('Paid today, 22 November 2026, to a non-resident who is not a company.');
  expect(shown.beside).toBe('The estimate is that for a resident.');
  expect(shown.tables[0]?.total).toMatchObject({ values: ['₹12,480'] });
  expect(shown.remarks.join(' ')).toMatch(/You need a TAN, also as an individual\..*Form 145\./);
});

test.each<[OfferedIncomeType, number]>([
  ['professionalFees', 1_00_000],
  ['commission', 1_00_000],
  ['rent', 50_00_001],
])('393(2): %s of %d to a non-resident has no rate here, but says what applies', (type, income) => {
  const answers = { payee: 'nonResident' } as const;
  const { figure, sentence, facts } = answerOf(type, income, answers);
  expect(figure).toBe('Ask for the rate');
  expect(sentence).toMatch(/^Section 393\(2\) applies: .* or of a treaty\.$/);
  expect(facts.map(({ label }) => label)).toEqual(['Deposit by', 'Form 144 by']);
  const { tables, remarks } = createTdsLawResult(
    given(type, income),
    { ...tdsAnswers, ...answers },
    TODAY,
  );
  expect(tables).toEqual([]);
  expect(remarks.includes(tdsByLaw.nonResident.fees)).toBe(type === 'professionalFees');
});

test('195: before April 2026 the forms of a non-resident are 27Q, 10F and 15CA', () => {
  const answers = { payee: 'nonResident', date: '2026-03-10' } as const;
  expect(answerOf('rent', 40_000, answers).facts.slice(1)).toEqual([
    { label: 'Deposit by', value: '30 April 2026' },
    { label: 'Form 27Q by', value: '31 May 2026, a Sunday' },
  ]);
  const { remarks } = createTdsLawResult(
    given('rent', 40_000),
    { ...tdsAnswers, ...answers },
    TODAY,
  );
  expect(remarks.join(' ')).toMatch(/Form 10F\. .* Form 15CA\./);
});

test.each<[OfferedIncomeType, Partial<TdsAnswers>, isGst: boolean, isPan: boolean]>([
  ['professionalFees', {}, true, true],
  ['rent', { payee: 'other' }, true, false],
  ['contractorPayment', { hasPan: false }, true, false],
  ['interest', {}, false, true],
  ['commission', { payee: 'nonResident' }, false, false],
])('%s, %j: GST apart is left out, %s; a PAN not linked is none, %s', (type, answers, ...says) => {
  const { remarks } = createTdsLawResult(given(type, 59_000), { ...tdsAnswers, ...answers }, TODAY);
  expect([tdsByLaw.gstApart, tdsByLaw.pan].map((one) => remarks.includes(one))).toEqual(says);
});

test('the PAN of a person is asked for with its link, and a non-resident for neither PAN nor payer', () => {
  const fieldsOf = (payee: TdsAnswers['payee']) => {
    const input = { ...tdsAnswers, payee, date: TODAY, given: given('rent', 60_000), today: TODAY };
    const { hasPan, payer, paidBefore, payment } = tdsFields;
    const isShown = [hasPan, payer, paidBefore, payment].map(
      (field) => !field.isHidden?.(input as never),
    );
    return [(hasPan.label as (input: never) => string)(input as never), ...isShown];
  };
  const label = 'The payee has given a PAN';
  expect(fieldsOf('individual')).toEqual([`${label}, linked to Aadhaar`, true, true, true, true]);
  expect(fieldsOf('other')).toEqual([label, true, true, true, true]);
  expect(fieldsOf('nonResident')).toEqual([label, false, false, false, false]);
});

test.each([
  [30_000, 'not passed'],
  [60_000, 'passed'],
])(
  'section 393(1): a rent of %i is shown against its limit, by the Act in force',
  (income, detail) => {
    const answers = { ...tdsAnswers, paidBefore: 0 };
    const { tables, answer, folds } = createTdsLawResult(given('rent', income), answers, TODAY);
    const lines = tables[0]?.lines ?? [];
    expect(lines.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Paid earlier this month', 'Limit']),
    );
    expect(lines.find(({ label }) => label === 'Limit')).toMatchObject({
      detail,
      values: ['₹50,000 for the month'],
    });
    const cited = lines.flatMap(({ reason }) => reason?.sources ?? []);
    expect(cited.flatMap(({ sections }) => sections).join()).not.toContain('1961 Act');
    expect(answer.sentence).not.toContain('earlier');
    // The number of the old Act stands once, for a paper dated before April 2026.
    const page = JSON.stringify([answer, tables, folds]);
    expect(page.match(/194-?I\b/g) ?? []).toHaveLength(1);
  },
);
