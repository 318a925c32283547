import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { Stamp } from '@/components/sheet/stamp';
import { emiByLaw } from '@/content/calculators/emi-by-law';
import {
  computeAnnualPercentageRate,
  keyFactsRule,
} from '@/features/calculators/emi/annual-percentage-rate';
import { formatTerm } from '@/features/calculators/emi/early-payment';
import type { LoanInput, LoanSchedule } from '@/features/calculators/emi/emi-schedule';
import { formatDay } from '@/lib/dates';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

export function createSavingsTable(agreed: LoanSchedule, quicker: LoanSchedule): SheetTableProps {
  const both = (pick: (schedule: LoanSchedule) => string) => [agreed, quicker].map(pick);
  const sooner = agreed.rows.length - quicker.rows.length;
  return {
    title: 'The loan with and without extra payments',
    columns: ['As agreed', 'With extra'],
    lines: [
      { label: 'Instalments', values: both(({ rows }) => formatNumber(rows.length, 0)) },
      {
        label: 'Interest',
        values: both(({ totalInterest }) => formatRupeesAndPaise(totalInterest)),
      },
    ],
    total: {
      label: 'All payments',
      values: both(({ totalPaid }) => formatRupeesAndPaise(totalPaid)),
      best: 1,
    },
    stamp: sooner > 0 && <Stamp>{formatTerm(sooner)} sooner</Stamp>,
  };
}

export function createLoanTable(loan: LoanInput, schedule: LoanSchedule): SheetTableProps {
  const { emi, rows, totalInterest, totalPaid } = schedule;
  return {
    title: 'As agreed',
    lines: [
      {
        label: 'Instalment',
        detail: 'a month, rounded to the rupee',
        values: [formatRupees(emi)],
      },
      {
        label: 'Instalments',
        detail: formatTerm(rows.length),
        values: [formatNumber(rows.length, 0)],
      },
      {
        label: 'Last instalment',
        values: [formatRupeesAndPaise(rows.at(-1)?.instalment ?? 0)],
      },
      { label: 'Loan', values: [formatRupeesAndPaise(loan.principal)] },
      { label: 'Interest', values: [formatRupeesAndPaise(totalInterest)] },
    ],
    total: { label: 'All instalments', values: [formatRupeesAndPaise(totalPaid)] },
  };
}

export function createLoanCostTable(loan: LoanInput, schedule: LoanSchedule): SheetTableProps {
  const fee = loan.processingFee ?? 0;
  const rate = computeAnnualPercentageRate(loan);
  return {
    title: 'What it costs',
    lines: [
      { label: 'Fee at the start', values: [formatRupeesAndPaise(fee)] },
      {
        label: 'You receive',
        values: [formatRupeesAndPaise(loan.principal - fee)],
      },
      { label: 'Interest rate', values: [formatPercent(loan.annualRate)] },
      {
        label: 'Interest and fee',
        detail: `${formatShare(schedule.totalInterest + fee, loan.principal)} of the loan`,
        values: [formatRupeesAndPaise(schedule.totalInterest + fee)],
      },
    ],
    total: {
      label: 'Annual percentage rate',
      values: [rate === null ? 'above any figure' : formatPercent(Math.round(rate * 100) / 100)],
      reason: {
        says: emiByLaw.apr,
        sources: [
          {
            ...keyFactsRule,
            rule: `Key facts statement, loans from ${formatDay(keyFactsRule.from)}`,
            sections: [keyFactsRule.section],
          },
        ],
      },
    },
  };
}

const formatShare = (part: number, whole: number) =>
  formatPercent(Math.round((part / whole) * 100));
