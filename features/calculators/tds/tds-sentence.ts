import type { Question, SentenceParts, Word, WordChoice } from '@/components/sheet/answer';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import type { IsoDate } from '@/content/types/units';
import type { TdsAnswers, TdsInputs } from '@/features/calculators/tds/tds-answers';
import type { PayeeChoice } from '@/features/calculators/tds/tds-fields';
import {
  findChosenPayment,
  formatTdsLimits,
  measureOn,
  openPayments,
} from '@/features/calculators/tds/tds-law';
import { formatLongDay } from '@/lib/dates';
import { createIsoDate, getMonthName, parseIsoDate } from '@/lib/days';
import { formatPercent, formatRupeesAndPaise } from '@/lib/format';
import { ageCategories, taxRegimes } from '@/lib/law/tax/regimes';
import { findTdsRule } from '@/lib/law/tds/tds';
import { listTdsPayments } from '@/lib/law/tds/tds-kinds';
import { getTaxYearStart } from '@/lib/law/tds/tds-rent';
import type { TdsRule } from '@/lib/law/tds/tds-rules';

const { questions, payers, payees, rent } = tdsByLaw;

export const formatMonthOfDay = (day: IsoDate) => `${getMonthName(day)} ${parseIsoDate(day).year}`;

export type TdsCase = { formInput: TdsInputs; answers: TdsAnswers; date: IsoDate; today: IsoDate };

export function createTdsSentence(known: TdsCase): SentenceParts {
  const { formInput, answers } = known;
  if (formInput.incomeType === 'salary') return createSalarySentence(known);
  const payer = createPayerWord(known);
  const payee = createPayeeWord(known);
  if (formInput.incomeType === 'contractorPayment') {
    return [payer, ' pays ', payee, ' for contract work, ', createWhenWord(known), '.'];
  }
  const payment = findChosenPayment(formInput, answers);
  if (payment === 'rentByIndividual') {
    const tenancy = [createSinceWord(known), ', and the tenancy ', createUntilWord(known), '.'];
    return [payer, ' pays rent to ', payee, ', ', ...tenancy];
  }
  return [
    payer,
    ' pays ',
    createPaymentWord(known),
    ' to ',
    payee,
    ', ',
    createWhenWord(known),
    '.',
  ];
}

export function createPayerQuestion({ formInput: { incomeType }, date }: TdsCase): Question {
  return {
    name: 'payer',
    question: questions.payer[incomeType],
    why: incomeType === 'salary' ? '' : explainPayer(incomeType, date),
    choices: tdsByLaw.askedPayers,
  };
}

function explainPayer(incomeType: Exclude<TdsInputs['incomeType'], 'salary'>, date: IsoDate) {
  const [business, individual] = (['business', 'individual'] as const).map((payer) => {
    const [payment] = listTdsPayments(incomeType, payer);
    return payment ? findTdsRule(payment, date) : null;
  });
  if (!business || !individual) return '';
  const formatRate = (rule: TdsRule) => formatPercent(rule.rate.individual);
  return incomeType === 'rent'
    ? `The answer decides between ${formatRate(individual)} once a year and ${formatRate(business)} every month.`
    : `A business deducts above ${formatTdsLimits(business.threshold).replace(', ', ' or ')}, an individual only above ${formatTdsLimits(individual.threshold)}.`;
}

function createPayerWord({ formInput, answers }: TdsCase): Word {
  const value = answers.payer ?? 'company';
  return {
    name: 'payer',
    text: payers[value].text,
    question: questions.payer[formInput.incomeType],
    value,
    choices: listChoices(payers),
  };
}

const listChoices = (texts: Readonly<Record<string, { label: string; detail: string }>>) =>
  Object.entries(texts).map(([value, { label, detail }]): WordChoice => ({ value, label, detail }));

function getPayeeChoice({ payee, hasPan, isSenior }: TdsAnswers): PayeeChoice {
  if (payee !== 'individual') return payee;
  if (isSenior) return hasPan ? 'senior' : 'seniorNoPan';
  return hasPan ? 'individual' : 'noPan';
}

/** An age counts only for interest from a bank. */
function createPayeeWord({ formInput, answers }: TdsCase): Word {
  const isOfBank = findChosenPayment(formInput, answers) === 'bankInterest';
  const chosen = getPayeeChoice(answers);
  const young = { senior: 'individual', seniorNoPan: 'noPan' } as const;
  const value =
    !isOfBank && (chosen === 'senior' || chosen === 'seniorNoPan') ? young[chosen] : chosen;
  return {
    name: 'payee',
    text: payees[value].text,
    question: questions.payee,
    value,
    choices: listChoices(payees).filter(
      (choice) => isOfBank || !Object.hasOwn(young, choice.value),
    ),
  };
}

