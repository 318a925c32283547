'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { notify } from '@/components/layout/toast';
import { messageNews } from '@/content/message-forms';
import type { FormName } from '@/lib/forms/outgoing';
import { sendMessage } from '@/lib/forms/send-message';
import { readSession, writeSession } from '@/lib/forms/session-store';
import { waitingText } from '@/lib/forms/waiting-storage';

/** What the two forms send; each has its own name for the topic. */
export type Message = {
  [field in 'name' | 'email' | 'phone' | 'message']: string;
} & { [topic in 'subject' | 'service']?: string };

export type MessageFormOptions = {
  form: FormName;
  topic: 'subject' | 'service';
  /** Whether messages are really sent; else they stay in the browser. */
  delivers: boolean;
  /** The topic that the page's address asks for; '' for none. */
  linkedTopic?: (query: string) => string;
  /** Rules whose messages are shown beside the fields. */
  resolver?: Resolver<Message, unknown, Message>;
  /** Rules whose messages the browser shows. */
  meetsRules?: (form: HTMLFormElement) => boolean;
};

/** Drafts whose message is being sent: a form opened meanwhile must not offer it again. */
const underWay = new Set<string>();

/** The code that sends; only a site that delivers messages fetches it. */
const loadDelivery = () => import('@/components/forms/delivery');

/** For a visitor who has left the form's page meanwhile. */
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
 * What the contact form and the quick contact form share: sending, the notice, the reset, and a
 * draft that survives a reload. There are no default values on purpose: the form then reads what a
 * visitor typed before the script came instead of overwriting it.
 */
export function useMessageForm(options: MessageFormOptions) {
  const { form: formName, topic, delivers, linkedTopic, resolver, meetsRules } = options;
  const draftKey = `${formName}-draft` as const;
  const { register, handleSubmit, formState, getValues, setValue, setFocus, reset } =
    useForm<Message>({ resolver });
  /** Beside the button: why the message in the form was not sent. */
  const [note, setNote] = useState<ReactNode>(null);
  const isHere = useRef(true);

  /** A topic from the address is no draft: the next link may name another. */
  const saveDraft = () => {
    const values = getValues();
    const isLinked = values[topic] === linkedTopic?.(window.location.search);
    writeSession(draftKey, isLinked ? { ...values, [topic]: '' } : values);
  };

  const clear = () => {
    reset();
    writeSession(draftKey, null);
    setNote(null);
  };

  const fill = (values: Message) => {
    for (const name of Object.keys(getValues()) as (keyof Message)[]) setValue(name, values[name]);
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

  /** The form may be far down the page. */
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
    const linked = linkedTopic?.(window.location.search);
    const inForm = getValues();
    // The page's inline script may have chosen the topic of the address: nobody typed that.
    const typed = inForm[topic] === linked ? { ...inForm, [topic]: '' } : inForm;
    const draft = underWay.has(draftKey) ? null : readSession(draftKey);
    for (const name of Object.keys(typed) as (keyof Message)[]) {
      const kept = draft?.[name];
      if (!typed[name] && kept) setValue(name, kept);
    }
    // What was typed before the script came is a draft as well.
    if (Object.values(typed).some(Boolean)) saveDraft();
    if (linked && !getValues(topic)) setValue(topic, linked);
    // If its script does not come, the message waits for the next visit.
    if (delivers && waitingText()) void offerOnOpening().catch(() => {});
    return () => {
      isHere.current = false;
    };
  }, []);

  const sayNotSent = () =>
    notify(messageNews.notSent.title, {
      tone: 'problem',
      description: messageNews.notSent.text,
    });

  /** Why the message is not with the firm; `null` once it is or, where none are sent, is kept. */
  const deliver = async (message: Message) => {
    if (delivers) return (await loadDelivery()).deliver(formName, message);
    await sendMessage(message);
    return null;
  };

  const send = handleSubmit(async (message) => {
    underWay.add(draftKey);
    setNote(null);
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
    if (delivers) await offerWaiting().catch(() => {});
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
    draftKey,
    saveDraft,
    note,
    errors: formState.errors,
    isSending: formState.isSubmitting,
    /** Fetches the code that sends while there may still be a connection. */
    prepare: () => {
      if (delivers) void loadDelivery().catch(() => {});
    },
  };
}
