import type { Sentence } from '@/components/sheet/answer';
import { defineSheet, type FormContext, type LawShown } from '@/components/sheet/define-sheet';
import { emiByLaw } from '@/content/calculators/emi-by-law';
import {
  type EarlyPayment,
  formatTerm,
  paymentRhythms,
  readEarlyPayment,
  readFee,
} from '@/features/calculators/emi/early-payment';
import type { ExactEmiResult } from '@/features/calculators/emi/emi';
import { createBalanceChart, splitBars } from '@/features/calculators/emi/emi-drawings';
import {
  createLoanInput,
  type LoanInput,
  type LoanSchedule,
  scheduleLoan,
} from '@/features/calculators/emi/emi-schedule';
import { EmiSchedule } from '@/features/calculators/emi/emi-schedule-table';
import {
  createLoanCostTable,
  createLoanTable,
  createSavingsTable,
} from '@/features/calculators/emi/emi-tables';
import { createLawSheet } from '@/features/calculators/frame/law-sheet';
import { type Amount, Exact } from '@/lib/exact';
import {
  formatNumber,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';

type Entered = EarlyPayment & { fee: Amount | null };
type Input = Entered & FormContext<ExactEmiResult>;

const copy = emiByLaw.sentence;
const rhythms = paymentRhythms.map((value) => ({ value, label: copy.rhythms[value].label }));

const sheet = defineSheet<Entered, FormContext<ExactEmiResult>, LawShown>({
  fields: {
    extra: { kind: 'rupees', label: copy.amount, isWide: true },
    every: {
      kind: 'choice',
      label: copy.rhythm,
      options: [{ value: 'none', label: copy.none.label }, ...rhythms],
      open: () => rhythms,
      isWide: true,
    },
    month: {
      kind: 'number',
      label: 'Month',
      hint: ({ formInput }) => `1 to ${formatNumber(formInput.months, 0)}`,
      value: () => '1',
      isWide: true,
    },
    fee: {
      kind: 'rupees',
      label: 'Processing Fee',
      hint: 'and other charges at the start, with GST',
      isWide: true,
    },
  },
  show: createEmiLawResult,
});

export function createEmiLawResult(input: Input): LawShown {
  const { formInput } = input;
  const loan = createLoanInput(formInput);
  const answer = {
    label: 'Monthly EMI',
    figure: formatRupees(roundRupees(formInput.emi)),
    sentence: '',
  };
  const empty = { tables: [], remarks: [], disclosures: [], beside: null, note: '' };
  const heading = 'The working, month by month';
  if ('rejected' in loan) {
    const facts = [
      { label: copy.paid, value: formatRupees(roundRupees(formInput.total)) },
      { label: copy.interest, value: formatRupees(roundRupees(formInput.interest)) },
    ];
    return {
      ...empty,
      answer: { ...answer, facts },
      heading,
      remarks: [emiByLaw.refused[loan.rejected]],
    };
  }
  const fee = readFee(input.fee, loan);
  const read = readEarlyPayment(input, loan);
  const rejection = read && 'sentence' in read ? read : null;
  const extra = read && !('sentence' in read) ? read : null;
  const agreed = scheduleLoan(loan);
  const quicker = extra ? scheduleLoan({ ...loan, extra }) : agreed;
  if (!agreed || !quicker) return { ...empty, answer, heading };
  const processingFee = typeof fee === 'number' ? fee : 0;
  return {
    answer: {
      ...answer,
      ...(input.every === 'none'
        ? { offer: { name: 'every', value: 'once', ...copy.offer } }
        : { sentence: createSentence(input, rejection?.field) }),
      ...(extra ? showSaving(agreed, quicker) : { facts: listLoanFacts(agreed), worth: null }),
    },
    beside: compareWithSchedule(formInput, agreed),
    heading,
    note: `${formatNumber(quicker.rows.length, 0)} instalments, down to ${formatRupees(0)}`,
    tables: [
      ...(extra ? [createSavingsTable(agreed, quicker)] : []),
      createLoanTable(loan, agreed),
    ],
    remarks: [
      ...(extra ? [emiByLaw.extra, emiByLaw.prepayment] : []),
      describeLastInstalment(agreed, loan),
      emiByLaw.rounding,
    ],
    rejections: [...(rejection ? [rejection] : []), ...(typeof fee === 'number' ? [] : [fee])],
    disclosures: [
      { title: 'The schedule', part: <EmiSchedule rows={quicker.rows} /> },
      {
        title: 'Interest and loan, year by year',
        tables: [splitBars(quicker.rows)],
        charts: [createBalanceChart(agreed.rows, quicker.rows, loan.principal)],
      },
      {
        title: 'A fee, and the annual percentage rate',
        fields: ['fee'],
        tables: [createLoanCostTable({ ...loan, processingFee }, agreed)],
        remarks: [typeof fee !== 'number' && 'We leave out the fee until you put it right.'],
      },
    ],
  };
}

function createSentence({ extra, every, month }: Input, rejected: string | undefined): Sentence {
  const rhythm = every === 'none' ? 'once' : every;
  const amount = extra === null ? null : Exact.of(extra);
  const isMissing = amount === null || amount.compare(0) === 0;
  const isFirst = month === null || Exact.of(month).compare(1) === 0;
  return [
    'You also pay ',
    {
      name: 'extra',
      text: isMissing ? copy.missing : formatRupeesAndPaise(amount),
      question: copy.question,
      fields: ['extra', 'every'],
      isMissing: isMissing || rejected === 'extra',
    },
    ' ',
    {
      name: 'every',
      text: copy.rhythms[rhythm].text,
      question: copy.rhythm,
      value: rhythm,
      choices: [
        ...paymentRhythms.map((value) => ({ value, ...copy.rhythms[value] })),
        { value: 'none', ...copy.none },
      ],
    },
    ...(rhythm === 'once'
      ? [
          ', with ',
          {
            name: 'month',
            text: isFirst ? copy.first : `EMI ${formatNumber(Exact.of(month ?? 1), 2)}`,
            question: copy.month,
            fields: ['month'],
            isMissing: rejected === 'month',
          },
          '.',
        ]
      : [`, ${copy.rhythms[rhythm].detail}.`]),
  ];
}

const listLoanFacts = ({ rows, totalPaid, totalInterest }: LoanSchedule) => [
  { label: copy.paid, value: formatRupees(Math.round(totalPaid)) },
  { label: copy.interest, value: formatRupees(Math.round(totalInterest)) },
  { label: copy.term, value: formatTerm(rows.length) },
];

function showSaving(agreed: LoanSchedule, quicker: LoanSchedule) {
  const saving = formatRupees(
    Math.max(0, Math.round(agreed.totalInterest) - Math.round(quicker.totalInterest)),
  );
  const [before, after] = [agreed, quicker].map((schedule) =>
    Object.fromEntries(listLoanFacts(schedule).map(({ label, value }) => [label, value])),
  );
  const facts = [copy.term, copy.interest].map((label) => {
    const [was = '', value = ''] = [before?.[label], after?.[label]];
    return was === value ? { label, value } : { label, value, before: was };
  });
  return {
    saving: `${copy.saving} ${saving}`,
    worth: { figure: saving, when: copy.saved },
    facts,
  };
}

function compareWithSchedule({ total }: ExactEmiResult, { totalPaid }: LoanSchedule): string {
  const difference = roundPaise(roundRupees(total).minus(Math.round(totalPaid * 100) / 100));
  if (difference.compare(0) === 0) return 'The same as the schedule.';
  const isMore = difference.compare(0) > 0;
  const sum = formatRupeesAndPaise(isMore ? difference : difference.times(-1));
  return `${sum} ${isMore ? 'higher' : 'lower'} than the schedule, because banks round every instalment.`;
}

function describeLastInstalment({ emi, rows }: LoanSchedule, { months }: LoanInput): string {
  const last = rows.at(-1)?.instalment ?? 0;
  const difference = Math.round((last - emi) * 100) / 100;
  const early =
    rows.length < months
      ? ` We round the instalment up, so it comes in month ${rows.length} of ${months}.`
      : '';
  if (difference === 0) return `Every instalment is the same, and the balance ends at ₹0.${early}`;
  const more = formatRupeesAndPaise(Math.abs(difference));
  return `The last instalment, ${formatRupeesAndPaise(last)}, takes up the rounding: it is ${more} ${
    difference > 0 ? 'more' : 'less'
  } than the others, and the balance ends at ₹0.${early}`;
}

export const EmiByLaw = createLawSheet(sheet);
