import type { Channel } from '@/features/client-area/protocol/events';
import { channelLabels } from '@/features/client-area/sending/describe-step';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

/** Replaces the sent status once a message of the firm proves it. */
export const ARRIVED = 'The firm has it';

/** Takes the note back, since a press on a way to send counts as sent. */
export const NOT_SENT = 'It was not sent';

/** What the sender pressed; whether the message arrived is unknown. */
export function formatSentStatus(sent: { at: number; by: Channel } | null): string {
  if (!sent) return 'Not sent yet';
  const day = formatDay(getDayInIndia(sent.at));
  return `Sent on ${day} ${channelLabels[sent.by]}`;
}
