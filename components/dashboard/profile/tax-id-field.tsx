'use client';

import { type SyntheticEvent, useId } from 'react';
import { type Control, type UseFormRegister, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ProfileFields } from '@/lib/portal/account/profile';

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

/** Small letters become capitals, as both numbers are written; the caret stays where it is. */
function capitalise(input: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = input;
  const capitals = value.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (capitals === value) return;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** A number whose format is checked as it is typed: a hint, never a refusal. */
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
  const { onChange, ...registered } = register(name);

  const change = (event: SyntheticEvent<HTMLInputElement>) => {
    // A keyboard that is still composing would lose the word; an event follows when it is done.
    const { isComposing } = event.nativeEvent as InputEvent;
    if (!isComposing) capitalise(event.currentTarget);
    void onChange(event);
  };

  return (
    <div>
      <Field label={label} hint={labelHint}>
        {(field) => (
          <Input
            {...field}
            {...registered}
            onChange={change}
            onCompositionEnd={change}
            aria-describedby={[field['aria-describedby'], id].filter(Boolean).join(' ')}
            readOnly={isReadOnly}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      {/* There even when empty, so that a screen reader announces the hint when it comes. */}
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
