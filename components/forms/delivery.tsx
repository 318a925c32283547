'use client';

import type { ReactNode } from 'react';
import { NotSentNote } from '@/components/forms/not-sent-note';
import { site } from '@/content/site';
import { erasureCount, onErased } from '@/lib/browser/erase-signal';
import type { NotSent } from '@/lib/forms/not-sent-words';
import {
  type FormName,
  isSame,
  type Numbered,
  outgoing,
  type Words,
  wordsOf,
} from '@/lib/forms/outgoing';
import { postMessage } from '@/lib/forms/post-message';
import { dropWaiting, keepWaiting, waitingMessages } from '@/lib/forms/waiting-messages';
import { newId } from '@/lib/new-id';

type Values = Readonly<Record<string, string | undefined>>;

/** The last message of each form that was tried or offered. The same words keep its id. */
const held = new Map<FormName, Numbered>();

onErased(() => held.clear());

/**
 * The same words are the same message, in this tab and after a reload; different words are a new
 * one.
 */
function numbered(form: FormName, words: Words): Numbered {
  const known = [held.get(form), ...waitingMessages().filter((message) => message.form === form)];
  const same = known.find((message) => message && isSame(message, words));
  return same ?? { ...words, id: newId(), form, writtenAt: Date.now() };
}

function hold(message: Numbered): void {
  const earlier = held.get(message.form);
  // Changed words replace the earlier ones.
  if (earlier && earlier.id !== message.id) dropWaiting(earlier.id);
  held.set(message.form, message);
}

function release({ form, id }: Numbered): void {
  held.delete(form);
  dropWaiting(id);
}

async function attempt(message: Numbered): Promise<NotSent | null> {
  const { delivery } = site;
  if (delivery === 'none') throw new Error('content/site.ts names no endpoint');
  const wasOffline = !navigator.onLine;
  const answer = await postMessage(delivery.endpoint, {
    ...delivery.fields,
    ...outgoing(message),
  });
  if (answer.kind === 'sent') return null;
  return answer.kind === 'unreached' && wasOffline ? { kind: 'offline' } : answer;
}

type Failure = { reason: NotSent; note: (onDiscard: () => void) => ReactNode };

function failure(message: Numbered, reason: NotSent): Failure {
  const waiting = waitingMessages();
  const others = waiting.filter(({ id }) => id !== message.id).length;
  return {
    reason,
    note: (onDiscard) => (
      <NotSentNote
        key={`${message.id} ${reason.kind}`}
        form={message.form}
        reason={reason}
        isWaiting={others < waiting.length}
        others={others}
        onDiscard={() => {
          release(message);
          onDiscard();
        }}
      />
    ),
  };
}

/**
 * Sends the content of a form; `null` once the receiver has confirmed it. The message is stored
 * before it is posted, so that a page closed halfway loses neither words nor id.
 */
export async function deliver(form: FormName, values: Values): Promise<Failure | null> {
  const message = numbered(form, wordsOf(values));
  const erasures = erasureCount();
  hold(message);
  keepWaiting(message);
  const reason = await attempt(message);
  if (!reason || reason.kind === 'refused' || reason.kind === 'too-long') dropWaiting(message.id);
  if (!reason) held.delete(form);
  // Everything was erased in the meantime, in this tab or another.
  if (erasures !== erasureCount()) release(message);
  return reason && failure(message, reason);
}

/**
 * The waiting message that a form may show: the one already in it or, while the form is empty, the
 * newest. `null` for none.
 */
export function waitingFor(form: FormName, values: Values) {
  const words = wordsOf(values);
  const isEmpty = !(words.name || words.email || words.phone || words.message);
  const message = waitingMessages()
    .filter((waiting) => waiting.form === form)
    .find((waiting) => isEmpty || isSame(waiting, words));
  if (!message) return null;
  held.set(form, message);
  const { name, email, phone, topic } = message;
  return {
    words: { name, email, phone, subject: topic, service: topic, message: message.message },
    ...failure(message, { kind: 'waiting', since: message.writtenAt }),
  };
}
