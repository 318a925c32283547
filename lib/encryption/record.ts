import * as z from 'zod/mini';
import { type Bytes, isBytes } from '@/lib/bytes';
import { LOCK_ID } from '@/lib/encryption/names';

/** Minutes without use after which the area locks itself; 0 means only when it is closed. */
export const lockMinutes = [5, 15, 60, 0] as const;
export type LockMinutes = (typeof lockMinutes)[number];

const createBytesSchema = (length: number) =>
  z.custom<Bytes>((value) => isBytes(value) && value.length === length);

/** The key of the rows, encrypted under a key made of a secret: nonce, key and tag. */
const wrappedSchema = z.strictObject({
  salt: createBytesSchema(16),
  sealed: createBytesSchema(12 + 32 + 16),
});

/**
 * The cost of scrypt belongs to the version and is not stored: a record that was changed from
 * outside cannot ask for more.
 */
export const lockRecordSchema = z.strictObject({
  id: z.literal(LOCK_ID),
  version: z.literal(1),
  kid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  minutes: z.union([z.literal(5), z.literal(15), z.literal(60), z.literal(0)]),
  passphrase: wrappedSchema,
  code: wrappedSchema,
});

export type Wrapped = z.infer<typeof wrappedSchema>;
export type LockRecord = z.infer<typeof lockRecordSchema>;
