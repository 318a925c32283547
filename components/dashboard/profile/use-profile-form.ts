'use client';

import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { notify } from '@/components/layout/toast';
import { changedFields, readDraft, writeDraft } from '@/lib/portal/account/drafts';
import { emptyProfile, type ProfileFields, saveProfile } from '@/lib/portal/account/profile';
import { onErased } from '@/lib/portal/database/erase-signal';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const DRAFT = 'profile-draft';

/** The form over the kept profile, with a draft of unsaved changes. */
export function useProfileForm() {
  const profile = usePortal(async (kept) => {
    const found = await kept.row('profile', 'client');
    const { id: _, ...fields } = found ?? { id: '', ...emptyProfile };
    return fields;
  });
  const form = useForm<ProfileFields>({
    values: profile,
    // What another tab saves must not replace what is being typed here.
    resetOptions: { keepDirtyValues: true },
  });
  const { getValues, handleSubmit, reset, setValue } = form;
  const { press, isRunning, failure } = useOperation();

  const isRead = profile !== undefined;
  useEffect(() => {
    if (!isRead) return;
    for (const [name, value] of Object.entries(readDraft(DRAFT, emptyProfile))) {
      setValue(name as keyof ProfileFields, value, { shouldDirty: true });
    }
  }, [isRead, setValue]);

  const forget = useCallback(() => reset(undefined, { keepDirtyValues: false }), [reset]);
  useEffect(() => onErased(forget), [forget]);

  const keepDraft = (saved = profile) => {
    if (saved) writeDraft(DRAFT, changedFields(getValues(), saved));
  };

  const save = async (fields: ProfileFields) => {
    const trimmed = { ...fields, fullName: fields.fullName.trim() };
    await saveProfile(trimmed);
    // What was typed while saving stays, unsaved.
    if (getValues('fullName') === fields.fullName) setValue('fullName', trimmed.fullName);
    reset(trimmed, { keepValues: true });
    keepDraft(trimmed);
    void notify('Profile saved');
  };

  const discard = () => {
    forget();
    writeDraft(DRAFT, {});
  };

  const submit = handleSubmit((fields) => press(() => save(fields)));
  return { ...form, profile, submit, keepDraft, discard, isSaving: isRunning, failure };
}
