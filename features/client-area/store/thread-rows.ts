import type { ThreadEvent } from '@/features/client-area/protocol/events';
import { appendEvent } from '@/features/client-area/protocol/refusal';
import type { Thread } from '@/features/client-area/records/records';
import { threadSchema } from '@/features/client-area/records/thread';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { createGoneError, OperationError } from '@/lib/browser/operation-failure';
import { getDayInIndia } from '@/lib/days';

/* Reads and writes the thread of a quotation, inside a transaction over `threads`. */

const damaged = () =>
  new OperationError(
    'The record of this quotation is damaged, so we did nothing. Ask us to send our answer again.',
  );

/** The fully checked thread of a quotation. */
export async function readStoredThread(db: PortalDatabase, id: string): Promise<Thread> {
  const row = await db.threads.get(id);
  if (row === undefined) throw createGoneError();
  const whole = threadSchema.safeParse(row);
  if (!whole.success) throw damaged();
  return whole.data;
}

/** A request includes everything, until the client has chosen what to send. */
export const emptyDraft: Thread['draft'] = { note: '', withAmounts: true, withContact: true };

/** A thread as it begins, before the client has a key. */
export const createThread = (id: string, rid: string, events: ThreadEvent[] = []): Thread => ({
  id,
  rid,
  key: null,
  events,
  draft: emptyDraft,
  outbox: null,
});

/** Adds an entry to the log of a quotation. */
export async function appendToThread(
  db: PortalDatabase,
  thread: Thread,
  event: ThreadEvent,
): Promise<Thread> {
  const next = { ...thread, events: appendEvent(thread.events, event, getDayInIndia(Date.now())) };
  await db.threads.put(next);
  return next;
}
