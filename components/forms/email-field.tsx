import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LINE_ROOM } from '@/lib/forms/limits';

/** The email address of an access page, checked by `meetsFormRules`. */
export function EmailField(props: Pick<ComponentProps<'input'>, 'autoComplete' | 'ref'>) {
  return (
    <Field label="Email">
      {(control) => (
        <Input
          {...control}
          {...props}
          name="email"
          type="email"
          inputMode="email"
          required
          maxLength={LINE_ROOM}
        />
      )}
    </Field>
  );
}
