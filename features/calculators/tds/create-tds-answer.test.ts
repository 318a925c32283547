import { type Answer, isQuestion, type Question } from '@/components/sheet/answer';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import { closedDay } from '@/content/words/closed-day';
import { explainTdsDifference } from '@/features/calculators/tds/create-tds-answer';
import { calculateTds } from '@/features/calculators/tds/tds';
import type { TdsAnswers } from '@/features/calculators/tds/tds-answers';
import { workOutTdsByLaw } from '@/features/calculators/tds/tds-law';
import { createTdsLawResult } from '@/features/calculators/tds/tds-sheet';
import { formatDay } from '@/lib/dates';
import type { OfferedIncomeType } from '@/lib/law/tds/income-types';

jest.mock('@/content/tax-year', () => jest.requireActual('@/lib/test-support/tax-year'));

/** A business has paid nothing before to an individual with a PAN. */
const tdsAnswers: TdsAnswers = {
  date: null,
  payment: null,
  payer: 'company',
  payee: 'individual',
  isSenior: false,
  hasPan: true,
  paidBefore: 0,
  taxedBefore: null,
  rentedSince: null,
  rentedUntil: null,
  regime: 'new',
  ageCategory: 'below60',
  deductions: 0,
};

const TODAY = '2026-11-22';

function createFormInput(incomeType: OfferedIncomeType, income: number) {
  const result = calculateTds({ incomeType, income });
  if (!result) throw new Error('no result');
  return { incomeType, income, rate: result.rate, tds: result.tds };
}

const createResult = (type: OfferedIncomeType, income: number, answers: Partial<TdsAnswers> = {}) =>
  createTdsLawResult(createFormInput(type, income), { ...tdsAnswers, ...answers }, TODAY);

const computeLaw = (type: OfferedIncomeType, income: number, answers: Partial<TdsAnswers>) =>
  workOutTdsByLaw(createFormInput(type, income), { ...tdsAnswers, ...answers }, TODAY);

function isAnswer(answer: Answer | Question): asserts answer is Answer {
  if (isQuestion(answer)) throw new Error(answer.question);
}

function createAnswer(type: OfferedIncomeType, income: number, answers: Partial<TdsAnswers> = {}) {
  const { answer } = createResult(type, income, answers);
  isAnswer(answer);
  return answer;
}

const read = ({ sentence }: Answer) =>
  typeof sentence === 'string'
    ? sentence
    : sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const readDays = ({ days = [] }: Answer) => days.map(({ day, text }) => `${day}: ${text}`);

describe('rent of ₹60,000 a month', () => {
  test('who pays is asked first, since the answers differ', () => {
    const { answer, tables, beside } = createResult('rent', 60_000, { payer: null });
    expect(answer).toMatchObject({
      name: 'payer',
      question: 'Who pays the rent?',
      why: 'The answer decides between 2% once a year and 10% every month.',
      choices: [{ value: 'individual' }, { value: 'company' }],
    });
    expect(tables).toEqual([]);
    expect(beside).toBe(
      'The estimate uses 10% for everybody. Answer the question above for this year’s law.',
    );
  });

  test('an individual deducts once, in March, and nothing today', () => {
    const answer = createAnswer('rent', 60_000, { payer: 'individual' });
    expect(answer).toMatchObject({
      label: 'You deduct once, in March 2027',
      figure: '₹14,400',
      when: 'in March 2027',
      stamp: 'Nothing is due today',
    });
    expect(read(answer)).toBe(
      'An individual pays rent to an individual in India, since April, and the tenancy goes on.',
    );
    expect(readDays(answer)).toEqual([
      'Today: You pay the full rent, ₹60,000.',
      'March 2027: You pay ₹45,600 and keep back 2% of the year’s rent.',
      '30 April 2027: You pay the tax with Form 141, by this day.',
    ]);
  });

  test('an individual whose tenancy ends this month deducts now', () => {
    const answer = createAnswer('rent', 60_000, { payer: 'individual', rentedUntil: '2026-11-01' });
    expect(answer).toMatchObject({ label: 'You deduct once, from this rent', figure: '₹9,600' });
    expect(answer.stamp).toBeUndefined();
    expect(readDays(answer)).toEqual([
      'Today: You pay ₹50,400 and keep back 2% of 8 months’ rent.',
      '30 December 2026: You pay the tax with Form 141, by this day.',
    ]);
  });

  test('a business deducts every month', () => {
    const answer = createAnswer('rent', 60_000);
    expect(answer).toMatchObject({
      label: 'You deduct every month',
      figure: '₹6,000',
      when: 'every month',
    });
    expect(readDays(answer)).toEqual([
      'Today: You pay ₹54,000 and keep back 10% of ₹60,000.',
      '7 December 2026: You pay the tax by this day.',
      '31 January 2027: You file Form 140 by this day, a Sunday: do it by 30 January.',
    ]);
  });
});

