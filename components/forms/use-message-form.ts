'use client';

import { type FormEvent, useCallback, useEffect } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import { notify } from '@/components/ui/toast';
import { sendMessage } from '@/lib/send-message';
import { readSession, writeSession } from '@/lib/session-store';

/**
 * What the contact form and the quick contact form share: sending, the notice, the reset, and a
 * draft that survives a reload. There are no default values on purpose: the form then reads what
 * a visitor typed before script was there instead of overwriting it.
 */
export function useMessageForm<T extends FieldValues & Record<string, string>>(
  draftKey: 'contact-draft' | 'quick-contact-draft',
  options?: UseFormProps<T>,
) {
  const form = useForm<T>(options);
  const { getValues, setValue, reset } = form;

  useEffect(() => {
    const draft = readSession(draftKey) ?? {};
    for (const [name, value] of Object.entries(draft)) {
      const field = name as Path<T>;
      if (value && !getValues(field)) setValue(field, value as PathValue<T, Path<T>>);
    }
    // What was typed before script was there is a draft as well.
    const typed = getValues();
    if (Object.values(typed).some(Boolean)) writeSession(draftKey, typed);
  }, [draftKey, getValues, setValue]);

  const saveDraft = useCallback(
    (event: FormEvent<HTMLFormElement>) =>
      writeSession(
        draftKey,
        Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>,
      ),
    [draftKey],
  );

  const submit = form.handleSubmit(async (values) => {
    await sendMessage(values);
    reset();
    writeSession(draftKey, null);
    void notify('Message Sent Successfully!', {
      description: "Thank you for contacting us. We'll get back to you within 24 hours.",
    });
  });

  return { ...form, submit, saveDraft, isSending: form.formState.isSubmitting };
}