function createPaymentWord({ formInput, answers }: TdsCase): Word | string {
  const open = openPayments(formInput, answers);
  const chosen = findChosenPayment(formInput, answers);
  if (chosen === null || chosen === 'byIndividual' || chosen === 'dividend') {
    return tdsByLaw.paidByAnyone[formInput.incomeType];
  }
  if (open.length < 2) return tdsByLaw.paid[chosen];
  return {
    name: 'payment',
    text: tdsByLaw.paid[chosen],
    question: questions.payment,
    value: chosen,
    choices: open.map((payment) => ({ value: payment, label: tdsByLaw.payments[payment] })),
  };
}

const formatDate = ({ date, today }: TdsCase) =>
  date === today ? 'today' : `on ${formatLongDay(date)}`;

function createWhenWord(known: TdsCase): Word {
  const { formInput, answers, date } = known;
  const payment = findChosenPayment(formInput, answers);
  const day = formatDate(known);
  if (!payment || measureOn(payment, date) === null) {
    return { name: 'date', text: day, question: questions.date, fields: ['date'] };
  }
  const before =
    answers.paidBefore > 0
      ? `${formatRupeesAndPaise(answers.paidBefore)} before`
      : 'nothing before';
  return {
    name: 'date',
    text: `${day}, with ${before}`,
    question: questions.before,
    fields: ['date', 'paidBefore', 'taxedBefore'],
  };
}

function listMonths(first: IsoDate, last: IsoDate) {
  const { year, month } = parseIsoDate(first);
  const months: { value: string; label: string }[] = [];
  for (let at = month; ; at += 1) {
    const day = createIsoDate(year + Math.floor((at - 1) / 12), ((at - 1) % 12) + 1, 1);
    if (day > last) return months;
    months.push({ value: day.slice(0, 7), label: formatMonthOfDay(day) });
  }
}

function createMonthRow(label: string, detail: string, months: ReturnType<typeof listMonths>) {
  const [first] = months;
  return first
    ? [{ value: first.value, label, detail, others: { label: rent.month, options: months } }]
    : [];
}

function createSinceWord({ answers: { rentedSince }, date }: TdsCase): Word {
  const begins = getTaxYearStart(date);
  const later = listMonths(begins, date).slice(1);
  return {
    name: 'since',
    text: `since ${getMonthName(rentedSince ?? begins)}`,
    question: questions.since,
    value: rentedSince?.slice(0, 7) ?? '',
    choices: [{ value: '', label: rent.sinceApril }, ...createMonthRow(rent.sinceLater, '', later)],
    fields: ['date'],
  };
}

function createUntilWord({ answers: { rentedUntil }, date }: TdsCase): Word {
  const year = parseIsoDate(getTaxYearStart(date)).year + 1;
  const last = createIsoDate(year, 3, 31);
  return {
    name: 'until',
    text: rentedUntil ? `ends in ${formatMonthOfDay(rentedUntil)}` : 'goes on',
    question: questions.until,
    value: rentedUntil?.slice(0, 7) ?? '',
    choices: [
      { value: '', label: `It goes on after ${formatMonthOfDay(last)}`, detail: rent.goesOn },
      ...createMonthRow(rent.ends, rent.endsDetail, listMonths(date, createIsoDate(year, 2, 1))),
    ],
  };
}

function createSalarySentence(known: TdsCase): SentenceParts {
  const { regime, ageCategory, deductions } = known.answers;
  const date: Word = {
    name: 'date',
    text: formatDate(known),
    question: questions.date,
    fields: ['date'],
  };
  const regimeWord: Word = {
    name: 'regime',
    text: `the ${regime} regime`,
    question: questions.regime,
    value: regime,
    choices: [...taxRegimes].reverse(),
  };
  const start = ['You pay a salary ', date, ' and deduct by ', regimeWord];
  if (regime === 'new') return [...start, '.'];
  const age = ageCategories.find(({ value }) => value === ageCategory) ?? ageCategories[0];
  return [
    ...start,
    ' from someone ',
    {
      name: 'ageCategory',
      text: age.label.toLowerCase(),
      question: questions.ageCategory,
      value: age.value,
      choices: ageCategories.map(({ value, label }) => ({ value, label })),
    },
    ' with ',
    {
      name: 'deductions',
      text: deductions > 0 ? `${formatRupeesAndPaise(deductions)} of deductions` : 'no deductions',
      question: questions.deductions,
      fields: ['deductions'],
    },
    '.',
  ];
}
