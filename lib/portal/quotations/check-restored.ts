import type { IsoDate } from '@/content/types/units';
import type { Thread } from '@/lib/portal/records/records';
import type { ThreadEvent } from '@/lib/portal/thread/events';
import type { FirmKey } from '@/lib/portal/thread/firm-keys';
import { openToken } from '@/lib/portal/thread/link';
import { isSameMessage } from '@/lib/portal/thread/message-kinds';
import { isFromFirm, markUnchecked } from '@/lib/portal/thread/refusal';
import { Refused } from '@/lib/portal/thread/refusals';

type Options = { today: IsoDate; keys?: readonly FirmKey[] };

async function isSignedByFirm(event: ThreadEvent, options: Options): Promise<boolean> {
  if (!isFromFirm(event)) return true;
  try {
    const { message } = await openToken(event.token, options);
    return isSameMessage(message, event.message);
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/**
 * A quotation from a file, in which anyone could have written: messages that the firm has not signed,
 * with a key that is good on `today`, are kept and marked, and count for nothing.
 */
export async function checkRestored(thread: Thread, options: Options): Promise<Thread> {
  const uncheckable = new Set<ThreadEvent>();
  for (const event of thread.events) {
    if (!(await isSignedByFirm(event, options))) uncheckable.add(event);
  }
  return { ...thread, events: markUnchecked(thread.events, uncheckable) };
}
