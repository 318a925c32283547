import * as z from 'zod/mini';

const coordinate = z.string().check(z.regex(/^[\w-]{43}$/));

export const publicKeySchema = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
});

export type PublicKey = z.infer<typeof publicKeySchema>;
