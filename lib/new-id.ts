import { randomBytes, toHex } from '@/lib/bytes';

/** 32 digits. `crypto.randomUUID` is missing where a trial copy is served without encryption. */
export function newId(): string {
  return toHex(randomBytes(16));
}
