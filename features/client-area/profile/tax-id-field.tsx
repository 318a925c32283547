'use client';

import type { SyntheticEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { HintedField } from '@/features/client-area/profile/hinted-field';

type Props = {
  label: string;
  labelHint?: string;
  field: UseFormRegisterReturn;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  check: (value: string) => string | null;
};

function capitalise(input: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = input;
  const capitals = value.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (capitals === value) return;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** A wrong format gives a hint and is never rejected. */
export function TaxIdField({ label, labelHint, field, value, error, isReadOnly, check }: Props) {
  const change = (event: SyntheticEvent<HTMLInputElement>) => {
    // A change during composition would lose the word; another event follows at its end.
    const { isComposing } = event.nativeEvent as InputEvent;
    if (!isComposing) capitalise(event.currentTarget);
    void field.onChange({ target: event.currentTarget, type: 'change' });
  };

  return (
    <HintedField label={label} hint={labelHint} error={error} doubt={check(value)}>
      {(control) => (
        <Input
          {...control}
          {...field}
          defaultValue={value}
          onChange={change}
          onCompositionEnd={change}
          readOnly={isReadOnly}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </HintedField>
  );
}
