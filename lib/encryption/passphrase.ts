import { createRandomBytes } from '@/lib/bytes';

/** Crockford's base 32, which has no letters that look alike. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five random bits each. */
export const createLetters = (count: number): string =>
  Array.from(createRandomBytes(count), (byte) => LETTERS[byte % 32]).join('');

/** 100 random bits, in four groups: `k7mq2-9dxtr-0hw4e-c8pzn`. */
export const createPassphrase = (): string => createLetters(20).replaceAll(/.{5}(?=.)/g, '$&-');
