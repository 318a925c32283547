import { AmountInput } from '@/components/form/amount-input';
import { Field } from '@/components/ui/field';
import type { CalculatorFields } from '@/lib/forms/calculator';

const suffixes = { rupees: '', percent: ' (%)', years: ' (Years)' } as const;
type Unit = keyof typeof suffixes;

type Props<F extends CalculatorFields> = {
  fields: F;
  name: {
    [Name in keyof F]: F[Name]['kind'] extends Unit ? Name : never;
  }[keyof F] &
    string;
  className?: string;
};

export function AmountField<F extends CalculatorFields>({ fields, name, className }: Props<F>) {
  const { label, hint, ...field } = fields[name] as F[string];
  const kind = field.kind as Unit;
  return (
    <Field label={label + suffixes[kind]} hint={hint} className={className}>
      {(control) => <AmountInput {...control} name={name} kind={kind} isSilent />}
    </Field>
  );
}
