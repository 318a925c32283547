import { waitingDays } from '@/content/words/messages';
import { MOST_IN_LINE, MOST_IN_MESSAGE } from '@/lib/forms/limits';
import type { Numbered } from '@/lib/forms/outgoing';
import { waitingText, writeWaiting } from '@/lib/forms/waiting-storage';
import * as z from '@/lib/zod';

/** Earlier versions of the site let so many wait. */
const MOST_WAITING = 5;
/** How long a message may wait, in milliseconds. */
const LONGEST_WAIT = waitingDays * 24 * 60 * 60 * 1000;

const line = z.string().check(z.maxLength(MOST_IN_LINE));

const waitingSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  form: z.enum(['contact', 'quick-contact']),
  name: line,
  email: line,
  phone: line,
  topic: line,
  message: z.string().check(z.maxLength(MOST_IN_MESSAGE)),
  writtenAt: z.int().check(z.nonnegative()),
});

/** The list in the storage, unchecked; empty if there is none. */
function listed(): unknown[] {
  try {
    const list: unknown = JSON.parse(waitingText() ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/**
 * The message that could not be sent and has not expired; several of an earlier version of the
 * site, newest first, of which each waits until those before it are sent or discarded.
 */
export function waitingMessages(now = Date.now()): Numbered[] {
  return listed()
    .flatMap((entry) => waitingSchema.safeParse(entry).data ?? [])
    .filter(({ writtenAt }) => now - writtenAt < LONGEST_WAIT)
    .slice(0, MOST_WAITING)
    .sort((one, other) => other.writtenAt - one.writtenAt);
}

const write = (messages: readonly Numbered[]) =>
  writeWaiting(messages.length > 0 ? JSON.stringify(messages) : null);

/**
 * Keeps a message across visits until it is sent or discarded. Returns false if it could not: the
 * storage is full or blocked, or another message waits already.
 */
export function keepWaiting(message: Numbered): boolean {
  const waiting = waitingMessages();
  const others = waiting.filter(({ id }) => id !== message.id);
  const isFree = waiting.length === 0 || others.length < waiting.length;
  return isFree && write([message, ...others]);
}

export function dropWaiting(id: string): void {
  const messages = waitingMessages();
  const others = messages.filter((message) => message.id !== id);
  if (others.length < messages.length) write(others);
}