/** Rent by an individual: 2% of the months, 20% without a PAN but at most a month's rent. */
const months = [
  [null, null, 12],
  [null, '2026-12-01', 9],
  [null, '2026-11-01', 8],
  ['2026-06-01', null, 10],
  ['2026-06-01', '2026-12-01', 7],
  ['2026-11-01', '2026-11-01', 1],
] as const;

const payees = {
  individual: { payee: 'individual' },
  other: { payee: 'other' },
  noPan: { hasPan: false },
  nonResident: { payee: 'nonResident' },
} as const;
type PayeeName = keyof typeof payees;
const payeeNames = Object.keys(payees) as PayeeName[];
const payers = ['individual', 'above', 'company'] as const;

/** In words as the table of rates has them, not from the rules of the site. */
function expectedRent(payer: (typeof payers)[number], payee: PayeeName, count: number): number {
  if (payee === 'nonResident') return 18_720;
  if (payer !== 'individual') return payee === 'noPan' ? 12_000 : 6_000;
  return payee === 'noPan' ? Math.min(60_000, 12_000 * count) : 1_200 * count;
}

describe.each(payers)('every combination of the words of ₹60,000 of rent, payer %s', (payer) => {
  test.each(
    payeeNames.flatMap((payee) =>
      months.map(([since, until, count]) => [payee, since, until, count] as const),
    ),
  )('payee %s, since %s, until %s', (payee, rentedSince, rentedUntil, count) => {
    const { figure } = createAnswer('rent', 60_000, {
      ...payees[payee],
      ...{ payer, rentedSince, rentedUntil },
    });
    expect(figure).toBe(`₹${expectedRent(payer, payee, count).toLocaleString('en-IN')}`);
  });
});

/** ₹60,000 of each other payment, by section 393 of the Act of 2025. */
const others: readonly [
  OfferedIncomeType,
  Partial<TdsAnswers>,
  figures: Record<'business' | 'individual', Record<PayeeName, string>>,
][] = [
  [
    'professionalFees',
    {},
    {
      business: { individual: '₹6,000', other: '₹6,000', noPan: '₹12,000', nonResident: '?' },
      individual: { individual: '₹0', other: '₹0', noPan: '₹0', nonResident: '?' },
    },
  ],
  [
    'professionalFees',
    { payment: 'technicalFees' },
    {
      business: { individual: '₹1,200', other: '₹1,200', noPan: '₹12,000', nonResident: '?' },
      individual: { individual: '₹0', other: '₹0', noPan: '₹0', nonResident: '?' },
    },
  ],
  [
    'professionalFees',
    { payment: 'directorsFees' },
    {
      business: { individual: '₹6,000', other: '₹6,000', noPan: '₹12,000', nonResident: '?' },
      individual: { individual: '₹0', other: '₹0', noPan: '₹0', nonResident: '?' },
    },
  ],
  [
    'contractorPayment',
    {},
    {
      business: { individual: '₹600', other: '₹1,200', noPan: '₹12,000', nonResident: '?' },
      individual: { individual: '₹0', other: '₹0', noPan: '₹0', nonResident: '?' },
    },
  ],
  [
    'contractorPayment',
    { paidBefore: 60_00_000 },
    {
      business: { individual: '₹600', other: '₹1,200', noPan: '₹12,000', nonResident: '?' },
      individual: { individual: '₹1,200', other: '₹1,200', noPan: '₹12,000', nonResident: '?' },
    },
  ],
  [
    'commission',
    {},
    {
      business: { individual: '₹1,200', other: '₹1,200', noPan: '₹12,000', nonResident: '?' },
      individual: { individual: '₹0', other: '₹0', noPan: '₹0', nonResident: '?' },
    },
  ],
  [
    'commission',
    { payment: 'insuranceCommission' },
    {
      business: { individual: '₹1,200', other: '₹6,000', noPan: '₹12,000', nonResident: '?' },
      individual: { individual: '₹0', other: '₹0', noPan: '₹0', nonResident: '?' },
    },
  ],
  [
    'interest',
    {},
    {
      business: { individual: '₹6,000', other: '₹6,000', noPan: '₹12,000', nonResident: '?' },
      individual: { individual: '₹0', other: '₹0', noPan: '₹0', nonResident: '?' },
    },
  ],
  [
    'interest',
    { payment: 'bankInterest' },
    {
      business: { individual: '₹6,000', other: '₹6,000', noPan: '₹12,000', nonResident: '?' },
      individual: { individual: '₹0', other: '₹0', noPan: '₹0', nonResident: '?' },
    },
  ],
  [
    'interest',
    { payment: 'bankInterest', isSenior: true },
    {
      business: { individual: '₹0', other: '₹0', noPan: '₹0', nonResident: '?' },
      individual: { individual: '₹0', other: '₹0', noPan: '₹0', nonResident: '?' },
    },
  ],
];

