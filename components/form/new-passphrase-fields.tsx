import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { passphraseCopy } from '@/content/words/passphrase';
import type { newPassphraseSchema } from '@/lib/forms/new-passphrase';

type Fields = z.infer<typeof newPassphraseSchema>;
type Props = {
  form: Pick<UseFormReturn<Fields, unknown, Fields>, 'register' | 'formState'>;
  label: string;
  again: string;
};

export function NewPassphraseFields({ form, label, again }: Props) {
  const { errors } = form.formState;
  return (
    <div className="grid columns-two items-end gap-4 [--column:14rem]">
      <Field label={label} hint={passphraseCopy.hint} error={errors.passphrase?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('passphrase', { deps: 'again' })}
            noun={label.toLowerCase()}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label={again} error={errors.again?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('again')}
            noun={again.toLowerCase()}
            autoComplete="new-password"
          />
        )}
      </Field>
    </div>
  );
}
