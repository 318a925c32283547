/** Crockford's base 32, which has no letters that look alike. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** 100 random bits, in four groups: `k7mq2-9dxtr-0hw4e-c8pzn`. */
export function createPassphrase(): string {
  const random = crypto.getRandomValues(new Uint8Array(20));
  const letters = Array.from(random, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return letters.replaceAll(/.{5}(?=.)/g, '$&-');
}
