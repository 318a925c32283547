import { defineSheet, type Given, type LawShown } from '@/components/sheet/define-sheet';
import { emiByLaw } from '@/content/calculators/emi-by-law';
import type { ExactEmiResult } from '@/features/calculators/emi/emi';
import { createBalanceChart, splitBars } from '@/features/calculators/emi/emi-drawings';
import {
  describeExtraPayments,
  type ExtraAmounts,
  formatTerm,
  readExtra,
  readFee,
} from '@/features/calculators/emi/emi-extra';
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
import {
  formatNumber,
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';

const sheet = defineSheet<ExtraAmounts, Given<ExactEmiResult>, LawShown>({
  fields: {
    fee: {
      kind: 'rupees',
      label: 'Processing Fee',
      hint: 'and other charges at the start, with GST',
      isWide: true,
    },
    monthly: { kind: 'rupees', label: 'Each Month', group: 'Extra payments' },
    yearly: { kind: 'rupees', label: 'Each Year' },
    once: { kind: 'rupees', label: 'Once' },
    month: {
      kind: 'number',
      label: 'In Month',
      hint: ({ given }) => `1 to ${formatNumber(given.months, 0)}`,
      value: () => '1',
    },
  },
  show: createEmiLawResult,
});

function answerOf({ emi, principal, annualRate, tenureYears, ...sums }: ExactEmiResult) {
  const years = formatNumber(tenureYears, 2);
  return {
    label: 'Monthly EMI',
    figure: formatRupees(roundRupees(emi)),
    sentence: `A month for ${years} ${years === '1' ? 'year' : 'years'}, on a loan of ${formatRupeesAndPaise(principal)} at ${formatPercent(annualRate)}.`,
    facts: [
      { label: 'Total payable', value: formatRupees(roundRupees(sums.total)) },
      { label: 'Of it, interest', value: formatRupees(roundRupees(sums.interest)) },
    ],
  };
}

export function createEmiLawResult({
  given,
  ...extras
}: ExtraAmounts & Given<ExactEmiResult>): LawShown {
  const loan = createLoanInput(given);
  const answer = answerOf(given);
  const empty = { tables: [], remarks: [], folds: [], beside: null, note: '' };
  const heading = 'The working, month by month';
  if ('refused' in loan) {
    return { ...empty, answer, heading, taken: '', remarks: [emiByLaw.refused[loan.refused]] };
  }
  const fee = readFee(extras, loan);
  const read = readExtra(extras, loan);
  const extra = 'sentence' in read ? null : read;
  const agreed = scheduleLoan(loan);
  const quicker = extra ? scheduleLoan({ ...loan, extra }) : agreed;
  const refusals = [fee, read].filter((part) => typeof part === 'object' && 'sentence' in part);
  if (!agreed || !quicker) return { ...empty, answer, heading, taken: '', refusals };
  const processingFee = typeof fee === 'number' ? fee : 0;
  const costly = { ...loan, processingFee };
  const paid = extra ? describeExtraPayments(extra) : '';
  return {
    answer: {
      ...answer,
      facts: [
        ...answer.facts,
        paid === ''
          ? { label: 'Last instalment', value: lastOf(agreed) }
          : { label: 'With extra payments', value: formatTerm(quicker.rows.length) },
      ],
    },
    beside: besideSchedule(given, agreed),
    taken: takenOf(processingFee, paid),
    heading,
    note: `${formatNumber(quicker.rows.length, 0)} instalments, down to ${formatRupees(0)}`,
    tables: [
      ...(paid === '' ? [] : [createSavingsTable(agreed, quicker)]),
      createLoanTable(loan, agreed),
      createLoanCostTable(costly, agreed),
    ],
    remarks: [
      saidOf(agreed, quicker, extra && paid),
      typeof fee !== 'number' && 'We leave out the fee until you put it right.',
      lastInstalment(agreed, loan),
      emiByLaw.rounding,
    ],
    refusals,
    folds: [
      { title: 'The schedule', part: <EmiSchedule rows={quicker.rows} /> },
      {
        title: 'Interest and loan, year by year',
        tables: [splitBars(quicker.rows)],
        charts: [createBalanceChart(agreed.rows, quicker.rows, loan.principal)],
      },
      { title: 'Paying more or earlier', remarks: [emiByLaw.extra, emiByLaw.prepayment] },
    ],
  };
}

const lastOf = ({ rows }: LoanSchedule) => formatRupeesAndPaise(rows.at(-1)?.instalment ?? 0);

function takenOf(fee: number, paid: string): string {
  const charged = fee > 0 ? `A fee of ${formatRupeesAndPaise(fee)}` : 'No processing fee';
  return `${charged}, ${paid === '' ? 'no extra payments' : `${paid} on top`}.`;
}

function besideSchedule({ total }: ExactEmiResult, { totalPaid }: LoanSchedule): string {
  const difference = roundPaise(roundRupees(total).minus(Math.round(totalPaid * 100) / 100));
  if (difference.compare(0) === 0) return 'The same as the schedule.';
  const isMore = difference.compare(0) > 0;
  const sum = formatRupeesAndPaise(isMore ? difference : difference.times(-1));
  return `${sum} ${isMore ? 'higher' : 'lower'} than the schedule, because banks round every instalment.`;
}

const differenceOf = (from: number, to: number) => Math.round((from - to) * 100) / 100;

/** What extra payments save, as a sentence; `paid` is `null` where they cannot be paid so. */
function saidOf(agreed: LoanSchedule, quicker: LoanSchedule, paid: string | null): string | null {
  if (paid === null) {
    return 'We leave out extra payments until you put the marked field right.';
  }
  if (paid === '') return null;
  const interest = differenceOf(agreed.totalInterest, quicker.totalInterest);
  const months = agreed.rows.length - quicker.rows.length;
  if (interest <= 0 && months === 0) return `${paid} on top saves nothing here.`;
  const term =
    months === 0
      ? 'The last instalment keeps its month.'
      : `The loan ends ${formatTerm(months)} sooner, after ${formatTerm(quicker.rows.length)}.`;
  return `${paid} on top saves ${formatRupeesAndPaise(interest)} of interest. ${term}`;
}

function lastInstalment({ emi, rows }: LoanSchedule, { months }: LoanInput): string {
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
