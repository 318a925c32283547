import * as z from 'zod/mini';
import { type Thread, threadSchema } from '@/lib/portal/records/records';
import { eventSchema } from '@/lib/portal/thread/events';
import { publicKeySchema } from '@/lib/portal/thread/public-key';
import { isPossible } from '@/lib/portal/thread/refusal';

const eventsSchema = z.array(eventSchema);

/**
 * A thread in which every message is valid and the log could have come about step by step. It is
 * kept as it came: parsing would put its fields into another order.
 */
export const wholeThreadSchema = z
  .custom<Thread>((row) => threadSchema.safeParse(row).success)
  .check(
    z.refine(
      ({ events }) => eventsSchema.safeParse(events).success && isPossible(events),
      'is no log of a quotation',
    ),
    z.refine(
      ({ key }) => key === null || publicKeySchema.safeParse(key).success,
      'has a key that is none',
    ),
    z.refine(
      ({ rid, events }) =>
        events.every((event) => !('message' in event) || event.message.rid === rid),
      'has messages of another quotation',
    ),
  );
