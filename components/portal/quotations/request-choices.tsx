import { useEffect } from 'react';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useDraft } from '@/components/forms/use-draft';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { OperationFailure } from '@/components/ui/operation-failure';
import { Textarea } from '@/components/ui/textarea';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { requestDraft } from '@/lib/portal/quotations/sending';
import { emptyDraft } from '@/lib/portal/quotations/thread-rows';
import { draftSchema, type Thread } from '@/lib/portal/records/records';
import { fitNote, threadLimits } from '@/lib/portal/thread/messages';

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
