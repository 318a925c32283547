'use client';

import { type ReactNode, useId, useState } from 'react';
import { TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { AmountInput } from '@/components/ui/amount-input';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { figuresOf, type Problems } from '@/lib/portal/firm/answer-draft';
import { type AnswerDraft, inboxLimits } from '@/lib/portal/firm/inbox-records';

type Part = Pick<AnswerDraft, 'discount' | 'governmentFees'>;
type Props = {
  draft: AnswerDraft;
  problems: Problems;
  onChange: (part: Partial<Part>) => void;
};

/** Fees, discount, GST by levy, round-off, total, and government fees separately. */
export function AnswerTotals({ draft, problems, onChange }: Props) {
  const figures = figuresOf(draft);
  // The fields edit their own text, so they get only their initial values.
  const [first] = useState<Part>(draft);

  return (
    <>
      <TableBody ruled>
        <TableRow label="Fees" amount={figures ? formatRupees(figures.fees) : '–'} strong />
        <AmountRow
          label="Discount"
          value={first.discount}
          problem={problems.discount}
          onChange={(discount) => onChange({ discount })}
        />
        {figures?.levies.map(({ levy, rate, amount }) => (
          <TableRow key={levy} label={`${levy} ${rate}%`} amount={formatRupeesAndPaise(amount)} />
        ))}
        {figures && figures.roundOff !== 0 && (
          <TableRow label="Round-off" amount={formatRupeesAndPaise(figures.roundOff)} />
        )}
      </TableBody>
      <TableBody>
        <TableTotal label="Total" amount={figures ? formatRupees(figures.total) : '–'} />
        <AmountRow
          label="Government fees"
          hint="Not in the total, without GST. Empty: at actuals, against receipts."
          value={first.governmentFees}
          problem={problems.governmentFees}
          onChange={(governmentFees) => onChange({ governmentFees })}
        />
      </TableBody>
    </>
  );
}

type RowProps = {
  label: string;
  hint?: ReactNode;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
};

function AmountRow({ label, hint, value, problem, onChange }: RowProps) {
  const id = useId();
  return (
    <TableRow
      label={
        <>
          <label htmlFor={id}>{label}</label>
          <span id={`${id}-words`} className="block text-[0.9375rem] leading-snug empty:hidden">
            {hint && <span className="block text-soft">{hint}</span>}
            {problem && <span className="block text-danger">{problem}</span>}
          </span>
        </>
      }
      amount={
        <AmountInput
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-words`}
          maxLength={inboxLimits.amount}
          defaultValue={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
          className="h-11 w-28 text-right text-base"
        />
      }
    />
  );
}
