import { AmountInput } from '@/components/form/amount-input';
import { Segmented } from '@/components/form/segmented';
import type { ShownField } from '@/components/sheet/define-sheet';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, type FieldControl } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { type Entries, getInitialOption } from '@/lib/forms/input-fields';
import { cn } from '@/lib/utils';

type Props = {
  field: ShownField;
  error: string | undefined;
  /** What has been entered, where the field stands in the form of a calculator but is not of it. */
  given?: Entries;
};

/** In options: so many stand side by side. */
const FEW = 3;

/** Belongs to no form; a listener around the fields takes what is entered. */
const apart = { form: 'none', onChange: () => {} };

/** A field of a sheet, by what it takes. */
export function SheetField({ field, error, given }: Props) {
  const { name, label, hint, isWide, isHidden, group } = field;
  const classes = cn(isWide && 'sm:col-span-full', isHidden && 'hidden');
  const heading = group && (
    <p className="border-rule border-t pt-4 font-semibold sm:col-span-full">{group}</p>
  );
  const value = given?.[name] ?? field.value;
  if (field.kind === 'tick') {
    return (
      <>
        {heading}
        <div className={cn('self-end', classes)}>
          <Checkbox
            name={name}
            label={label}
            {...(given && { ...apart, checked: given[name] !== undefined })}
          />
        </div>
      </>
    );
  }
  if (field.kind === 'choice' && given && field.options.length <= FEW) {
    return (
      <Segmented
        legend={label}
        name={name}
        className={classes}
        options={field.options.map((option) => ({ ...option, value: String(option.value) }))}
        value={value ?? String(getInitialOption(field).value)}
        {...apart}
      />
    );
  }
  const control = (wiring: FieldControl) => {
    if (field.kind === 'choice') {
      const options = field.options.map(({ value, label }) => ({ value: String(value), label }));
      const shown = given && { ...apart, value: value ?? String(getInitialOption(field).value) };
      return <NativeSelect {...wiring} name={name} options={options} {...shown} />;
    }
    if (field.kind === 'day') {
      const [min, max] = field.between ?? [];
      const shown = given && { ...apart, value: value ?? '', min, max };
      return (
        <Input
          {...wiring}
          type="date"
          name={name}
          defaultValue={shown ? undefined : value}
          {...shown}
        />
      );
    }
    return (
      <AmountInput
        {...wiring}
        name={name}
        kind={field.kind}
        className="h-12 text-base"
        {...(given && { form: apart.form, defaultValue: value })}
      />
    );
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
