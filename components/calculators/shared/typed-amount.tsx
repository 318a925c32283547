import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> &
  Pick<ComponentProps<typeof Input>, 'inputMode' | 'onBlur'> & {
    value: string;
    onType: (text: string) => void;
  };

/** A field that accepts any text, so that one that is not an amount can be explained. */
export function TypedAmount({ label, hint, error, value, onType, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          className="amount"
          value={value}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          {...input}
        />
      )}
    </Field>
  );
}
