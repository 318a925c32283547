'use client';

import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { quotationsCopy as copy } from '@/content/client-area/quotations';
import { clientContactSchema, saveContact } from '@/features/client-area/profile/profile';
import { profileLimits } from '@/features/client-area/store/records/profile';

/** Only for what the profile lacks; both answers go into the profile. */
export function AskContact() {
  const { register, submit, formState } = useCheckedForm(clientContactSchema);
  const { press, isRunning, failure } = useOperation();
  const save = submit((contact) => press(() => saveContact(contact)));

  return (
    <form noValidate onSubmit={save} className="grid gap-2">
      <p className="text-[0.9375rem] text-soft">{copy.noName}</p>
      <Field label={copy.yourName} error={formState.errors.fullName?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('fullName')}
            autoComplete="name"
            maxLength={profileLimits.fullName}
          />
        )}
      </Field>
      <Field
        label={copy.yourPhone}
        hint={copy.yourPhoneHint}
        error={formState.errors.mobile?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register('mobile')}
            type="tel"
            autoComplete="tel"
            maxLength={profileLimits.mobile}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        aria-disabled={isRunning || undefined}
        className="justify-self-start"
      >
        {copy.addName}
      </Button>
      <OperationFailure sentence={failure} />
    </form>
  );
}
