'use client';

import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AnswerSums } from '@/components/portal/quotations/answer-sums';
import { TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { AmountInput } from '@/components/ui/amount-input';
import { formatRupees } from '@/lib/format';
import { figuresOf, sumRowsOf } from '@/lib/portal/firm/answer-draft';
import { type AnswerDraft, inboxLimits } from '@/lib/portal/firm/inbox-records';

type Form = UseFormReturn<AnswerDraft, unknown, AnswerDraft>;

/** Fees, discount, GST, round-off, total, and government fees separately. */
export function AnswerTotals({ form }: { form: Form }) {
  const draft = form.watch();
  const figures = figuresOf(draft);

  return (
    <>
      <AnswerSums fees={figures?.fees ?? null} rows={figures ? sumRowsOf(draft, figures) : []}>
        <AmountRow label="Discount" name="discount" form={form} />
      </AnswerSums>
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