describe.each(others)('every combination of the words of ₹60,000, %s %j', (type, more, figures) => {
  test.each(payers.flatMap((payer) => payeeNames.map((payee) => [payer, payee] as const)))(
    'payer %s, payee %s',
    (payer, payee) => {
      const expected = figures[payer === 'individual' ? payer : 'business'][payee];
      const { figure } = createAnswer(type, 60_000, { ...more, ...payees[payee], payer });
      expect(figure).toBe(expected === '?' ? 'Ask for the rate' : expected);
    },
  );
});

test.each<[OfferedIncomeType, Partial<TdsAnswers>, figure: string]>([
  ['salary', {}, '₹1,92,400'],
  ['salary', { regime: 'old' }, '₹4,13,400'],
  ['salary', { regime: 'old', ageCategory: '60to80' }, '₹4,10,800'],
  ['salary', { regime: 'old', ageCategory: 'above80' }, '₹4,00,400'],
  ['salary', { regime: 'old', deductions: 200_000 }, '₹3,51,000'],
  ['salary', { regime: 'new', deductions: 200_000 }, '₹1,92,400'],
])('%s of ₹20,00,000 with %j: %s over the year', (type, answers, figure) => {
  const answer = createAnswer(type, 20_00_000, answers);
  expect(answer).toMatchObject({ label: 'You deduct over the year', figure });
});

test.each<[OfferedIncomeType, asked: boolean, income: number]>([
  ['rent', true, 60_000],
  ['rent', false, 50_000],
  ['contractorPayment', true, 60_000],
  ['contractorPayment', false, 30_000],
  ['professionalFees', true, 60_000],
  ['professionalFees', false, 50_000],
  ['commission', false, 60_000],
  ['interest', false, 60_000],
  ['salary', false, 20_00_000],
])('%s: whether who pays is asked first is %s, at %d', (type, asked, income) => {
  expect(isQuestion(createResult(type, income, { payer: null }).answer)).toBe(asked);
});

test('a question gives its reason with the limits of the law', () => {
  expect(createResult('professionalFees', 60_000, { payer: null }).answer).toMatchObject({
    why: 'A business deducts above ₹50,000 for the year, an individual only above ₹50,00,000 for the year.',
  });
});

test.each<[OfferedIncomeType, number, Partial<TdsAnswers>, figure: string]>([
  ['commission', 19_999, {}, '₹0'],
  ['commission', 20_000, {}, '₹0'],
  ['commission', 20_001, {}, '₹400.02'],
  ['commission', 20_001, { paidBefore: 9_999 }, '₹600'],
  ['rent', 30_000, { paidBefore: 20_000 }, '₹0'],
  ['rent', 30_000, { paidBefore: 25_000 }, '₹5,500'],
  ['commission', 20_001, { paidBefore: 9_999, hasPan: false }, '₹6,000'],
  ['commission', 20_001, { paidBefore: 9_999, date: '2024-09-30' }, '₹1,500'],
  ['commission', 20_001, { payer: 'individual' }, '₹0'],
  ['salary', 12_75_000, {}, '₹0'],
  ['salary', 12_76_000, {}, '₹1,040'],
])('%s of %d with %j: %s', (type, income, answers, figure) => {
  expect(createAnswer(type, income, answers).figure).toBe(figure);
});

test.each(['2024-03-31', '2028-04-01'])('the day %p is refused with the days there are', (date) => {
  const answer = createAnswer('commission', 50_000, { date });
  expect(answer).toMatchObject({ label: 'TDS amount, simple estimate', figure: '₹2,500' });
  expect(read(answer)).toMatch(/^Choose a date from 1\sApr\s2024 to 31\sMar\s2028: /);
});

