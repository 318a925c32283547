import { EVENT_LIMIT, eventSchema, type LogEvent } from '@/lib/portal/exchange/events';
import { refusalOf } from '@/lib/portal/exchange/log';
import { Refused } from '@/lib/portal/exchange/refusals';
import { stateOf } from '@/lib/portal/exchange/state';

/**
 * The log with one more entry. Throws `Refused` if the step is not possible on `today`, an ISO
 * date.
 */
export function appended(events: readonly LogEvent[], event: LogEvent, today: string): LogEvent[] {
  if (!eventSchema.safeParse(event).success) throw new Refused('unsound');
  const code = refusalOf(stateOf(events), event, today);
  if (code) throw new Refused(code);
  if (events.length >= EVENT_LIMIT) throw new Refused('full');
  return [...events, event];
}
