import { z } from 'zod';
import { text } from '@/lib/content/fields';
import { isSafeEndpoint } from '@/lib/forms/endpoint';
import { messageFields } from '@/lib/forms/outgoing';

const taken: readonly string[] = messageFields;

export const deliverySchema = z.union(
  [
    z.literal('none'),
    z.strictObject({
      endpoint: z
        .string()
        .refine(
          isSafeEndpoint,
          'must be one https address of host and path alone, or an http one on localhost or 127.0.0.1',
        ),
      fields: z
        .record(z.string(), text)
        .refine(
          (fields) => Object.keys(fields).every((name) => !taken.includes(name)),
          `must not name ${taken.join(', ')}, which each message brings`,
        )
        .optional(),
    }),
  ],
  "must be 'none' or name an endpoint",
);
