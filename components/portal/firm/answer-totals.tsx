'use client';

import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { AmountInput } from '@/components/ui/amount-input';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { figuresOf } from '@/lib/portal/firm/answer-draft';
import { type AnswerDraft, inboxLimits } from '@/lib/portal/firm/inbox-records';

type Form = UseFormReturn<AnswerDraft, unknown, AnswerDraft>;

/** Fees, discount, GST by levy, round-off, total, and government fees separately. */
export function AnswerTotals({ form }: { form: Form }) {
  const figures = figuresOf(form.watch());

  return (
    <>
      <TableBody ruled>
        <TableRow label="Fees" amount={figures ? formatRupees(figures.fees) : '–'} strong />
        <AmountRow label="Discount" name="discount" form={form} />
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
          name="governmentFees"
          form={form}
        />
      </TableBody>
    </>
  );
}

type RowProps = {
  label: string;
  hint?: string;
  name: 'discount' | 'governmentFees';
  form: Form;
};

function AmountRow({ label, hint, name, form }: RowProps) {
  const id = useId();
  const problem = form.formState.errors[name]?.message;
  // The field's commas make React miss the change event, so this listens to the input event.
  const { onChange, ...field } = form.register(name);
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
          {...field}
          onInput={onChange}
          className="h-11 w-28 text-right text-base"
        />
      }
    />
  );
}
