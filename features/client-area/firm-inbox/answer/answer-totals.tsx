'use client';

import { Fragment, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AmountInput } from '@/components/form/amount-input';
import { TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import {
  computeDraftFigures,
  computeDraftSums,
} from '@/features/client-area/firm-inbox/answer/answer-draft';
import { type AnswerDraft, inboxLimits } from '@/features/client-area/firm-inbox/inbox-records';
import { AnswerSums } from '@/features/client-area/quotations/answer-sums-table';
import { formatRupees } from '@/lib/format';

type Form = UseFormReturn<AnswerDraft, unknown, AnswerDraft>;

export function AnswerTotals({ form }: { form: Form }) {
  const draft = form.watch();
  const figures = computeDraftFigures(draft);
  const groups = figures ? computeDraftSums(draft, figures) : [];
  const discountedGroup = groups.find(({ per }) => !per) ?? groups[0] ?? null;
  const discount = <AmountRow label="Discount" name="discount" form={form} />;

  return (
    <>
      {(groups.length > 0 ? groups : [null]).map((group) => (
        <Fragment key={group === discountedGroup ? '' : group?.label}>
          <AnswerSums group={group}>{group === discountedGroup && discount}</AnswerSums>
          <TableBody>
            <TableTotal
              label={group?.label ?? 'Total'}
              amount={group ? formatRupees(group.total) : '–'}
            />
          </TableBody>
        </Fragment>
      ))}
      <TableBody>
        <AmountRow
          label="Government fees"
          hint="The total leaves them out. If empty, you charge them at actuals."
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
