import { Segmented } from '@/components/form/segmented';
import type { CalculatorField } from '@/lib/forms/calculator';
import { getInitialOption } from '@/lib/forms/input-fields';

type Choice = Extract<CalculatorField, { kind: 'choice' }>;
type Props<F> = {
  fields: F;
  name: { [Name in keyof F]: F[Name] extends { kind: 'choice' } ? Name : never }[keyof F] & string;
  legend?: string;
  hint?: string;
};

export function ChoiceField<F extends Readonly<Record<string, CalculatorField>>>({
  fields,
  name,
  legend,
  hint,
}: Props<F>) {
  const field = fields[name] as Choice;
  return (
    <Segmented
      legend={legend ?? field.label}
      name={name}
      hint={hint}
      options={field.options.map((option) => ({ ...option, value: String(option.value) }))}
      defaultValue={String(getInitialOption(field).value)}
    />
  );
}
