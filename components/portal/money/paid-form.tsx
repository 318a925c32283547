'use client';

import { useMemo } from 'react';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useDraft } from '@/components/forms/use-draft';
import { AmountInput } from '@/components/ui/amount-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import { money } from '@/content/words/money';
import { forgetParts, tabDraft } from '@/lib/forms/drafts';
import { firstPaid, type PaidFields, paidFormSchema, saidOf } from '@/lib/portal/money/paid-form';
import type { ToPay } from '@/lib/portal/money/statement';
import { sayPaid } from '@/lib/portal/quotations/work';

type Props = { id: string; pay: ToPay; today: string; onSaid: () => void };

/** Where the draft of a payment is kept. */
export const paidPart = (id: string, { invoice }: ToPay) => `${id}-paid ${invoice ?? ''}`.trim();

/** What the client says of a payment: reference number, day and amount. */
export function PaidForm({ id, pay, today, onSaid }: Props) {
  const { open, invoice } = pay;
  const schema = useMemo(() => paidFormSchema(open, today), [open, today]);
  const first = useMemo(() => firstPaid(open, today), [open, today]);
  const form = useCheckedForm<PaidFields>(schema, first);
  const part = paidPart(id, pay);
  useDraft(tabDraft<PaidFields>('replies', part), form, first);
  const { press, isRunning, failure } = useOperation();
  const { errors } = form.formState;

  const say = form.submit((fields) =>
    press(async () => {
      await sayPaid(id, saidOf(invoice, fields));
      forgetParts('replies', part);
      onSaid();
    }),
  );

  return (
    <form noValidate onSubmit={say} className="grid gap-3">
      <Field label={money.reference} hint={money.referenceHint} error={errors.reference?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('reference')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={money.day} error={errors.on?.message}>
          {(control) => (
            <Input {...control} {...form.register('on')} type="date" min="2020-01-01" max={today} />
          )}
        </Field>
        <Field label={money.amount} hint={money.amountHint} error={errors.amount?.message}>
          {(control) => <AmountInput kind="rupees" {...control} {...form.register('amount')} />}
        </Field>
      </div>
      <div>
        <Button type="submit" aria-disabled={isRunning}>
          {money.say}
        </Button>
      </div>
      <OperationFailure sentence={failure} />
    </form>
  );
}