test('the answer says what to deduct and when', () => {
  const answer = createAnswer('commission', 60_000);
  expect(answer).toMatchObject({
    label: 'You deduct from this payment',
    figure: '₹1,200',
    when: 'now',
  });
  expect(read(answer)).toBe(
    'A business pays commission or brokerage to an individual in India, today, with nothing before.',
  );
  expect(readDays(answer)).toEqual([
    'Today: You pay ₹58,800 and keep back 2% of ₹60,000.',
    '7 December 2026: You pay the tax by this day.',
    '31 January 2027: You file Form 140 by this day, a Sunday: do it by 30 January.',
  ]);
  expect(readDays(createAnswer('salary', 20_00_000))[0]).toBe(
    'Each month: You keep back ₹16,033.33, an average rate of 9.62%.',
  );
});

test.each<[OfferedIncomeType, Partial<TdsAnswers>, sentence: string]>([
  [
    'contractorPayment',
    { payee: 'other', paidBefore: 9_000, date: '2026-11-20' },
    'A business pays a company in India for contract work, on 20 November 2026, with ₹9,000 before.',
  ],
  [
    'professionalFees',
    { payer: 'above', payment: 'directorsFees', hasPan: false },
    "An individual above the limits pays director's fees to someone without a PAN, today.",
  ],
  [
    'interest',
    { payment: 'bankInterest', isSenior: true },
    'A business pays interest as a bank or post office to an individual of 60 or older, today, with nothing before.',
  ],
  [
    'interest',
    { isSenior: true },
    'A business pays interest on securities to an individual in India, today, with nothing before.',
  ],
  ['rent', { payee: 'nonResident' }, 'A business pays rent to a non-resident, today.'],
  [
    'rent',
    { payer: 'individual', rentedSince: '2026-06-01', rentedUntil: '2026-12-01' },
    'An individual pays rent to an individual in India, since June, and the tenancy ends in December 2026.',
  ],
  ['salary', {}, 'You pay a salary today and deduct by the new regime.'],
  [
    'salary',
    { regime: 'old', deductions: 1_50_000 },
    'You pay a salary today and deduct by the old regime from someone below 60 with ₹1,50,000 of deductions.',
  ],
])('the sentence of %s with %j', (type, answers, sentence) => {
  expect(read(createAnswer(type, 20_00_000, answers))).toBe(sentence);
});

test('no sentence has more than four words that can be changed', () => {
  const sentences = (
    ['salary', 'interest', 'commission', 'professionalFees', 'rent', 'contractorPayment'] as const
  ).flatMap((type) =>
    payers.map((payer) => createAnswer(type, 60_000, { payer, regime: 'old' }).sentence),
  );
  for (const sentence of sentences) {
    const text = [...sentence].filter((part) => typeof part !== 'string');
    expect(text.length).toBeLessThanOrEqual(4);
  }
});

test('a due date on a Sunday is named, with what that means', () => {
  const remarks = (date: string) => createResult('commission', 60_000, { date }).remarks;
  // Of a deduction in December 2026 the statement, in January 2027 the deposit.
  expect(remarks('2026-12-01')).toContain(`${formatDay('2027-01-31')} is a Sunday. ${closedDay}`);
  expect(remarks('2027-01-05')).toContain(`${formatDay('2027-02-07')} is a Sunday. ${closedDay}`);
});

test('where nothing is to be deducted, the answer is zero and names the limit', () => {
  expect(createAnswer('commission', 20_000)).toMatchObject({
    label: 'You deduct nothing',
    figure: '₹0',
    facts: [
      { label: 'You pay out', value: '₹20,000' },
      { label: 'Nothing is due', value: 'up to ₹20,000 for the year' },
    ],
  });
  expect(createAnswer('interest', 20_000, { payer: 'individual' }).facts?.at(-1)).toEqual({
    label: 'Nothing is due',
    value: 'from such a payer',
  });
});

test.each<[income: number, Partial<TdsAnswers>, label: string, tds: string]>([
  [55_000, {}, 'To deduct with the rent of March 2027', '₹13,200'],
  [55_000, { rentedUntil: '2026-11-01' }, 'To deduct', '₹8,800'],
  [50_000, {}, 'To deduct', '₹0'],
])(
  'rent of %i paid by an individual, %j: the working ends with "%s", %s',
  (income, more, label, tds) => {
    const { tables } = createResult('rent', income, { payer: 'individual', ...more });
    expect(tables[0]?.total).toMatchObject({ label, values: [tds] });
  },
);

