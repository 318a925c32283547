'use client';

import { useId } from 'react';
import { type Control, type UseFormRegister, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ProfileFields } from '@/lib/portal/profile';

type Props = {
  label: string;
  labelHint?: string;
  name: 'gstNumber' | 'panNumber';
  control: Control<ProfileFields>;
  register: UseFormRegister<ProfileFields>;
  /** While the value is still being read. */
  isReadOnly: boolean;
  check: (value: string) => string | null;
};

/** A number whose form is checked as it is typed: a hint, never a refusal. */
export function TaxIdField({
  label,
  labelHint,
  name,
  control,
  register,
  isReadOnly,
  check,
}: Props) {
  const value = useWatch({ control, name });
  const id = useId();

  return (
    <div>
      <Field label={label} hint={labelHint}>
        {(field) => (
          <Input
            {...field}
            {...register(name)}
            aria-describedby={[field['aria-describedby'], id].filter(Boolean).join(' ')}
            readOnly={isReadOnly}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      {/* Stands there empty too, so that a screen reader announces the hint when it comes. */}
      <p
        id={id}
        role="status"
        className="text-[0.9375rem] text-orange leading-snug not-empty:mt-1.5"
      >
        {check(value ?? '')}
      </p>
    </div>
  );
}
