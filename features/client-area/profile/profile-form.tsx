'use client';

import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useOperation } from '@/components/actions/use-operation';
import { SaveRow } from '@/components/form/save-row';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useDraft } from '@/components/form/use-draft';
import { endNotice, notify } from '@/components/toast/toast';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { monthlyChecklistCopy } from '@/content/client-area/checklist';
import { profileCopy as copy } from '@/content/client-area/profile';
import { roundKinds } from '@/content/rounds';
import { HintedField } from '@/features/client-area/profile/hinted-field';
import {
  emptyProfile,
  type ProfileFields,
  profileFormSchema,
  saveProfile,
  tidyProfile,
} from '@/features/client-area/profile/profile';
import { getBirthDateHint, getMobileHint } from '@/features/client-area/profile/profile-hints';
import { TaxIdField } from '@/features/client-area/profile/tax-id-field';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import type { Profile } from '@/features/client-area/store/records/profile';
import { usePortal } from '@/features/client-area/store/use-portal';
import { useSamples } from '@/features/client-area/store/use-samples';
import { STORED } from '@/lib/browser/attributes';
import { createStorageKey } from '@/lib/browser/storage-names';
import { parseMonthlyKinds, toggleMonthlyKind } from '@/lib/content/monthly-papers';
import { createTabDraft } from '@/lib/forms/drafts';
import { describeGstinProblem, describePanProblem } from '@/lib/tax-ids';
import { cn } from '@/lib/utils';

const personal = [
  { name: 'fullName', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', type: 'tel', autoComplete: 'tel' },
  { name: 'dateOfBirth', type: 'date', autoComplete: 'bday' },
] as const;

const doubts: { [name in keyof ProfileFields]?: (value: string) => string | null } = {
  mobile: getMobileHint,
  dateOfBirth: getBirthDateHint,
};

const fieldsClasses =
  'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 @[56rem]:grid-cols-3 @[56rem]:items-start @[56rem]:gap-x-8';

const DRAFT = 'profile-draft';

function getFields(profile: Profile | undefined): ProfileFields {
  const { id: _, ...fields } = { id: '', ...emptyProfile, ...profile };
  return fields;
}

export function ProfileForm() {
  const samples = useSamples();
  const [served] = useState(() => getFields(samples?.profile[0]));
  const form = useCheckedForm<ProfileFields>(profileFormSchema, served);
  const saved = usePortal(
    async (stored) => getFields(await stored.row('profile', 'client')),
    [],
    () => undefined,
  );
  const draft = useDraft<ProfileFields>(createTabDraft(DRAFT), form, saved);
  const operation = useOperation();
  const className = useServedClass();

  const save = form.submit(
    (checked, typed) =>
      operation.press(async () => {
        const fields = tidyProfile(checked);
        await saveProfile(fields);
        draft.settle(typed, fields);
        void notify(copy.saved);
      }),
    endNotice,
  );

  const fields = { form, isReadOnly: !draft.isShown };
  return (
    <form
      method="dialog"
      {...{ [STORED]: createStorageKey(DRAFT) }}
      noValidate
      aria-label={copy.form}
      onSubmit={save}
      className="@container grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <div
        className={cn(
          'grid columns-two items-start gap-8 @[56rem]:grid-cols-[minmax(0,1fr)] @[56rem]:gap-6',
          className,
        )}
      >
        <PersonalFields key={draft.isShown ? 'kept' : 'frame'} {...fields} />
        <div className="min-w-0 @[56rem]:border-rule @[56rem]:border-t @[56rem]:pt-6">
          <BusinessFields {...fields} />
        </div>
        <div className="columns-whole min-w-0 @[56rem]:border-rule @[56rem]:border-t @[56rem]:pt-6">
          <MonthlyFields {...fields} />
        </div>
      </div>
      <SaveRow label={copy.save} draft={draft} operation={operation} />
    </form>
  );
}

type FieldsProps = {
  form: UseFormReturn<ProfileFields, unknown, ProfileFields>;
  /** Read-only until the values are read, so that nothing typed is lost. */
  isReadOnly: boolean;
};

function BusinessFields({ form, isReadOnly }: FieldsProps) {
  const { errors } = form.formState;
  const values = form.watch();
  return (
    <fieldset className={fieldsClasses}>
      <legend className="mb-4 font-semibold font-serif text-2xl">{copy.business}</legend>
      <Field
        label={copy.labels.companyName}
        hint={copy.optional}
        error={errors.companyName?.message}
      >
        {(field) => (
          <Input
            {...field}
            {...form.register('companyName')}
            defaultValue={values.companyName}
            readOnly={isReadOnly}
            autoComplete="organization"
          />
        )}
      </Field>
      <TaxIdField
        label={copy.labels.gstNumber}
        labelHint={copy.optional}
        field={form.register('gstNumber')}
        value={values.gstNumber}
        error={errors.gstNumber?.message}
        isReadOnly={isReadOnly}
        check={describeGstinProblem}
      />
      <TaxIdField
        label={copy.labels.panNumber}
        field={form.register('panNumber')}
        value={values.panNumber}
        error={errors.panNumber?.message}
        isReadOnly={isReadOnly}
        check={(pan) => describePanProblem(pan, values.gstNumber)}
      />
    </fieldset>
  );
}

function MonthlyFields({ form, isReadOnly }: FieldsProps) {
  const monthly = form.watch('rounds');
  const kinds = parseMonthlyKinds(monthly);
  return (
    <fieldset id="monthly" className="grid min-w-0 scroll-mt-6 gap-x-8 sm:flex sm:flex-wrap">
      <legend className="mb-2 font-semibold font-serif text-2xl">
        {monthlyChecklistCopy.legend}
      </legend>
      <p className="basis-full text-[0.9375rem] text-soft">{monthlyChecklistCopy.choose}</p>
      {roundKinds.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={kinds.includes(id)}
          aria-disabled={isReadOnly || undefined}
          onChange={({ target }) => {
            if (!isReadOnly)
              form.setValue('rounds', toggleMonthlyKind(monthly, id, target.checked));
          }}
        />
      ))}
    </fieldset>
  );
}

/**
 * Mounted again with the date once the values are read: filling in a date later moves its digits,
 * which is a layout shift.
 */
function PersonalFields({ form, isReadOnly }: FieldsProps) {
  const { errors } = form.formState;
  const values = form.watch();
  return (
    <fieldset className={fieldsClasses}>
      <legend className="mb-4 font-semibold font-serif text-2xl">{copy.personal}</legend>
      {personal.map(({ name, ...input }) => (
        <HintedField
          key={name}
          label={copy.labels[name]}
          error={errors[name]?.message}
          doubt={doubts[name]?.(values[name])}
        >
          {(field) => (
            <Input
              {...field}
              {...input}
              {...form.register(name)}
              defaultValue={values[name]}
              readOnly={isReadOnly}
            />
          )}
        </HintedField>
      ))}
      <Field
        label={copy.labels.address}
        error={errors.address?.message}
        className="@[56rem]:col-span-2"
      >
        {(field) => (
          <Textarea
            {...field}
            {...form.register('address')}
            defaultValue={values.address}
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
