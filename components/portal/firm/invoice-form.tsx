'use client';

import { useMemo, useState } from 'react';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useDraft } from '@/components/forms/use-draft';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import { formatPrice, getUnitFee } from '@/lib/fees/units';
import { formatRupees } from '@/lib/format';
import { forgetParts, tabDraft } from '@/lib/forms/drafts';
import { sendInvoice, unbilled, workOutInvoice } from '@/lib/portal/firm/work';
import {
  billedOf,
  firstInvoice,
  type InvoiceFields,
  invoiceFormSchema,
} from '@/lib/portal/firm/work-forms';
import type { State } from '@/lib/portal/thread/state';

type Props = { request: string; state: State; today: string; onSigned: () => void };

/** An invoice for accepted lines, at the fees that were quoted. */
export function InvoiceForm({ request, state, today, onSigned }: Props) {
  const used = state.invoices.map(({ message }) => message.invoice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the invoices are those of the log
  const schema = useMemo(() => invoiceFormSchema(today, used), [today, used.join()]);
  const first = useMemo(() => firstInvoice(today), [today]);
  const form = useCheckedForm<InvoiceFields>(schema, first);
  const part = `${request} invoice`;
  useDraft(tabDraft<InvoiceFields>('replies', part), form, first);
  const { press, isRunning, failure } = useOperation();
  const { errors } = form.formState;
  const open = unbilled(state);
  const [left, setLeft] = useState<readonly number[]>([]);
  const lines = open.filter((of) => !left.includes(of));
  const figures = workOutInvoice(state, lines);

  const send = form.submit((fields) =>
    press(async () => {
      await sendInvoice(request, billedOf(fields, lines));
      forgetParts('replies', part);
      onSigned();
    }),
  );

  return (
    <form noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="min-w-0">
        <legend className="font-semibold text-[0.9375rem]">What it bills</legend>
        {open.map((of) => {
          const line = state.answer?.message.lines[of - 1];
          if (!line) return null;
          return (
            <Checkbox
              key={of}
              label={`${line.service}, ${formatPrice(getUnitFee(line))}`}
              checked={!left.includes(of)}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((each) => each !== of) : [...left, of])
              }
            />
          );
        })}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Invoice number" error={errors.invoice?.message}>
          {(control) => <Input {...control} {...form.register('invoice')} maxLength={30} />}
        </Field>
        <Field label="Its day" error={errors.on?.message}>
          {(control) => (
            <Input {...control} {...form.register('on')} type="date" min="2020-01-01" max={today} />
          )}
        </Field>
        <Field label="To be paid by" error={errors.due?.message}>
          {(control) => <Input {...control} {...form.register('due')} type="date" />}
        </Field>
      </div>
      <p role="status">
        {lines.length === 0 || !figures ? (
          'Choose at least one line.'
        ) : (
          <>
            {figures.discount > 0 && `Discount ${formatRupees(figures.discount)}. `}
            {figures.gst.rupees > 0 ? 'With GST ' : 'In all '}
            <strong className="amount">{formatRupees(figures.total)}</strong>
          </>
        )}
      </p>
      <div>
        <Button type="submit" aria-disabled={isRunning || lines.length === 0}>
          Sign the invoice
        </Button>
      </div>
      <OperationFailure sentence={failure} />
    </form>
  );
}
