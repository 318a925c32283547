import * as z from 'zod/mini';
import { type Exchange, exchangeSchema } from '@/lib/portal/database/records';
import { eventSchema } from '@/lib/portal/exchange/events';
import { isPossible } from '@/lib/portal/exchange/log';
import { publicKeySchema } from '@/lib/portal/exchange/public-key';

const eventsSchema = z.array(eventSchema);

/** An exchange in which every message is sound and the log could have come about step by step. */
export const wholeExchangeSchema = exchangeSchema.check(
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
) as z.ZodMiniType<Exchange>;
