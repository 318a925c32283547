'use client';

import { useRef, useState } from 'react';
import { useUnsaved } from '@/components/portal/parts/use-unsaved';
import { notify } from '@/components/ui/toast';
import { useOperation } from '@/components/ui/use-operation';
import { changedFields } from '@/lib/portal/account/drafts';
import {
  emptyProfile,
  type ProfileFields,
  saveProfile,
  tidyProfile,
} from '@/lib/portal/account/profile';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { useSamples } from '@/lib/portal/hooks/use-samples';
import type { Profile } from '@/lib/portal/records/records';

/** The key of what is typed and not saved. */
export const DRAFT = 'profile-draft';

function fieldsOf(profile: Profile | undefined): ProfileFields {
  const { id: _, ...fields } = profile ?? { id: '', ...emptyProfile };
  return fields;
}

/** The profile as it is kept; `undefined` until it is read. */
function useStoredProfile() {
  const read = usePortal(
    async (stored) => fieldsOf(await stored.row('profile', 'client')),
    () => undefined,
  );
  const [saved, setSaved] = useState<{ before: typeof read; fields: ProfileFields } | null>(null);
  // What was just saved is shown until it is read again.
  const profile = saved && saved.before === read ? saved.fields : read;
  return { profile, noteSaved: (fields: ProfileFields) => setSaved({ before: read, fields }) };
}

/** The form for the saved profile, with a draft of unsaved changes. */
export function useProfileForm() {
  const { profile, noteSaved } = useStoredProfile();
  const { unsaved, latest, keep } = useUnsaved(DRAFT, emptyProfile);
  const { press, isRunning, failure } = useOperation();
  // What another tab saves must not replace what is being typed here.
  const samples = useSamples();
  const values = profile ? { ...profile, ...unsaved } : fieldsOf(samples?.profile[0]);
  // The saved profile that the draft is about.
  const base = useRef(emptyProfile);

  const keepDraft = (next: ProfileFields, saved: ProfileFields) => {
    base.current = saved;
    keep(changedFields(next, saved));
  };

  const edit = (change: Partial<ProfileFields>) => {
    if (profile) keepDraft({ ...profile, ...latest.current, ...change }, profile);
  };

  const save = () =>
    press(async () => {
      if (profile) base.current = profile;
      const fields = tidyProfile(values);
      await saveProfile(fields);
      // What was typed while saving is kept, unsaved.
      const typed = { ...base.current, ...latest.current };
      noteSaved(fields);
      keepDraft({ ...fields, ...changedFields(typed, values) }, fields);
      void notify('Profile saved');
    });

  return {
    isRead: profile !== undefined,
    values,
    isDirty: profile !== undefined && Object.keys(changedFields(values, profile)).length > 0,
    edit,
    save,
    discard: () => keep({}),
    isSaving: isRunning,
    failure,
  };
}
