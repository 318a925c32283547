'use client';

import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { KeptNote } from '@/components/forms/kept-note';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { loadToaster } from '@/components/ui/load-toaster';
import { expectNotice, notify } from '@/components/ui/toast';
import { useEarly } from '@/components/ui/use-early';
import { messageNews } from '@/content/message-forms';
import { onErased } from '@/lib/browser/erase-signal';
import type { FormName } from '@/lib/forms/outgoing';
import { sendMessage } from '@/lib/forms/send-message';
import { readSession, writeSession } from '@/lib/forms/session-store';
import { waitingText } from '@/lib/forms/waiting-storage';

/** The fields of both forms; each form has its own name for the topic. */
export type Message = {
  [field in 'name' | 'email' | 'phone' | 'message']: string;
} & { [topic in 'subject' | 'service']?: string };

export type MessageFormOptions = {
  form: FormName;
  topic: 'subject' | 'service';
  /** Whether messages are really sent; else they stay in the browser. */
  delivers: boolean;
  /** What the page's address fills in; '' for nothing. */
  linked?: (query: string) => Partial<Message>;
  schema: z.ZodMiniType<Message, FieldValues>;
};

/** Drafts being sent, which a form opened in the meantime must not offer again. */
const underWay = new Set<string>();

/** Loads the code for sending; only a site that delivers messages fetches it. */
const loadDelivery = () => import('@/components/forms/delivery');

/** The notice for a visitor who has left the page of the form. */
const unconfirmed = (form: FormName) =>
  [
    messageNews.unconfirmed.title,
    {
      tone: 'problem',
      description: messageNews.unconfirmed.text,
      action: { label: 'Open the form', href: form === 'contact' ? '/contact' : '/' },
    },
  ] as const;

/**
 * The hook of both message forms: sending, the notice, the reset, and a draft that survives a
 * reload.
 */
export function useMessageForm(options: MessageFormOptions) {
  const { form: formName, topic, delivers, linked: linkedIn } = options;
  useEarly(loadToaster);
  const draftKey = `${formName}-draft` as const;
  const form = useCheckedForm<Message>(options.schema);
  const { getValues, setValue, setFocus, reset } = form;
  /** Below the button: why the message was not sent, or what happened to it. */
  const [note, setNote] = useState<ReactNode>(null);
  const isHere = useRef(true);

  const linked = () => linkedIn?.(window.location.search) ?? {};
  /** What is in the form without what the address filled in: the next link may name another. */
  const typedIn = (values: Message): Message => {
    const filled = Object.entries(linked()).filter(
      ([name, value]) => value && values[name as 'name'] === value,
    );
    return { ...values, ...Object.fromEntries(filled.map(([name]) => [name, ''])) };
  };

  const saveDraft = () => writeSession(draftKey, typedIn(getValues()));

  const clear = () => {
    reset();
    writeSession(draftKey, null);
    setNote(null);
  };

  const fill = (values: Message) => {
    // By name: just after a reset the form has no values to list.
    const names = ['name', 'email', 'phone', topic, 'message'] as const;
    for (const name of names) setValue(name, values[name] ?? '');
    saveDraft();
  };

  const discard = () => {
    const values = getValues();
    clear();
    const undo = { label: 'Undo', onClick: () => fill(values) };
    void notify(messageNews.discarded, { action: undo });
  };

  /** Puts an unsent message back into the form; only a press sends it. */
  const offerWaiting = async (): Promise<boolean> => {
    const { waitingFor } = await loadDelivery();
    const offer = underWay.has(draftKey) ? null : waitingFor(formName, getValues());
    if (!offer || !isHere.current) return false;
    fill(offer.words);
    setNote(offer.note(discard));
    return true;
  };

  /** Offers a waiting message with a notice, since the form may be far down the page. */
  const offerOnOpening = async () => {
    if (!(await offerWaiting())) return;
    void notify(messageNews.waiting.title, {
      description: messageNews.waiting.text,
      action: { label: 'Show it', onClick: () => setFocus('message') },
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills the form once, when it opens
  useEffect(() => {
    isHere.current = true;
    // The loader may have filled in what is in the address; the visitor did not.
    const typed = typedIn(getValues());
    const draft = underWay.has(draftKey) ? null : readSession(draftKey);
    for (const name of Object.keys(typed) as (keyof Message)[]) {
      const kept = draft?.[name];
      if (!typed[name] && kept) setValue(name, kept);
    }
    // Text typed before script was loaded is a draft too.
    if (Object.values(typed).some(Boolean)) saveDraft();
    const asked = linked();
    if (asked[topic] && !getValues(topic)) setValue(topic, asked[topic]);
    const message = getValues('message');
    if (asked.message && !message.includes(asked.message.trim())) {
      setValue('message', [asked.message, message].filter(Boolean).join('\n'));
    }
    // If the code cannot be fetched, the message waits for the next visit.
    if (delivers && waitingText()) void offerOnOpening().catch(() => {});
    const stop = onErased(() => {
      reset();
      setNote(null);
    });
    return () => {
      stop();
      isHere.current = false;
    };
  }, []);

  const sayNotSent = () =>
    notify(messageNews.notSent.title, {
      tone: 'problem',
      description: messageNews.notSent.text,
    });

  /**
   * Sends a message, or keeps it if the site delivers none. Returns why that failed, else `null`.
   */
  const deliver = async (message: Message) => {
    if (delivers) return (await loadDelivery()).deliver(formName, message);
    await sendMessage(message);
    return null;
  };

  const submit = form.submit(async (message) => {
    underWay.add(draftKey);
    setNote(null);
    expectNotice();
    const failure = await deliver(message)
      .catch(() => 'missing' as const)
      .finally(() => underWay.delete(draftKey));
    if (failure === 'missing') return sayNotSent();
    if (failure) {
      setNote(failure.note(discard));
      if (!isHere.current) void notify(...unconfirmed(formName));
      return;
    }
    clear();
    void notify(messageNews.sent.title, { description: messageNews.sent.text });
    if (!delivers) setNote(createElement(KeptNote));
    if (delivers) await offerWaiting().catch(() => {});
  });

  return {
    form,
    submit,
    draftKey,
    saveDraft,
    note,
    isSending: form.formState.isSubmitting,
    /** Fetches the code for sending early, while there may still be a connection. */
    prepare: () => {
      if (delivers) void loadDelivery().catch(() => {});
    },
  };
}
