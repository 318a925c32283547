import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { channelWords } from '@/lib/portal/quotations/event-words';
import type { Channel } from '@/lib/portal/thread/events';

/** What the sender has confirmed; whether the message arrived is unknown. */
export function sentWords(sent: { at: number; by: Channel } | null): string {
  if (!sent) return 'Not sent yet';
  const day = formatDay(dayInIndia(sent.at));
  return `Sent on ${day} ${channelWords[sent.by]} (as you said)`;
}
