import { formatDay, isoDay } from '@/lib/dates';
import type { Channel } from '@/lib/portal/exchange/log';
import { channelWords } from '@/lib/portal/quotations/step-words';

/** What the sender has confirmed; whether the message arrived is unknown. */
export function sentWords(sent: { at: number; by: Channel } | null): string {
  if (!sent) return 'Not sent yet';
  const day = formatDay(isoDay(new Date(sent.at)));
  return `Sent on ${day} ${channelWords[sent.by]} (as you said)`;
}
