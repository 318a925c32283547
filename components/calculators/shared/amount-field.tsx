import { AmountInput } from '@/components/ui/amount-input';
import { Field } from '@/components/ui/field';
import type { CalculatorFields } from '@/lib/calculators/calculator';

/** What each unit adds to the label, and by how much the arrow keys change the amount. */
const units = {
  rupees: { suffix: '', input: { rupees: true } },
  percent: { suffix: ' (%)', input: { step: 0.1 } },
  years: { suffix: ' (Years)', input: { step: 1 } },
} as const;

type Props<F extends CalculatorFields> = {
  fields: F;
  /** One of these fields, which takes an amount. */
  name: {
    [Name in keyof F]: F[Name]['kind'] extends keyof typeof units ? Name : never;
  }[keyof F] &
    string;
  className?: string;
};

export function AmountField<F extends CalculatorFields>({ fields, name, className }: Props<F>) {
  const { label, hint, kind } = fields[name] as F[string];
  const { suffix, input } = units[kind as keyof typeof units];
  return (
    <Field label={label + suffix} hint={hint} className={className}>
      {(control) => <AmountInput {...control} name={name} {...input} />}
    </Field>
  );
}
