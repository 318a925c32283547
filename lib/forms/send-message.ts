import { readSession, writeSession } from '@/lib/forms/session-store';

/** How long sending is made to take, in milliseconds. */
export const SEND_DELAY_MS = 2000;

/** Of the messages of this visit, so many of the latest are kept. */
const MOST_KEPT = 10;

const KEY = 'sent-messages';

/**
 * Stands in for a mail server: waits and keeps a copy for this visit, in this tab. Nothing leaves
 * the browser. To deliver messages for real, replace the body of this one function; where it
 * throws, the form says that the message was not sent, and keeps it.
 */
export async function sendMessage(message: Record<string, string>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SEND_DELAY_MS));
  const earlier = readSession(KEY) ?? [];
  const sent = [...earlier, { ...message, sentAt: new Date().toISOString() }];
  writeSession(KEY, sent.slice(-MOST_KEPT));
}
