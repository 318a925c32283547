import { scryptAsync } from '@noble/hashes/scrypt.js';

/** 128 MB and about a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, dkLen: 32 } as const;

export type Question = { secret: string; salt: Uint8Array };

export const stretch = ({ secret, salt }: Question): Promise<Uint8Array> =>
  scryptAsync(secret, salt, COST);
