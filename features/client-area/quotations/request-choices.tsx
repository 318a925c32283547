import { useEffect } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useDraft } from '@/components/form/use-draft';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { fitNote, threadLimits } from '@/features/client-area/protocol/messages';
import { requestDraft } from '@/features/client-area/quotations/sending';
import { draftSchema, type Thread } from '@/features/client-area/records/records';
import { emptyDraft } from '@/features/client-area/store/thread-rows';
import { usePortal } from '@/features/client-area/store/use-portal';

type Props = {
  thread: Thread;
  hasFees: boolean;
  /** Called with whether what is chosen here is kept, and so in the message. */
  onChange: (isKept: boolean) => void;
};

/** What a request includes, kept with every change. */
export function RequestChoices({ thread: { id, draft }, hasFees, onChange }: Props) {
  const profile = usePortal(async (stored) => (await stored.row('profile', 'client')) ?? null);
  const hasName = profile === undefined || Boolean(profile?.fullName.trim());
  const form = useCheckedForm(draftSchema, emptyDraft);
  const { isShown, failure } = useDraft(requestDraft(id), form, emptyDraft);
  const values = form.watch();
  const isKept =
    fitNote(values.note) === draft.note &&
    values.withAmounts === draft.withAmounts &&
    values.withContact === draft.withContact;

  useEffect(() => onChange(!isShown || isKept), [isShown, isKept, onChange]);

  return (
    <div className="grid gap-1">
      <Field label="Note to us" hint="if you like">
        {(control) => (
          <Textarea
            {...control}
            className="min-h-20"
            maxLength={threadLimits.notes}
            {...form.register('note', {
              // What could not be kept is tried again.
              onBlur: () => !isKept && form.setValue('note', form.getValues('note')),
            })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-x-6">
        {hasFees && <Checkbox label="With the fees I saw" {...form.register('withAmounts')} />}
        <Checkbox
          label="With my name and contact"
          checked={hasName && values.withContact}
          disabled={!hasName}
          onChange={(event) => form.setValue('withContact', event.target.checked)}
        />
      </div>
      <OperationFailure sentence={failure} />
    </div>
  );
}
