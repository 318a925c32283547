'use client';

import * as z from 'zod/mini';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useDraft } from '@/components/form/use-draft';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import {
  type Choice,
  declineReasons,
  threadLimits,
} from '@/features/client-area/protocol/messages';
import { createTabDraft } from '@/lib/forms/drafts';
import { isBlank } from '@/lib/forms/limits';
import { fitLine } from '@/lib/text/fit-text';

const options = Object.entries(declineReasons).map(([value, label]) => ({ value, label }));

const reasons = Object.keys(declineReasons) as [keyof typeof declineReasons];

const declineSchema = z
  .object({
    reason: z.enum(reasons, 'Choose a reason'),
    words: z.string().check(z.overwrite((remark) => fitLine(remark, threadLimits.remark))),
  })
  .check(
    z.refine(({ reason, words: remark }) => reason !== 'other' || !isBlank(remark), {
      error: 'Say the reason in a few words',
      path: ['words'],
    }),
  );

type Fields = { reason: string; words: string };
type Declined = z.infer<typeof declineSchema>;

const EMPTY: Fields = { reason: '', words: '' };

type Props = { draftName: string; isRunning: boolean; onDecline: (choice: Choice) => void };

export function Decline({ draftName, isRunning, onDecline }: Props) {
  const form = useCheckedForm<Declined, Fields>(declineSchema);
  useDraft(createTabDraft<Fields>('replies', `${draftName} decline`), form, EMPTY);
  const { errors } = form.formState;
  const decline = form.submit((declined) => onDecline({ step: 'declined', ...declined }));

  return (
    <form noValidate className="grid gap-3 border-rule border-t pt-4" onSubmit={decline}>
      <Field label="Reason" error={errors.reason?.message}>
        {(control) => (
          <NativeSelect
            {...control}
            options={options}
            placeholder="Choose a reason"
            {...form.register('reason', { deps: 'words' })}
          />
        )}
      </Field>
      <Field
        label="In your own words"
        hint={form.watch('reason') === 'other' ? undefined : 'if you like'}
        error={errors.words?.message}
      >
        {(control) => (
          <Input {...control} maxLength={threadLimits.remark} {...form.register('words')} />
        )}
      </Field>
      <Button
        type="submit"
        variant="destructive"
        className="justify-self-start"
        aria-disabled={isRunning}
      >
        Decline
      </Button>
    </form>
  );
}
