import { toHex } from '@/lib/hex';

/** 128 random bits in base64url, which identify a quotation in messages. */
export function newRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** 32 digits. `crypto.randomUUID` is missing where a trial copy is served without encryption. */
export function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