test('the amount left is never below zero', () => {
  const contract = createAnswer('contractorPayment', 10_000, {
    payer: 'individual',
    paidBefore: 90_00_000,
    taxedBefore: 0,
  });
  expect(readDays(contract)[0]).toContain('You pay ₹0 and keep back 2% of ₹90,10,000.');
});

test('the law of another year is named as such', () => {
  expect(createAnswer('commission', 60_000, { date: '2024-09-30' })).toMatchObject({
    label: 'You deduct from this payment, by the law of that day',
    figure: '₹3,000',
  });
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
    60_000,
    { payer: 'individual' },
    'The estimate uses 10% for everybody. The law asks an individual for 2%, once a year.',
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
  expect(
    explainTdsDifference(createFormInput(type, income), computeLaw(type, income, answers)),
  ).toBe(sentence);
});

test('393(2), was 195: rent to a non-resident bears 31.2% from the first rupee, for every payer', () => {
  const toLandlord = { payee: 'nonResident', payer: 'individual' } as const;
  const { answer, beside, tables, remarks } = createResult('rent', 40_000, toLandlord);
  isAnswer(answer);
  expect(answer.figure).toBe('₹12,480');
  expect(readDays(answer)).toEqual([
    'Today: You pay ₹27,520 and keep back 31.2% of ₹40,000.',
    '7 December 2026: You pay the tax by this day.',
    '31 January 2027: You file Form 144 by this day, a Sunday: do it by 30 January.',
  ]);
  expect(beside).toBe('The estimate is that for a resident.');
  expect(tables[0]?.total).toMatchObject({ values: ['₹12,480'] });
  expect(remarks.join(' ')).toMatch(/income of the year is up to ₹50 lakh: section 393\(2\)\./);
  expect(remarks.join(' ')).toMatch(/You need a TAN, also as an individual\..*Form 145\./);
});

test.each<[OfferedIncomeType, number]>([
  ['professionalFees', 1_00_000],
  ['commission', 1_00_000],
  ['rent', 50_00_001],
])('393(2): %s of %d to a non-resident has no rate here, but says what applies', (type, income) => {
  const { answer, tables, remarks } = createResult(type, income, { payee: 'nonResident' });
  isAnswer(answer);
  expect(answer.figure).toBe('Ask for the rate');
  expect(readDays(answer)[0]).toBe(`Today: ${tdsByLaw.nonResident.findRate}`);
  expect(remarks.join(' ')).toMatch(/Section 393\(2\) applies: .* or of a treaty\./);
  expect(tables).toEqual([]);
  expect(remarks.includes(tdsByLaw.nonResident.fees)).toBe(type === 'professionalFees');
});

test('195: before April 2026 the forms of a non-resident are 27Q, 10F and 15CA', () => {
  const { answer, remarks } = createResult('rent', 40_000, {
    payee: 'nonResident',
    date: '2026-03-10',
  });
  isAnswer(answer);
  expect(readDays(answer).slice(1)).toEqual([
    '30 April 2026: You pay the tax by this day.',
    '31 May 2026: You file Form 27Q by this day, a Sunday.',
  ]);
  expect(remarks.join(' ')).toMatch(/Form 10F\. .* Form 15CA\./);
});

test.each<[OfferedIncomeType, Partial<TdsAnswers>, isGst: boolean, isPan: boolean]>([
  ['professionalFees', {}, true, true],
  ['rent', { payee: 'other' }, true, false],
  ['contractorPayment', { hasPan: false }, true, false],
  ['interest', {}, false, true],
  ['commission', { payee: 'nonResident' }, false, false],
])(
  '%s, %j: GST shown apart is left out, %s; a PAN that is not linked counts as none, %s',
  (type, answers, ...expected) => {
    const { remarks } = createResult(type, 59_000, answers);
    expect([tdsByLaw.gstApart, tdsByLaw.pan].map((remark) => remarks.includes(remark))).toEqual(
      expected,
    );
  },
);

test.each([
  [30_000, 'not passed'],
  [60_000, 'passed'],
])(
  'section 393(1): a rent of %i is shown against its limit, by the Act in force',
  (income, detail) => {
    const { tables, answer, disclosures } = createResult('rent', income);
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
    // The number of the old Act stands once, for a paper dated before April 2026.
    const page = JSON.stringify([answer, tables, disclosures]);
    expect(page.match(/194-?I\b/g) ?? []).toHaveLength(1);
  },
);
