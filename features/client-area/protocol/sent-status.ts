import { channelLabels } from '@/features/client-area/protocol/describe-step';
import type { Channel } from '@/features/client-area/protocol/events';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

export const ARRIVED = 'The firm has it';

export const NOT_SENT = 'It was not sent';

/** What the sender pressed; whether the message arrived is unknown. */
export function formatSentStatus(sent: { at: number; by: Channel } | null): string {
  if (!sent) return 'Not sent yet';
  const day = formatDay(getDayInIndia(sent.at));
  return `Sent on ${day} ${channelLabels[sent.by]}`;
}
