import {
  type DisclosedPart,
  defineSheet,
  type FormContext,
  type LawShown,
} from '@/components/sheet/define-sheet';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import { closedDay } from '@/content/words/closed-day';
import { createLawSheet } from '@/features/calculators/frame/law-sheet';
import {
  createTdsAnswer,
  explainTdsDifference,
  formatTdsRate,
} from '@/features/calculators/tds/create-tds-answer';
import type { TdsAnswers, TdsInputs } from '@/features/calculators/tds/tds-answers';
import {
  createTdsAnswers,
  type TdsLawChoices,
  tdsFields,
} from '@/features/calculators/tds/tds-fields';
import {
  type DecidedNonResident,
  type DecidedPayment,
  type DecidedSalary,
  formatTaxYear,
  isInTime,
  workOutTdsByLaw,
} from '@/features/calculators/tds/tds-law';
import {
  createNonResidentDuties,
  createNonResidentTables,
  createPaymentDuties,
  createPaymentTable,
  createSalaryDuties,
  createSalaryTable,
  listSundayDueDates,
} from '@/features/calculators/tds/tds-pages';
import { formatDay } from '@/lib/dates';
import { formatPercent, formatRupees, formatRupeesAndPaise as rupees } from '@/lib/format';
import type { TdsMeasure } from '@/lib/law/tds/tds';

const sheet = defineSheet<TdsLawChoices, FormContext<TdsInputs>, LawShown>({
  fields: tdsFields,
  show: (input) => createTdsLawResult(input.formInput, createTdsAnswers(input), input.today),
});

export function createTdsLawResult(
  formInput: TdsInputs,
  answers: TdsAnswers,
  today: string,
): LawShown {
  const date = answers.date ?? today;
  const law = workOutTdsByLaw(formInput, answers, today);
  const inTime = isInTime(date);
  return {
    answer: createTdsAnswer(law, { formInput, answers, date, today }),
    beside: explainTdsDifference(formInput, law),
    heading: 'The working, by law',
    note: inTime ? formatTaxYear(date) : '',
    ...(law.kind === 'payment'
      ? createPaymentWorking(formInput, answers, law, date)
      : law.kind === 'salary'
        ? createSalaryWorking(formInput, answers, law, date)
        : law.kind === 'nonResident'
          ? createNonResidentWorking(formInput, law, date)
          : { tables: [], remarks: [], disclosures: [] }),
  };
}

type Working = Pick<LawShown, 'tables' | 'remarks' | 'disclosures'>;

function findSundayRemark(days: Parameters<typeof listSundayDueDates>[0]): string | null {
  const [first, ...others] = listSundayDueDates(days).map(formatDay);
  if (first === undefined) return null;
  const are = others.length === 0 ? 'is a Sunday' : 'are Sundays';
  return `${[first, ...others].join(' and ')} ${are}. ${closedDay}`;
}

const createFollowing = (table: ReturnType<typeof createPaymentDuties>): DisclosedPart => ({
  title: 'Deposit, statement and sections',
  tables: [table],
});

function createPaymentWorking(
  formInput: TdsInputs,
  answers: TdsAnswers,
  law: DecidedPayment,
  date: string,
): Working {
  const { payment, decision } = law;
  const { crossed, limits, once } = decision;
  const notes: Record<string, string> = tdsByLaw.notes;
  const measures = ['year', 'month', 'single'] as const;
  const drawn =
    measures.find((measure) => measure === crossed) ??
    measures.find((measure) => limits[measure] !== undefined);
  const limit = drawn && limits[drawn];
  const before = drawn === 'single' || once ? 0 : answers.paidBefore;
  return {
    tables: [createPaymentTable(formInput, answers, law, date)],
    remarks: [
      // Circular 23/2017 of the CBDT, for payments with a fixed rate.
      formInput.incomeType === 'interest' ? null : tdsByLaw.gstApart,
      // Rule 114AAA of 1962 and Circular 3/2023: such a PAN is inoperative.
      answers.payee === 'individual' && answers.hasPan ? tdsByLaw.pan : null,
      notes[payment],
      crossed === null ? null : findSundayRemark(decision),
      limits.year !== undefined && answers.paidBefore > 0 && answers.taxedBefore === null
        ? tdsByLaw.before
        : null,
      answers.payer === 'individual' ? null : tdsByLaw.payer,
    ],
    disclosures: [
      createFollowing(createPaymentDuties(law, date)),
      ...(drawn && limit !== undefined
        ? [
            {
              title: 'Against the limit',
              tables: [createLimitBars(drawn, limit, before, formInput.income)],
            },
          ]
        : []),
      { title: 'Not covered', remarks: [tdsByLaw.notCovered] },
    ],
  };
}

