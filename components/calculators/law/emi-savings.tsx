import type { ComponentProps } from 'react';
import { BookStamp } from '@/components/calculators/law/book-page';
import { extraInWords, termInWords } from '@/components/calculators/law/emi-extra';
import { EmiField } from '@/components/calculators/law/emi-fields';
import { inOneLine, phoneLine, roomOnPhone } from '@/components/calculators/law/in-one-line';
import { emiByLaw } from '@/content/calculators/emi-by-law';
import type { ExtraPayments, LoanInput, LoanSchedule } from '@/lib/calculators/emi-schedule';
import { formatNumber, formatRupeesAndPaise } from '@/lib/format';
import { cn } from '@/lib/utils';

type Props = {
  loan: LoanInput;
  agreed: LoanSchedule;
  quicker: LoanSchedule;
  /** `null` if the entries are not possible payments. */
  extra: Required<ExtraPayments> | null;
  fields: Pick<ComponentProps<typeof EmiField>, 'texts' | 'refusals' | 'onChange'>;
};

const difference = (from: number, to: number) => Math.round((from - to) * 100) / 100;

function verdict({ agreed, quicker, extra }: Props): string {
  if (!extra) return 'Worked out without extra payments until the marked field is put right.';
  const words = extraInWords(extra);
  if (words === '') return 'Enter an extra payment to see what it saves.';
  const interest = difference(agreed.totalInterest, quicker.totalInterest);
  const months = agreed.rows.length - quicker.rows.length;
  if (interest <= 0 && months === 0) return `${words} on top saves nothing here.`;
  const term =
    months === 0
      ? 'The last instalment keeps its month.'
      : `The loan ends ${termInWords(months)} sooner, after ${termInWords(quicker.rows.length)}.`;
  return `${words} on top saves ${formatRupeesAndPaise(interest)} of interest. ${term}`;
}

/** What extra payments save, in rupees and months. */
export function EmiSavings(props: Props) {
  const { loan, agreed, quicker, extra, fields } = props;
  const hasExtra = extra !== null && extraInWords(extra) !== '';
  const { table, line } =
    phoneLine[
      roomOnPhone([agreed, quicker].map(({ totalPaid }) => formatRupeesAndPaise(totalPaid)))
    ];
  const isEarlier = quicker.rows.length < agreed.rows.length;
  return (
    <div className="border-ink border-t pt-6 print:hidden">
      <h3>Extra payments</h3>
      <div className="mt-5 grid grid-cols-2 items-start gap-x-4 gap-y-5 lg:grid-cols-4">
        <EmiField label="Each Month" name="monthly" {...fields} />
        <EmiField label="Each Year" name="yearly" {...fields} />
        <EmiField label="Once" name="once" {...fields} />
        <EmiField label="In Month" hint={`1 to ${loan.months}`} name="month" {...fields} />
      </div>
      <p role="status" className="mt-5 font-semibold">
        {verdict(props)}
      </p>
      {hasExtra && (
        <>
          <table className={cn('mt-4 w-full max-w-3xl text-[0.9375rem]', table)}>
            <caption className="sr-only">The loan with and without extra payments</caption>
            <thead>
              <tr className={cn('border-ink border-b', line)}>
                <td />
                <th scope="col" className="py-2 pl-2 text-right">
                  As agreed
                </th>
                <th scope="col" className="py-2 pl-2 text-right">
                  With extra
                </th>
              </tr>
            </thead>
            <tbody>
              <Row
                line={line}
                label="Instalments"
                agreed={formatNumber(agreed.rows.length, 0)}
                quicker={formatNumber(quicker.rows.length, 0)}
              />
              <Row
                line={line}
                label="Interest"
                agreed={formatRupeesAndPaise(agreed.totalInterest)}
                quicker={formatRupeesAndPaise(quicker.totalInterest)}
              />
              <Row
                line={line}
                label="All payments"
                agreed={formatRupeesAndPaise(agreed.totalPaid)}
                quicker={formatRupeesAndPaise(quicker.totalPaid)}
              />
            </tbody>
          </table>
          {isEarlier && (
            <p className="mt-4 max-w-3xl text-right">
              <BookStamp className="mb-2">
                {termInWords(agreed.rows.length - quicker.rows.length)} sooner
              </BookStamp>
            </p>
          )}
        </>
      )}
      <p className="mt-4 text-[0.9375rem] text-soft">
        {emiByLaw.extra} {emiByLaw.prepayment}
      </p>
    </div>
  );
}

type RowProps = Record<'line' | 'label' | 'agreed' | 'quicker', string>;

function Row({ line, label, agreed, quicker }: RowProps) {
  return (
    <tr className={cn('border-rule border-b', line)}>
      <th scope="row" className="py-2.5 text-left font-normal">
        {label}
      </th>
      <td className="amount py-2.5 pl-2 text-right">{inOneLine(agreed)}</td>
      <td className="amount py-2.5 pl-2 text-right">{inOneLine(quicker)}</td>
    </tr>
  );
}
