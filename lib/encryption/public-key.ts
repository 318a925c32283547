import * as z from 'zod/mini';

const coordinate = z.string().check(z.regex(/^[\w-]{43}$/));

/** The public half of an ES256 key as a JWK, with nothing else in it. */
export const publicKeySchema = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
});

export type PublicKey = z.infer<typeof publicKeySchema>;
