import { AmountInput } from '@/components/calculators/amount-input';
import type { PlannerFields } from '@/components/calculators/planners/planner-frame';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type Option, Select } from '@/components/ui/select';
import { cn } from '@/lib/utils';

type Props = Pick<PlannerFields, 'errorOf'> & {
  label: string;
  name: string;
  hint?: string;
  /** Hidden because the other fields make it unnecessary; it keeps its value. */
  isHidden?: boolean;
  isWide?: boolean;
};

const classes = ({ isHidden, isWide }: Pick<Props, 'isHidden' | 'isWide'>) =>
  cn(isWide && 'sm:col-span-full', isHidden && 'hidden');

/** A field for rupees. */
export function AmountField({ label, name, hint, errorOf, ...shown }: Props) {
  return (
    <Field label={label} hint={hint} error={errorOf(name)} className={classes(shown)}>
      {(control) => <AmountInput {...control} name={name} rupees className="h-12 text-base" />}
    </Field>
  );
}

/** A field for a date. */
export function DayField({ label, name, hint, errorOf, ...shown }: Props) {
  return (
    <Field label={label} hint={hint} error={errorOf(name)} className={classes(shown)}>
      {(control) => <Input {...control} type="date" name={name} />}
    </Field>
  );
}

/** A choice among a few; the first is the default. */
export function ChoiceField({
  label,
  name,
  hint,
  options,
  errorOf,
  ...shown
}: Props & { options: readonly Option[] }) {
  return (
    <Field label={label} hint={hint} error={errorOf(name)} className={classes(shown)}>
      {(control) => <Select {...control} name={name} options={options} />}
    </Field>
  );
}

/** A heading for the fields that follow. */
export function FieldGroup({ children }: { children: string }) {
  return <p className="border-rule border-t pt-4 font-semibold sm:col-span-full">{children}</p>;
}
