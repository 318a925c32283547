'use client';

import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useDraft } from '@/components/form/use-draft';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { loadToaster } from '@/components/toast/load-toaster';
import { endNotice, expectNotice, notify } from '@/components/toast/toast';
import { messageNews } from '@/content/message-forms';
import { site } from '@/content/site';
import { NotSentNote, StoredNote } from '@/features/contact/message-notes';
import {
  createContactMessage,
  createMessageBody,
  type FormName,
  type Numbered,
  normaliseFormValues,
} from '@/features/contact/outgoing';
import { type Outcome, postMessage } from '@/features/contact/post-message';
import { sendMessage } from '@/features/contact/send-message';
import { onErased, watchErase } from '@/lib/browser/erase-signal';
import { createTabDraft, getChangedFields } from '@/lib/forms/drafts';

export type Message = {
  [field in 'name' | 'email' | 'phone' | 'message']: string;
} & { [topic in 'subject' | 'service']?: string };

export type MessageFormOptions = {
  form: FormName;
  topic: 'subject' | 'service';
  delivers: boolean;
  /** What the page's address fills in; '' for nothing. */
  linked?: (query: string) => Partial<Message>;
  schema: z.ZodMiniType<Message, FieldValues>;
};

/** Drafts being sent, which a form opened in the meantime must not offer again. */
const underWay = new Set<string>();

const createUnsentNotice = (form: FormName) =>
  [
    messageNews.notSent.title,
    {
      tone: 'problem',
      description: messageNews.notSent.text,
      action: { label: 'Open the form', href: form === 'contact' ? '/contact' : '/' },
    },
  ] as const;

const pickFilled = (values: Partial<Message>): Partial<Message> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

const createEmptyMessage = (topic: 'subject' | 'service'): Message => ({
  name: '',
  email: '',
  phone: '',
  [topic]: '',
  message: '',
});

/** The first words that an address gives go above what was written before. */
function placeAbove(first: string, { message, ...others }: Partial<Message>): Partial<Message> {
  if (!message) return others;
  const has = message.includes(first.trim());
  return { ...others, message: has ? message : `${first}\n${message}` };
}

/** Sends a message; without `posted`, where the site delivers none, a copy is kept. */
async function send(message: Message, posted: Numbered | null): Promise<Outcome> {
  const { delivery } = site;
  if (posted && delivery !== 'none') {
    return postMessage(delivery.endpoint, { ...delivery.fields, ...createMessageBody(posted) });
  }
  await sendMessage(message);
  return 'sent';
}

export function useMessageForm(options: MessageFormOptions) {
  const { form: formName, topic, delivers, linked } = options;
  usePrefetch(loadToaster);
  const draftKey = `${formName}-draft` as const;
  const form = useCheckedForm<Message>(options.schema);
  const [base, setBase] = useState<Message>();
  const [note, setNote] = useState<ReactNode>(null);
  const isHere = useRef(true);
  const last = useRef<Numbered>(null);

  const tabDraft = createTabDraft<Message>(draftKey);
  const draft = useDraft(
    {
      read: () => {
        if (!base) return {};
        // What was typed before script came is newer; the loader may have filled in the rest.
        const typed = getChangedFields(pickFilled(form.getValues()) as Message, base);
        const before = underWay.has(draftKey) ? {} : tabDraft.read();
        return placeAbove(base.message, { ...before, ...typed });
      },
      // What the address filled in is no draft: the next link may name another.
      write: (changes) => tabDraft.write(pickFilled(changes), changes as Message),
    },
    form,
    base,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when the form opens
  useEffect(() => {
    isHere.current = true;
    setBase({
      ...createEmptyMessage(topic),
      ...pickFilled(linked?.(window.location.search) ?? {}),
    });
    const stop = onErased(() => setNote(null));
    return () => {
      stop();
      isHere.current = false;
    };
  }, []);

  const submit = form.submit(async (message, typed) => {
    underWay.add(draftKey);
    setNote(null);
    expectNotice();
    last.current = delivers
      ? createContactMessage(formName, normaliseFormValues(message), last.current)
      : null;
    const isErased = watchErase();
    const outcome = await send(message, last.current)
      .catch(() => 'not-reached' as const)
      .finally(() => underWay.delete(draftKey));
    // What was erased in the meantime is in the form no more.
    const isGone = isErased();
    if (outcome !== 'sent') {
      if (isGone) return;
      endNotice();
      setNote(createElement(NotSentNote, { form: formName, outcome }));
      if (!isHere.current) void notify(...createUnsentNotice(formName));
      return;
    }
    last.current = null;
    draft.settle(typed, createEmptyMessage(topic));
    void notify(messageNews.sent.title, { description: messageNews.sent.text });
    if (!delivers)
      setNote(createElement(StoredNote, { form: formName, typed: normaliseFormValues(message) }));
  });

  return { form, submit, draftKey, note, isSending: form.formState.isSubmitting };
}
