import { type QuotationKey, quotationKeys } from '@/content/site';
import { isoDay } from '@/lib/dates';
import { addDays } from '@/lib/days';
import type { PublicKey } from '@/lib/portal/exchange/public-key';
import { Refused } from '@/lib/portal/exchange/refusals';
import { keyId } from '@/lib/portal/exchange/signing';

export type FirmKey = QuotationKey;

/** A key of the firm in the form that signatures are checked with. */
export const publicHalf = ({ x, y }: Pick<FirmKey, 'x' | 'y'>): PublicKey => ({
  kty: 'EC',
  crv: 'P-256',
  x,
  y,
});

/** The key of the firm that an answer names; refused where the firm has none of that id. */
export async function firmKeyOf(
  kid: string,
  keys: readonly FirmKey[] = quotationKeys,
): Promise<FirmKey> {
  for (const key of keys) if ((await keyId(publicHalf(key))) === kid) return key;
  throw new Refused('foreign');
}

/** So long after its last day a key is still good for what it signed before, in days. */
const GOOD_AFTER = 60;

/**
 * Refuses what a key has signed outside its days. The date that an answer bears is the word of
 * whoever has the key, so an old key is worth nothing at all once its answers have lapsed.
 * `today` is an ISO date.
 */
export function checkDaysOf({ from, until }: FirmKey, at: number, today: string): void {
  const day = isoDay(new Date(at));
  if (day < from) throw new Refused('keyTooNew');
  if (until === null) return;
  if (day > until || today > addDays(until, GOOD_AFTER)) throw new Refused('keyTooOld');
}
