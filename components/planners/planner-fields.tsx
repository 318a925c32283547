import type { ShownField } from '@/components/planners/planner';
import { AmountInput } from '@/components/ui/amount-input';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, type FieldControl } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { cn } from '@/lib/utils';

type Props = { field: ShownField; error: string | undefined };

/** A field of a planner, by what it takes. */
export function PlannerField({ field, error }: Props) {
  const { name, label, hint, isWide, isHidden, group } = field;
  const classes = cn(isWide && 'sm:col-span-full', isHidden && 'hidden');
  const heading = group && (
    <p className="border-rule border-t pt-4 font-semibold sm:col-span-full">{group}</p>
  );
  if (field.kind === 'tick') {
    return (
      <>
        {heading}
        <div className={cn('self-end', classes)}>
          <Checkbox name={name} label={label} />
        </div>
      </>
    );
  }
  const control = (wiring: FieldControl) => {
    if (field.kind === 'choice') {
      const options = field.options.map(({ value, label }) => ({ value: String(value), label }));
      return <Select {...wiring} name={name} options={options} />;
    }
    if (field.kind === 'day') return <Input {...wiring} type="date" name={name} />;
    return <AmountInput {...wiring} name={name} kind={field.kind} className="h-12 text-base" />;
  };
  return (
    <>
      {heading}
      <Field label={label} hint={hint} error={error} className={classes}>
        {control}
      </Field>
    </>
  );
}
