import { EVENT_LIMIT, eventSchema, type LogEvent, refusalOf } from '@/lib/portal/exchange/log';
import { Refused } from '@/lib/portal/exchange/refusals';
import { stateOf } from '@/lib/portal/exchange/state';

/** The log with one more entry. Throws `Refused` where that step is not open on that day. */
export function appended(events: readonly LogEvent[], event: LogEvent, today: string): LogEvent[] {
  if (!eventSchema.safeParse(event).success) throw new Refused('unsound');
  const code = refusalOf(stateOf(events), event, today);
  if (code) throw new Refused(code);
  if (events.length >= EVENT_LIMIT) throw new Refused('full');
  return [...events, event];
}
