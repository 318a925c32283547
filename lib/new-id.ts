import { toHex } from '@/lib/hex';

/** 32 digits. `crypto.randomUUID` is missing where a trial copy is served without encryption. */
export function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
