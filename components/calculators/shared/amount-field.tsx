import type { ReactNode } from 'react';
import { AmountInput } from '@/components/ui/amount-input';
import { Field } from '@/components/ui/field';

type Props = {
  label: string;
  name: string;
  hint?: ReactNode;
  className?: string;
  step?: number;
  rupees?: boolean;
};

export function AmountField({ label, hint, className, ...input }: Props) {
  return (
    <Field label={label} hint={hint} className={className}>
      {(control) => <AmountInput {...control} {...input} />}
    </Field>
  );
}