function describeNonResident({ nonResident: { deducted, act } }: DecidedNonResident): string {
  const { rent, others } = tdsByLaw.nonResident;
  return deducted ? `${formatPercent(deducted.rate)} ${rent[act]}` : others[act];
}

function createNonResidentWorking(
  formInput: TdsInputs,
  law: DecidedNonResident,
  date: string,
): Working {
  const { act } = law.nonResident;
  return {
    tables: createNonResidentTables(formInput, law),
    remarks: [
      describeNonResident(law),
      formInput.incomeType === 'professionalFees' ? tdsByLaw.nonResident.fees : null,
      tdsByLaw.nonResident.duties[act],
      findSundayRemark(law.nonResident),
    ],
    disclosures: [
      createFollowing(createNonResidentDuties(law, date)),
      { title: 'Not covered', remarks: [tdsByLaw.notCovered] },
    ],
  };
}

const spans: Record<TdsMeasure, string> = {
  year: 'this year',
  month: 'this month',
  single: 'at once',
};

function createLimitBars(
  measure: TdsMeasure,
  limit: number,
  before: number,
  payment: number,
): SheetTableProps {
  const total = before + payment;
  const past = total - limit;
  const where =
    past === 0
      ? 'just the limit'
      : `${rupees(Math.abs(past))} ${past > 0 ? 'past' : 'short of'} the limit`;
  return {
    title: `${rupees(total)} ${spans[measure]}, ${where}`,
    labels: 'Paid',
    columns: ['Rupees'],
    lines: [
      ...(before > 0
        ? [{ label: 'Before', values: [rupees(before)], bar: { value: before } }]
        : []),
      {
        label: 'This payment',
        values: [rupees(payment)],
        bar: { value: payment, isMain: before === 0 },
      },
      ...(before > 0
        ? [{ label: 'In all', values: [rupees(total)], bar: { value: total, isMain: true } }]
        : []),
      { label: 'Limit', values: [rupees(limit)], bar: { value: limit } },
    ],
    foot:
      past > 0
        ? 'Above the limit you deduct from the whole sum, not from what is above it.'
        : 'Up to the limit and at it you deduct nothing.',
  };
}

function createSalaryWorking(
  formInput: TdsInputs,
  answers: TdsAnswers,
  law: DecidedSalary,
  date: string,
): Working {
  const bars = createSalaryBars(formInput, law);
  return {
    tables: [createSalaryTable(law, answers)],
    remarks: [law.salary.tax.payable > 0 ? findSundayRemark(law.salary) : null],
    disclosures: [
      createFollowing(createSalaryDuties(law, date)),
      {
        title: 'Flat rate and average rate',
        ...(bars
          ? { tables: [bars] }
          : {
              remarks: [
                `You deduct nothing: the flat rate and the average rate both come to ${formatRupees(0)}.`,
              ],
            }),
      },
      { title: 'Not covered', remarks: [tdsByLaw.salary] },
    ],
  };
}

function createSalaryBars(
  { rate, tds }: TdsInputs,
  { salary }: DecidedSalary,
): SheetTableProps | null {
  const { payable } = salary.tax;
  if (tds === 0 && payable === 0) return null;
  const difference = rupees(Math.abs(payable - tds));
  return {
    title:
      payable === tds
        ? 'Flat and average rate come to the same'
        : `The average rate takes ${difference} ${payable < tds ? 'less' : 'more'}`,
    labels: 'Method',
    columns: ['TDS of the year'],
    lines: [
      {
        label: `Flat ${formatPercent(rate)}, as estimated above`,
        values: [rupees(tds)],
        bar: { value: tds },
      },
      {
        label: `Average ${formatTdsRate(salary.averageRate)}, by law`,
        values: [rupees(payable)],
        bar: { value: payable, isMain: true },
      },
    ],
    foot: 'The flat rate of the highest band falls on the whole salary; by law each band bears its own rate.',
  };
}

export const TdsLawSheet = createLawSheet(sheet);
