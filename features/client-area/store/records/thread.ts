import * as z from 'zod/mini';
import { isPossible } from '@/features/client-area/protocol/append-event';
import { EVENT_LIMIT, eventSchema } from '@/features/client-area/protocol/events';
import { createStoredTextSchema } from '@/features/client-area/store/records/fields';
import {
  quotationIdSchema,
  randomIdSchema,
  requestDraftSchema,
  type Thread,
} from '@/features/client-area/store/records/records';
import { publicKeySchema } from '@/lib/encryption/public-key';

const fields: z.ZodMiniType<Thread> = z.strictObject({
  id: quotationIdSchema,
  rid: randomIdSchema,
  key: z.nullable(publicKeySchema),
  events: z.array(eventSchema).check(z.minLength(1), z.maxLength(EVENT_LIMIT)),
  draft: requestDraftSchema,
  outbox: z.nullable(z.strictObject({ number: z.int(), token: createStoredTextSchema(32_768) })),
});

/**
 * Every message is valid, and the log could have come about step by step. A custom schema, since
 * parsing would change the order of the fields.
 */
export const threadSchema = z
  .custom<Thread>((row) => fields.safeParse(row).success)
  .check(
    z.refine(({ events }) => isPossible(events), 'is no log of a quotation'),
    z.refine(
      ({ rid, events }) =>
        events.every((event) => !('message' in event) || event.message.rid === rid),
      'has messages of another quotation',
    ),
  );
