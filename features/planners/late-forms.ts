import { latePayments } from '@/content/calculators/late-payments';
import { formatMonthAndYear } from '@/features/calendar/calendar';
import { taxpayers } from '@/features/planners/advance-tax/advance-tax-rules';
import { planYears } from '@/features/planners/frame/plan-years';
import { gstReturns } from '@/features/planners/late-gst/late-gst-rules';
import { rocForms } from '@/features/planners/late-roc/late-roc-rules';
import { deductors } from '@/features/planners/late-tds/late-tds-rules';
import { parseIsoDate } from '@/lib/days';

export type LateKind = keyof typeof latePayments.kinds;

/** Shown only while each of these words has one of the values. */
type Only = Readonly<Record<string, readonly string[]>>;

export type LateWord = {
  name: string;
  label: string;
  before: string;
  options: readonly { value: string; label: string }[];
  after: string;
  only?: Only;
};

export type LateField = {
  name: string;
  kind: 'rupees' | 'day';
  label: string;
  /** What to type if it is empty; `null` where empty is nothing. */
  missing: string | null;
  only?: Only;
};

export type LateForm = {
  kind: LateKind;
  choices: readonly LateWord[];
  fields: readonly LateField[];
};

const copy = latePayments;
const { fields, missing } = copy;

const kindWord: LateWord = {
  name: 'kind',
  label: 'What is late',
  before: copy.my,
  options: Object.entries(copy.kinds).map(([value, label]) => ({ value, label })),
  after: '',
};

const createWhenWord = (before: string): LateWord => ({
  name: 'when',
  label: 'When',
  before,
  options: Object.entries(copy.when).map(([value, label]) => ({ value, label })),
  after: '.',
});

const whenField: LateField = {
  name: 'day',
  kind: 'day',
  label: fields.day,
  missing: missing.day,
  only: { when: ['other'] },
};

const formatSpan = (from: string, to: string) =>
  [from, to].map((day) => formatMonthAndYear(parseIsoDate(day))).join(' to ');

const createTaxpayerWord = (before: string): LateWord => ({
  name: 'taxpayer',
  label: 'Who you are',
  before,
  options: taxpayers.map(({ value }) => ({ value, label: copy.taxpayers[value] })),
  after: ',',
});

/** With a year that has ended first: its return can be late. */
function listYears(today: string) {
  const years = planYears.map(({ year, from, to }) => ({
    value: year,
    label: formatSpan(from, to),
    hasEnded: to < today,
  }));
  return years
    .toSorted((a, b) => Number(b.hasEnded) - Number(a.hasEnded))
    .map(({ value, label }) => ({ value, label }));
}

const paysTax = ['gstr3b', 'gstr4', 'cmp08'];
const isLlp = rocForms.flatMap(({ value, entity }) => (entity === 'llp' ? [value] : []));
const isCompany = rocForms.flatMap(({ value, entity }) => (entity === 'company' ? [value] : []));

export const listLateForms = (today: string): readonly LateForm[] => [
  {
    kind: 'incomeTax',
    choices: [
      kindWord,
      { name: 'year', label: 'Year', before: copy.for, options: listYears(today), after: ',' },
      createTaxpayerWord(''),
      createWhenWord(copy.lateFiled),
    ],
    fields: [
      { name: 'income', kind: 'rupees', label: fields.income, missing: missing.income },
      { name: 'unpaid', kind: 'rupees', label: fields.unpaid, missing: null },
      whenField,
    ],
  },
  {
    kind: 'gst',
    choices: [
      kindWord,
      { name: 'form', label: 'Form', before: '', options: gstReturns, after: ',' },
      {
        name: 'nil',
        label: 'Sales',
        before: '',
        options: Object.entries(copy.nil).map(([value, label]) => ({ value, label })),
        after: ',',
        only: { form: ['gstr3b', 'gstr1', 'gstr4'] },
      },
      createWhenWord(copy.lateFiled),
    ],
    fields: [
      { name: 'dueOn', kind: 'day', label: fields.dueOn, missing: missing.dueOn },
      {
        ...{ name: 'turnover', kind: 'rupees', label: fields.turnover },
        ...{ missing: missing.turnover, only: { form: ['gstr3b', 'gstr1'], nil: ['no'] } },
      },
      {
        ...{ name: 'turnover', kind: 'rupees', label: fields.turnoverOfYear },
        ...{ missing: missing.turnover, only: { form: ['gstr9'] } },
      },
      {
        ...{ name: 'cash', kind: 'rupees', label: fields.cash, missing: null },
        only: { form: paysTax, nil: ['no'] },
      },
      whenField,
    ],
  },
  {
    kind: 'tds',
    choices: [
      kindWord,
      {
        name: 'deductor',
        label: 'Who deducted it',
        before: copy.deductedBy,
        options: deductors.map(({ value }) => ({ value, label: copy.deductors[value] })),
        after: ',',
      },
      createWhenWord(copy.latePaid),
    ],
    fields: [
      { name: 'tax', kind: 'rupees', label: fields.tax, missing: missing.tax },
      { name: 'deductedOn', kind: 'day', label: fields.deductedOn, missing: missing.deductedOn },
      whenField,
    ],
  },
  {
    kind: 'advanceTax',
    choices: [kindWord, createTaxpayerWord(''), createWhenWord(copy.latePaid)],
    fields: [
      { name: 'yearTax', kind: 'rupees', label: fields.yearTax, missing: missing.yearTax },
      { name: 'paid', kind: 'rupees', label: fields.paid, missing: null },
      whenField,
    ],
  },
  {
    kind: 'roc',
    choices: [
      kindWord,
      { name: 'form', label: 'Form', before: '', options: rocForms, after: ',' },
      createWhenWord(copy.lateFiled),
    ],
    fields: [
      { name: 'dueOn', kind: 'day', label: fields.dueOn, missing: missing.dueOn },
      {
        ...{ name: 'capital', kind: 'rupees', label: fields.capital },
        ...{ missing: missing.capital, only: { form: isCompany } },
      },
      {
        ...{ name: 'capital', kind: 'rupees', label: fields.contribution },
        ...{ missing: missing.contribution, only: { form: isLlp } },
      },
      {
        ...{ name: 'turnover', kind: 'rupees', label: fields.turnoverOfLlp, missing: null },
        only: { form: isLlp },
      },
      whenField,
    ],
  },
];
