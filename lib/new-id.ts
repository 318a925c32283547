import { createRandomBytes, toHex } from '@/lib/bytes';

/** 32 digits. `crypto.randomUUID` is missing where a trial copy is served without encryption. */
export function createId(): string {
  return toHex(createRandomBytes(16));
}
