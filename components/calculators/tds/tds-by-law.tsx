'use client';

import type { ReactNode } from 'react';
import {
  LawSheet,
  LawSheetLine,
  LawVerdict,
  PrintLaw,
} from '@/components/calculators/shared/law-sheet';
import { LawTable } from '@/components/calculators/shared/law-table';
import type { TdsAnswers, TdsInputs } from '@/components/calculators/tds/tds-answers';
import {
  type DecidedPayment,
  type DecidedSalary,
  isInTime,
  workOutTdsByLaw,
} from '@/components/calculators/tds/tds-law';
import { TdsLimitBar } from '@/components/calculators/tds/tds-limit-bar';
import {
  paymentFollowing,
  paymentPage,
  salaryFollowing,
  salaryPage,
  sundaysOf,
} from '@/components/calculators/tds/tds-pages';
import { TdsQuestions } from '@/components/calculators/tds/tds-questions';
import { TdsSalaryBars } from '@/components/calculators/tds/tds-salary-bars';
import {
  besideEstimate,
  takenForGranted,
  tdsInShort,
  tdsVerdict,
} from '@/components/calculators/tds/tds-words';
import { usePrint } from '@/components/layout/use-print';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import { closedDay } from '@/content/words/closed-day';
import { formatDay, noWrap } from '@/lib/dates';

type TdsByLawProps = {
  given: TdsInputs;
  answers: TdsAnswers;
  onAnswer: (change: Partial<TdsAnswers>) => void;
  /** The visitor's day in India, ISO date. */
  today: string;
};

/**
 * Whether tax is deducted from the payment, at what rate, under which law, and what to do by when.
 */
export function TdsByLaw({ given, answers, onAnswer, today }: TdsByLawProps) {
  const date = answers.date ?? today;
  const law = workOutTdsByLaw(given, answers, today);
  const beside = besideEstimate(given, law);
  const { isPrinting, print } = usePrint();
  return (
    <LawSheet
      title={isInTime(date) ? `By law, on ${noWrap(formatDay(date))}` : 'By law'}
      lead={tdsByLaw.lead}
      isPrinted={isPrinting}
    >
      <div className="grid gap-y-6">
        <LawVerdict
          verdict={tdsVerdict(law)}
          taken={isInTime(date) ? takenForGranted(given, answers, date) : ''}
        />
        <TdsQuestions given={given} answers={answers} date={date} onAnswer={onAnswer} />
      </div>
      {law.kind === 'payment' && (
        <PaymentWorking {...{ given, answers, law, date }} beside={beside} />
      )}
      {law.kind === 'salary' && (
        <SalaryWorking {...{ given, answers, law, date }} beside={beside} />
      )}
      <PrintLaw onPrint={print} />
    </LawSheet>
  );
}

type WorkingProps<Law> = {
  given: TdsInputs;
  answers: TdsAnswers;
  law: Law;
  date: string;
  beside: string | null;
};

function Remarks({ remarks }: { remarks: readonly (string | null | undefined)[] }) {
  return (
    <div className="mt-4 grid max-w-3xl gap-2 text-[0.9375rem] text-soft">
      {remarks.map((remark) => remark && <p key={remark}>{remark}</p>)}
    </div>
  );
}

/** A remark if a due date of the deduction is a Sunday; else `null`. */
function sundayRemark(days: Parameters<typeof sundaysOf>[0]): string | null {
  const [first, ...others] = sundaysOf(days).map(formatDay);
  if (first === undefined) return null;
  const are = others.length === 0 ? 'is a Sunday' : 'are Sundays';
  return `${[first, ...others].join(' and ')} ${are}. ${closedDay}`;
}

function PaymentWorking({ given, answers, law, date, beside }: WorkingProps<DecidedPayment>) {
  const { payment, decision } = law;
  const { crossed, limits } = decision;
  const notes: Record<string, string> = tdsByLaw.notes;
  const measures = ['year', 'month', 'single'] as const;
  const drawn =
    measures.find((measure) => measure === crossed) ??
    measures.find((measure) => limits[measure] !== undefined);
  const limit = drawn && limits[drawn];
  return (
    <>
      <div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
          <LawTable {...paymentPage(given, answers, law, date)} />
          <LawTable {...paymentFollowing(law, date)} />
        </div>
        <p className="mt-5 max-w-3xl font-semibold">{beside}</p>
        <Remarks
          remarks={[
            notes[payment],
            crossed === null ? null : sundayRemark(decision),
            limits.year !== undefined && answers.paidBefore > 0 && answers.taxedBefore === null
              ? tdsByLaw.before
              : null,
            answers.payer === 'business' ? tdsByLaw.payer : null,
          ]}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12">
        {drawn && limit !== undefined && (
          <TdsLimitBar
            measure={drawn}
            limit={limit}
            before={drawn === 'single' || decision.once ? 0 : answers.paidBefore}
            payment={given.income}
          />
        )}
        <p className="max-w-3xl text-[0.9375rem] text-soft">{tdsByLaw.notCovered}</p>
      </div>
    </>
  );
}

function SalaryWorking({ given, answers, law, date, beside }: WorkingProps<DecidedSalary>) {
  return (
    <>
      <div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
          <LawTable {...salaryPage(law, answers)} />
          <LawTable {...salaryFollowing(law, date)} />
        </div>
        <p className="mt-5 max-w-3xl font-semibold">{beside}</p>
        <Remarks remarks={[law.salary.tax.payable > 0 ? sundayRemark(law.salary) : null]} />
      </div>
      <TdsSalaryBars given={given} salary={law.salary} />
      <p className="max-w-3xl text-[0.9375rem] text-soft">{tdsByLaw.salary}</p>
    </>
  );
}

/** The law's answer in a line of the specified sheet. */
export function TdsLawLine({ given, answers, today }: Omit<TdsByLawProps, 'onAnswer'>): ReactNode {
  const law = workOutTdsByLaw(given, answers, today);
  return <LawSheetLine>By law: {tdsInShort(law)}</LawSheetLine>;
}
