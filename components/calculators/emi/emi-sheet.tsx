'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { BalanceChart } from '@/components/calculators/emi/emi-balance-chart';
import { noExtra, readExtra, readFee, termInWords } from '@/components/calculators/emi/emi-extra';
import { EmiField } from '@/components/calculators/emi/emi-fields';
import { EmiSavings } from '@/components/calculators/emi/emi-savings';
import { EmiSchedule } from '@/components/calculators/emi/emi-schedule-table';
import { EmiSplit } from '@/components/calculators/emi/emi-split';
import { LawSheet, LawSheetLine } from '@/components/calculators/shared/law-sheet';
import { LawTable, type LawTableProps } from '@/components/calculators/shared/law-table';
import { usePrint } from '@/components/layout/use-print';
import { emiByLaw } from '@/content/calculators/emi-by-law';
import { annualPercentageRate, keyFactsRule } from '@/lib/calculators/annual-percentage-rate';
import type { ExactEmiResult } from '@/lib/calculators/emi';
import {
  type LoanInput,
  type LoanSchedule,
  loanOf,
  scheduleLoan,
} from '@/lib/calculators/emi-schedule';
import { formatDay } from '@/lib/dates';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = { result: ExactEmiResult };

/** The loan of the last Calculate, instalment by instalment. */
export function EmiSheet({ result }: Props) {
  const loan = loanOf(result);
  const { isPrinting, print } = usePrint();
  return (
    <LawSheet title={emiByLaw.title} lead={emiByLaw.lead} isPrinted={isPrinting}>
      {'refused' in loan ? (
        <p>{emiByLaw.refused[loan.refused]}</p>
      ) : (
        <EmiLoan loan={loan} isPrinting={isPrinting} onPrint={print} />
      )}
    </LawSheet>
  );
}

type LoanProps = { loan: LoanInput; isPrinting: boolean; onPrint: () => void };

function EmiLoan({ loan: given, isPrinting, onPrint }: LoanProps) {
  const { principal, annualRate, months } = given;
  const loan = useMemo(() => ({ principal, annualRate, months }), [principal, annualRate, months]);
  const [typed, setTyped] = useState(noExtra);
  const texts = useDeferredValue(typed);
  const fee = readFee(texts, loan);
  const read = useMemo(() => readExtra(texts, loan), [texts, loan]);
  const extra = 'sentence' in read ? null : read;
  const agreed = useMemo(() => scheduleLoan(loan), [loan]);
  const quicker = useMemo(
    () => (extra ? scheduleLoan({ ...loan, extra }) : agreed),
    [loan, extra, agreed],
  );
  if (!agreed || !quicker) return null;
  const refusals = [fee, read].filter((part) => typeof part === 'object' && 'sentence' in part);
  const fields = { texts: typed, refusals, onChange: setTyped };
  const processingFee = typeof fee === 'number' ? fee : 0;

  return (
    <>
      <div className="print:hidden">
        <div className="max-w-md">
          <EmiField
            label="Processing Fee"
            hint="and other charges at the start, with GST"
            name="fee"
            {...fields}
          />
        </div>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
          <LawTable {...loanPage(loan, agreed)} />
          <LawTable {...costPage({ ...loan, processingFee }, agreed)} />
        </div>
        {typeof fee !== 'number' && <p className="mt-4">Worked out without a fee.</p>}
        <p className="mt-4 font-semibold">{lastInstalment(agreed, loan)}</p>
        <p className="mt-2 max-w-3xl text-[0.9375rem] text-soft">{emiByLaw.rounding}</p>
      </div>
      <EmiSavings loan={loan} agreed={agreed} quicker={quicker} extra={extra} fields={fields} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-2 lg:[&_h3]:min-h-[2.16em] print:hidden">
        <EmiSplit rows={quicker.rows} />
        <BalanceChart agreed={agreed.rows} quicker={quicker.rows} principal={principal} />
      </div>
      <EmiSchedule rows={quicker.rows} isPrinting={isPrinting} onPrint={onPrint} />
    </>
  );
}

/** A sentence on the last instalment, which absorbs the rounding. */
function lastInstalment({ emi, rows }: LoanSchedule, { months }: LoanInput): string {
  const last = rows.at(-1)?.instalment ?? 0;
  const difference = Math.round((last - emi) * 100) / 100;
  const early =
    rows.length < months
      ? ` The instalment is rounded up, so it comes in month ${rows.length} of ${months}.`
      : '';
  if (difference === 0) return `Every instalment is the same, and the balance ends at ₹0.${early}`;
  const more = formatRupeesAndPaise(Math.abs(difference));
  return `The last instalment, ${formatRupeesAndPaise(last)}, takes up the rounding: it is ${more} ${
    difference > 0 ? 'more' : 'less'
  } than the others, and the balance ends at ₹0.${early}`;
}

function loanPage(loan: LoanInput, schedule: LoanSchedule): LawTableProps {
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
        detail: termInWords(rows.length),
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

function costPage(loan: LoanInput, schedule: LoanSchedule): LawTableProps {
  const fee = loan.processingFee ?? 0;
  const rate = annualPercentageRate(loan);
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
        detail: `${percentOf(schedule.totalInterest + fee, loan.principal)} of the loan`,
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

const percentOf = (part: number, whole: number) => formatPercent(Math.round((part / whole) * 100));

/** The last instalment in a line, with a link to the schedule. */
export function EmiLine({ result }: Props) {
  const loan = loanOf(result);
  const schedule = 'refused' in loan ? null : scheduleLoan(loan);
  return (
    <LawSheetLine>
      {schedule
        ? `Month by month: ${formatNumber(schedule.rows.length, 0)} instalments, down to ₹0`
        : 'Month by month'}
    </LawSheetLine>
  );
}
