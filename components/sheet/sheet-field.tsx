import type { ChangeEvent } from 'react';
import { AmountInput } from '@/components/form/amount-input';
import { Segmented } from '@/components/form/segmented';
import type { ShownField } from '@/components/sheet/define-sheet';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, type FieldControl } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { understandAmount } from '@/lib/forms/amount-input';
import { type Entries, getInitialOption } from '@/lib/forms/input-fields';
import { cn } from '@/lib/utils';

type Props = {
  field: ShownField;
  error: string | undefined;
  entered?: {
    values: Entries;
    /** `null` for a box that is unticked. */
    onEntry: (name: string, value: string | null) => void;
  };
};

const FEW = 3;

const apart = 'none';

export function SheetField({ field, error, entered }: Props) {
  const { name, label, hint, isWide, isHidden, group } = field;
  const classes = cn(isWide && 'sm:col-span-full', isHidden && 'hidden');
  const heading = group && (
    <p className="border-rule border-t pt-4 font-semibold sm:col-span-full">{group}</p>
  );
  const value = entered?.values[name] ?? field.value;
  const wiring = entered && {
    form: apart,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      entered.onEntry(name, target.value),
  };
  if (field.kind === 'tick') {
    return (
      <>
        {heading}
        <div className={cn('self-end', classes)}>
          <Checkbox
            name={name}
            label={label}
            {...(entered && {
              form: apart,
              checked: entered.values[name] !== undefined,
              onChange: ({ target }) => entered.onEntry(name, target.checked ? 'on' : null),
            })}
          />
        </div>
      </>
    );
  }
  if (field.kind === 'choice' && entered && field.options.length <= FEW) {
    return (
      <Segmented
        legend={label}
        name={name}
        className={classes}
        options={field.options.map((option) => ({ ...option, value: String(option.value) }))}
        value={value ?? String(getInitialOption(field).value)}
        {...wiring}
      />
    );
  }
  const renderControl = (control: FieldControl) => {
    if (field.kind === 'choice') {
      const options = field.options.map(({ value, label }) => ({ value: String(value), label }));
      const shown = wiring && { ...wiring, value: value ?? String(getInitialOption(field).value) };
      return <NativeSelect {...control} name={name} options={options} {...shown} />;
    }
    if (field.kind === 'day') {
      const [min, max] = field.between ?? [];
      const shown = wiring ? { ...wiring, value: value ?? '', min, max } : { defaultValue: value };
      return <Input {...control} type="date" name={name} {...shown} />;
    }
    return (
      <AmountInput
        {...control}
        name={name}
        kind={field.kind}
        className="h-12 text-base"
        {...(entered && {
          form: apart,
          defaultValue: value,
          onInput: ({ currentTarget }) =>
            entered.onEntry(name, understandAmount(currentTarget.value, field.kind) || null),
        })}
      />
    );
  };
  return (
    <>
      {heading}
      <Field label={label} hint={hint} error={error} className={classes}>
        {renderControl}
      </Field>
    </>
  );
}
