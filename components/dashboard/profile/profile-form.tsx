'use client';

import { type ComponentProps, useRef } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TaxIdField } from '@/components/dashboard/profile/tax-id-field';
import { useProfileForm } from '@/components/dashboard/profile/use-profile-form';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { Unsaved } from '@/components/dashboard/shell/unsaved';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { meetsFormRules } from '@/lib/forms/form-rules';
import type { ProfileFields } from '@/lib/portal/account/profile';
import { gstinHint, panHint } from '@/lib/portal/account/tax-ids';

const personal = [
  { name: 'fullName', label: 'Full Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
  { name: 'dateOfBirth', label: 'Date of Birth', type: 'date', autoComplete: 'bday' },
] as const;

const rules: Partial<Record<keyof ProfileFields, object>> = {
  fullName: { validate: (name: string) => name.trim() !== '' || 'Please enter your full name' },
};

export function ProfileForm() {
  const { profile, control, register, formState, ...form } = useProfileForm();
  const { errors, isDirty } = formState;
  const saveButton = useRef<HTMLButtonElement>(null);

  return (
    <form
      method="dialog"
      noValidate
      aria-label="Profile"
      onSubmit={(event) => {
        event.preventDefault();
        if (meetsFormRules(event.currentTarget)) void form.submit(event);
      }}
      onChange={() => form.keepDraft()}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <div className="grid columns-two items-start gap-8">
        <PersonalFields
          key={profile ? 'kept' : 'frame'}
          register={profile && register}
          errors={errors}
          dateOfBirth={profile?.dateOfBirth}
        />
        <BusinessFields control={control} register={register} isReadOnly={!profile} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button ref={saveButton} type="submit" disabled={!profile} aria-disabled={form.isSaving}>
          Save Changes
        </Button>
        <Unsaved
          isDirty={isDirty}
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

type BusinessProps = Pick<ComponentProps<typeof TaxIdField>, 'control' | 'register' | 'isReadOnly'>;

function BusinessFields({ control, register, isReadOnly }: BusinessProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <legend className="mb-4 font-semibold font-serif text-2xl">Business</legend>
      <Field label="Company Name" hint="optional">
        {(field) => (
          <Input
            {...field}
            {...register('companyName')}
            readOnly={isReadOnly}
            autoComplete="organization"
          />
        )}
      </Field>
      <TaxIdField
        label="GST Number"
        labelHint="optional"
        name="gstNumber"
        control={control}
        register={register}
        isReadOnly={isReadOnly}
        check={gstinHint}
      />
      <TaxIdField
        label="PAN Number"
        name="panNumber"
        control={control}
        register={register}
        isReadOnly={isReadOnly}
        check={panHint}
      />
    </fieldset>
  );
}

type PersonalProps = {
  /** Disabled until the values are there, so that nothing typed is lost. */
  register: UseFormRegister<ProfileFields> | undefined;
  errors: FieldErrors<ProfileFields>;
  dateOfBirth: string | undefined;
};

/**
 * Mounted again, with the date, once the values are there: filling in a date later moves its
 * digits, which is a layout shift.
 */
function PersonalFields({ register, errors, dateOfBirth }: PersonalProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <legend className="mb-4 font-semibold font-serif text-2xl">Personal</legend>
      {personal.map(({ name, label, ...input }) => (
        <Field key={name} label={label} error={errors[name]?.message}>
          {(field) => (
            <Input
              {...field}
              {...(register ? register(name, rules[name]) : { name })}
              {...input}
              readOnly={!register}
              defaultValue={name === 'dateOfBirth' ? dateOfBirth : undefined}
            />
          )}
        </Field>
      ))}
      <Field label="Address">
        {(field) => (
          <Textarea
            {...field}
            {...(register ? register('address') : { name: 'address' })}
            readOnly={!register}
            rows={3}
            autoComplete="street-address"
          />
        )}
      </Field>
    </fieldset>
  );
}
