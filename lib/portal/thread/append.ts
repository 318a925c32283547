import { EVENT_LIMIT, eventSchema, type ThreadEvent } from '@/lib/portal/thread/events';
import { refusalOf } from '@/lib/portal/thread/refusal';
import { Refused } from '@/lib/portal/thread/refusals';
import { stateOf } from '@/lib/portal/thread/state';

/**
 * The log with one more entry. Throws `Refused` if the step is not possible on `today`, an ISO
 * date.
 */
export function appended(
  events: readonly ThreadEvent[],
  event: ThreadEvent,
  today: string,
): ThreadEvent[] {
  if (!eventSchema.safeParse(event).success) throw new Refused('invalid');
  const code = refusalOf(stateOf(events), event, today);
  if (code) throw new Refused(code);
  if (events.length >= EVENT_LIMIT) throw new Refused('full');
  return [...events, event];
}
