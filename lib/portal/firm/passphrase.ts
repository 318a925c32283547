/** In characters. */
export const passphraseLimits = { least: 12, most: 200 } as const;

/** Why a passphrase is refused, as a sentence; `null` if it is good. */
export function passphraseProblem(passphrase: string, again: string): string | null {
  const { least, most } = passphraseLimits;
  const { length } = [...passphrase.normalize('NFKC').trim()];
  if (length < least) return `Use at least ${least} characters.`;
  if (length > most) return `Use at most ${most} characters.`;
  return passphrase === again ? null : 'The two passphrases are not the same.';
}

/** Crockford's alphabet, which has no letters that look alike. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A passphrase of 100 random bits, in four groups: `k7mq2-9dxtr-0hw4e-c8pzn`. */
export function newPassphrase(): string {
  const random = crypto.getRandomValues(new Uint8Array(20));
  const letters = Array.from(random, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return letters.replaceAll(/.{5}(?=.)/g, '$&-');
}
