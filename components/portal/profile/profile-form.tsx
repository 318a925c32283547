'use client';

import { type FormEvent, useRef, useState } from 'react';
import { useServedClass } from '@/components/portal/parts/samples';
import { Unsaved } from '@/components/portal/parts/unsaved';
import { HintedField } from '@/components/portal/profile/hinted-field';
import { TaxIdField } from '@/components/portal/profile/tax-id-field';
import { DRAFT, useProfileForm } from '@/components/portal/profile/use-profile-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { OperationFailure } from '@/components/ui/operation-failure';
import { Textarea } from '@/components/ui/textarea';
import { endNotice } from '@/components/ui/toast';
import { type ProfileFields, profileSchema } from '@/lib/portal/account/profile';
import { birthHint, mobileHint } from '@/lib/portal/account/profile-hints';
import { gstinHint, panHint } from '@/lib/tax-ids';
import { cn } from '@/lib/utils';

const personal = [
  { name: 'fullName', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
  { name: 'dateOfBirth', label: 'Date of birth', type: 'date', autoComplete: 'bday' },
] as const;

/** What looks wrong in a field, for those that are checked. */
const doubts: { [name in keyof ProfileFields]?: (value: string) => string | null } = {
  mobile: mobileHint,
  dateOfBirth: birthHint,
};

/** One below the other, or three to a line where there is room for both parts that way. */
const fieldsClasses =
  'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 @[56rem]:grid-cols-3 @[56rem]:items-start @[56rem]:gap-x-8';

type Faults = { [name in keyof ProfileFields]?: string };

/** What is wrong with each field, in the order of the form. */
const faultsOf = (values: ProfileFields): Faults =>
  Object.fromEntries(
    (profileSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path[0],
      message,
    ]),
  );

export function ProfileForm() {
  const { isRead, values, edit, ...form } = useProfileForm();
  const saveButton = useRef<HTMLButtonElement>(null);
  // From a press that was refused until one is not.
  const [isRefused, setIsRefused] = useState(false);
  const faults = isRefused ? faultsOf(values) : {};
  const served = useServedClass();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [wrong] = Object.keys(faultsOf(values));
    setIsRefused(wrong !== undefined);
    if (wrong === undefined) return void form.save();
    // Of an earlier save.
    endNotice();
    const field = event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form
      method="dialog"
      data-kept={DRAFT}
      noValidate
      aria-label="Profile"
      onSubmit={submit}
      className="@container grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <div
        className={cn(
          'grid columns-two items-start gap-8 @[56rem]:grid-cols-[minmax(0,1fr)] @[56rem]:gap-6',
          served,
        )}
      >
        <PersonalFields
          key={isRead ? 'kept' : 'frame'}
          values={values}
          edit={edit}
          faults={faults}
          isReadOnly={!isRead}
        />
        <div className="min-w-0 @[56rem]:border-rule @[56rem]:border-t @[56rem]:pt-6">
          <BusinessFields values={values} edit={edit} faults={faults} isReadOnly={!isRead} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button ref={saveButton} type="submit" disabled={!isRead} aria-disabled={form.isSaving}>
          Save Changes
        </Button>
        <Unsaved
          isDirty={form.isDirty}
          onDiscard={() => {
            form.discard();
            saveButton.current?.focus();
          }}
        />
        <OperationFailure sentence={form.failure} className="w-full" />
      </div>
    </form>
  );
}

type FieldsProps = {
  values: ProfileFields;
  edit: (change: Partial<ProfileFields>) => void;
  faults: Faults;
  /** Until the values are read, so that nothing typed is lost. */
  isReadOnly: boolean;
};

function BusinessFields({ values, edit, faults, isReadOnly }: FieldsProps) {
  return (
    <fieldset className={fieldsClasses}>
      <legend className="mb-4 font-semibold font-serif text-2xl">Business</legend>
      <Field label="Company name" hint="optional" error={faults.companyName}>
        {(field) => (
          <Input
            {...field}
            name="companyName"
            value={values.companyName}
            onChange={({ target }) => edit({ companyName: target.value })}
            readOnly={isReadOnly}
            autoComplete="organization"
          />
        )}
      </Field>
      <TaxIdField
        label="GST number"
        labelHint="optional"
        name="gstNumber"
        value={values.gstNumber}
        onChange={(gstNumber) => edit({ gstNumber })}
        error={faults.gstNumber}
        isReadOnly={isReadOnly}
        check={gstinHint}
      />
      <TaxIdField
        label="PAN number"
        name="panNumber"
        value={values.panNumber}
        onChange={(panNumber) => edit({ panNumber })}
        error={faults.panNumber}
        isReadOnly={isReadOnly}
        check={(pan) => panHint(pan, values.gstNumber)}
      />
    </fieldset>
  );
}

/**
 * Mounted again with the date once the values are read: filling in a date later moves its digits,
 * which is a layout shift.
 */
function PersonalFields({ values, edit, faults, isReadOnly }: FieldsProps) {
  return (
    <fieldset className={fieldsClasses}>
      <legend className="mb-4 font-semibold font-serif text-2xl">Personal</legend>
      {personal.map(({ name, label, ...input }) => (
        <HintedField
          key={name}
          label={label}
          error={faults[name]}
          doubt={doubts[name]?.(values[name])}
        >
          {(field) => (
            <Input
              {...field}
              {...input}
              name={name}
              value={values[name]}
              onChange={({ target }) => edit({ [name]: target.value })}
              readOnly={isReadOnly}
            />
          )}
        </HintedField>
      ))}
      <Field label="Address" error={faults.address} className="@[56rem]:col-span-2">
        {(field) => (
          <Textarea
            {...field}
            name="address"
            value={values.address}
            onChange={({ target }) => edit({ address: target.value })}
            readOnly={isReadOnly}
            rows={2}
            className="min-h-19"
            autoComplete="street-address"
          />
        )}
      </Field>
    </fieldset>
  );
}
