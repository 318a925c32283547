import type { ComponentProps } from 'react';
import { extraInWords, termInWords } from '@/components/calculators/emi/emi-extra';
import { EmiField } from '@/components/calculators/emi/emi-fields';
import { LawTable } from '@/components/calculators/shared/law-table';
import { Stamp } from '@/components/calculators/shared/stamp';
import { emiByLaw } from '@/content/calculators/emi-by-law';
import type { ExtraPayments, LoanInput, LoanSchedule } from '@/lib/calculators/emi-schedule';
import { formatNumber, formatRupeesAndPaise } from '@/lib/format';

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
  const both = (pick: (schedule: LoanSchedule) => string) => [agreed, quicker].map(pick);
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
        <div className="mt-4 max-w-3xl">
          <LawTable
            title="The loan with and without extra payments"
            columns={['As agreed', 'With extra']}
            lines={[
              {
                label: 'Instalments',
                values: both(({ rows }) => formatNumber(rows.length, 0)),
              },
              {
                label: 'Interest',
                values: both(({ totalInterest }) => formatRupeesAndPaise(totalInterest)),
              },
            ]}
            total={{
              label: 'All payments',
              values: both(({ totalPaid }) => formatRupeesAndPaise(totalPaid)),
              best: 1,
            }}
            stamp={
              isEarlier && (
                <Stamp>{termInWords(agreed.rows.length - quicker.rows.length)} sooner</Stamp>
              )
            }
          />
        </div>
      )}
      <p className="mt-4 text-[0.9375rem] text-soft">
        {emiByLaw.extra} {emiByLaw.prepayment}
      </p>
    </div>
  );
}
