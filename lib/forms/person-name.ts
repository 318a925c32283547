import { withoutPiles, withoutUnseen } from '@/lib/text/characters';

/**
 * Drops marks that show nothing, and those that pile up on a letter. Joiners stay where a script of
 * India needs them.
 */
export const tidyName = (name: string): string =>
  withoutPiles(withoutUnseen(name.replaceAll(/[\p{Zl}\p{Zp}]/gu, ' '), { joiners: true })).trim();
