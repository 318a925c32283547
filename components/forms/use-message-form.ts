'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { notify } from '@/components/layout/toast';
import { durations } from '@/content/durations';
import { sendMessage } from '@/lib/forms/send-message';
import { readSession, writeSession } from '@/lib/forms/session-store';

/** What the two forms send; what a message is about goes by two names. */
export type Message = {
  [field in 'name' | 'email' | 'phone' | 'message']: string;
} & { [topic in 'subject' | 'service']?: string };

export type MessageFormOptions = {
  draftKey: 'contact-draft' | 'quick-contact-draft';
  topic: 'subject' | 'service';
  /** What the address of the page asks for as topic; '' for nothing. */
  linkedTopic?: (query: string) => string;
  /** Rules whose messages are shown beside the fields. */
  resolver?: Resolver<Message, unknown, Message>;
  /** Rules that the browser shows in its own way. */
  meetsRules?: (form: HTMLFormElement) => boolean;
};

/** Drafts whose message is being sent: a form opened meanwhile must not offer it once more. */
const underWay = new Set<string>();

/**
 * What the contact form and the quick contact form share: sending, the notice, the reset, and a
 * draft that survives a reload. There are no default values on purpose: the form then reads what
 * a visitor typed before script was there instead of overwriting it.
 */
export function useMessageForm(options: MessageFormOptions) {
  const { draftKey, topic, linkedTopic, resolver, meetsRules } = options;
  const { register, handleSubmit, formState, getValues, setValue, reset } = useForm<Message>({
    resolver,
  });

  /** A topic that the address asks for is no draft: the next link may ask for another. */
  const saveDraft = () => {
    const values = getValues();
    const isLinked = values[topic] === linkedTopic?.(window.location.search);
    writeSession(draftKey, isLinked ? { ...values, [topic]: '' } : values);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills the form once, when it opens
  useEffect(() => {
    const typed = getValues();
    const draft = underWay.has(draftKey) ? null : readSession(draftKey);
    for (const name of Object.keys(typed) as (keyof Message)[]) {
      const kept = draft?.[name];
      if (!typed[name] && kept) setValue(name, kept);
    }
    // What was typed before script was there is a draft as well.
    if (Object.values(typed).some(Boolean)) saveDraft();
    const linked = linkedTopic?.(window.location.search);
    if (linked && !getValues(topic)) setValue(topic, linked);
  }, []);

  const send = handleSubmit(async (message) => {
    underWay.add(draftKey);
    try {
      await sendMessage(message);
    } catch {
      await notify('Your message was not sent', {
        tone: 'problem',
        description: 'It is still in the form. Please try again, or call us.',
      });
      return;
    } finally {
      underWay.delete(draftKey);
    }
    reset();
    writeSession(draftKey, null);
    void notify('Message Sent Successfully!', {
      description: `Thank you for contacting us. We'll get back to you within ${durations.reply}.`,
    });
  });

  const isBusy = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy.current || meetsRules?.(form) === false) return;
    isBusy.current = true;
    // Some password managers fill in fields without an event.
    for (const [name, value] of new FormData(form)) setValue(name as keyof Message, `${value}`);
    await send(event).finally(() => {
      isBusy.current = false;
    });
  };

  return {
    register,
    submit,
    saveDraft,
    errors: formState.errors,
    isSending: formState.isSubmitting,
  };
}
