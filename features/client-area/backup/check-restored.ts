import type { IsoDate } from '@/content/types/units';
import { isFromFirm, markUnchecked } from '@/features/client-area/protocol/append-event';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import type { FirmKey } from '@/features/client-area/protocol/firm-keys';
import { openToken } from '@/features/client-area/protocol/link';
import { isSameMessage } from '@/features/client-area/protocol/message-kinds';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import type { Thread } from '@/features/client-area/store/records/records';

type Options = { today: IsoDate; keys?: readonly FirmKey[] };

async function isSignedByFirm(event: ThreadEvent, options: Options): Promise<boolean> {
  if (!isFromFirm(event)) return true;
  try {
    const { message } = await openToken(event.token, options);
    return isSameMessage(message, event.message);
  } catch (error) {
    if (error instanceof RejectionError) return false;
    throw error;
  }
}

/**
 * Anyone could have written into a file: messages that the firm has not signed, with a key that is
 * good on `today`, stay but are marked as unchecked.
 */
export async function checkRestored(thread: Thread, options: Options): Promise<Thread> {
  const uncheckable = new Set<ThreadEvent>();
  for (const event of thread.events) {
    if (!(await isSignedByFirm(event, options))) uncheckable.add(event);
  }
  return { ...thread, events: markUnchecked(thread.events, uncheckable) };
}
