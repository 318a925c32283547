import { appendEvent } from '@/features/client-area/protocol/append-event';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import type { PortalDatabase } from '@/features/client-area/store/database';
import type { Thread } from '@/features/client-area/store/records/records';
import { threadSchema } from '@/features/client-area/store/records/thread';
import { createGoneError, OperationError } from '@/lib/browser/operation-failure';
import { getDayInIndia } from '@/lib/days';

/* Call these inside a transaction over `threads`. */

const createDamagedError = () =>
  new OperationError(
    'The record of this quotation is damaged, so we did nothing. Ask us to send our answer again.',
  );

export async function readStoredThread(db: PortalDatabase, id: string): Promise<Thread> {
  const row = await db.threads.get(id);
  if (row === undefined) throw createGoneError();
  const whole = threadSchema.safeParse(row);
  if (!whole.success) throw createDamagedError();
  return whole.data;
}

export const emptyDraft: Thread['draft'] = { note: '', withAmounts: true, withContact: true };

export const createThread = (id: string, rid: string, events: ThreadEvent[] = []): Thread => ({
  id,
  rid,
  key: null,
  events,
  draft: emptyDraft,
  outbox: null,
});

export async function appendToThread(
  db: PortalDatabase,
  thread: Thread,
  event: ThreadEvent,
): Promise<Thread> {
  const next = { ...thread, events: appendEvent(thread.events, event, getDayInIndia(Date.now())) };
  await db.threads.put(next);
  return next;
}
