'use client';

import type { ComponentProps } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { notify } from '@/components/ui/toast';
import { emptyProfile, type ProfileFields, saveProfile } from '@/lib/portal/profile';
import { gstinHint, panHint } from '@/lib/portal/tax-ids';
import { usePortal } from '@/lib/portal/use-portal';
import { TaxIdField } from './tax-id-field';
import { Unsaved } from './unsaved';

const personal = [
  { name: 'fullName', label: 'Full Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
  { name: 'dateOfBirth', label: 'Date of Birth', type: 'date', autoComplete: 'bday' },
] as const;

export function ProfileForm() {
  const profile = usePortal(async (kept) => {
    const profile = await kept.row('profile', 'client');
    const { id: _, ...fields } = profile ?? { id: '', ...emptyProfile };
    return fields;
  });
  const { register, handleSubmit, control, formState, reset } = useForm<ProfileFields>({
    values: profile,
    // What another tab saves must not take away what is being typed here.
    resetOptions: { keepDirtyValues: true },
  });

  const { isDirty, isSubmitting } = formState;

  const save = handleSubmit(async (fields) => {
    if (isSubmitting) return;
    await saveProfile(fields);
    reset(fields, { keepValues: true });
    await notify('Profile saved');
  });

  return (
    <form
      method="dialog"
      aria-label="Profile"
      onSubmit={save}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <div className="grid columns-two items-start gap-8">
        <PersonalFields
          key={profile ? 'kept' : 'frame'}
          register={profile && register}
          dateOfBirth={profile?.dateOfBirth}
        />
        <BusinessFields control={control} register={register} isReadOnly={!profile} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={!profile} aria-disabled={isSubmitting}>
          Save Changes
        </Button>
        <Unsaved isDirty={isDirty} />
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
  /** Not before the values are there; until then nothing can be typed that would be lost. */
  register: UseFormRegister<ProfileFields> | undefined;
  dateOfBirth: string | undefined;
};

/**
 * Mounted anew, with the date in it, when the values are there: a date that is filled in later
 * moves its own digits, and that is a layout shift.
 */
function PersonalFields({ register, dateOfBirth }: PersonalProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <legend className="mb-4 font-semibold font-serif text-2xl">Personal</legend>
      {personal.map(({ name, label, ...input }) => (
        <Field key={name} label={label}>
          {(field) => (
            <Input
              {...field}
              {...(register ? register(name) : { name })}
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
