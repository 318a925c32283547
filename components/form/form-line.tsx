'use client';

import type { ComponentProps } from 'react';
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { LINE_ROOM } from '@/lib/forms/limits';

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof Input>, 'form' | 'name'> & {
  form: Pick<UseFormReturn<Values, unknown, Values>, 'register' | 'formState'>;
  name: Path<Values>;
  label: string;
  /** Another field, which is checked again when this one changes. */
  deps?: Path<Values>;
  fieldClassName?: string | undefined;
};

export function FormLine<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, deps, fieldClassName, 'aria-describedby': note, ...input } = props;
  const error = form.formState.errors[name]?.message as string | undefined;
  const rules = deps && ({ deps } as RegisterOptions<Values, Path<Values>>);

  return (
    <Field label={label} error={error} className={fieldClassName}>
      {(control) => {
        const all = {
          ...control,
          ...form.register(name, rules),
          ...input,
          'aria-describedby': [note, control['aria-describedby']].filter(Boolean).join(' '),
          required: true,
          maxLength: LINE_ROOM,
        };
        return input.type === 'password' ? (
          <PasswordInput {...all} noun={label.toLowerCase()} />
        ) : (
          <Input {...all} />
        );
      }}
    </Field>
  );
}
