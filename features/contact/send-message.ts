import { watchErase } from '@/lib/browser/erase-signal';
import { readSession, writeSession } from '@/lib/forms/session-store';

/** How long sending appears to take, in milliseconds; the specification fixes it. */
export const SEND_DELAY_MS = 2000;

const MOST_STORED = 10;

const KEY = 'sent-messages';

/**
 * Used where content/site.ts names no endpoint: waits and keeps a copy in this tab for this visit.
 * Nothing leaves the browser; features/contact/post-message.ts does the real sending. An erase in the
 * meantime leaves no copy.
 */
export async function sendMessage(message: Record<string, string>): Promise<void> {
  const isErased = watchErase();
  await new Promise((resolve) => setTimeout(resolve, SEND_DELAY_MS));
  if (isErased()) return;
  const earlier = readSession(KEY) ?? [];
  const sent = [...earlier, { ...message, sentAt: new Date().toISOString() }];
  writeSession(KEY, sent.slice(-MOST_STORED));
}
