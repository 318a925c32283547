import { type QuotationKey, quotationKeys } from '@/content/site';
import type { IsoDate } from '@/content/types/units';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import { computeKeyId } from '@/features/client-area/protocol/signing';
import { addDays, getDayInIndia } from '@/lib/days';
import type { PublicKey } from '@/lib/encryption/public-key';

export type FirmKey = QuotationKey;

export const getPublicKey = ({ x, y }: Pick<FirmKey, 'x' | 'y'>): PublicKey => ({
  kty: 'EC',
  crv: 'P-256',
  x,
  y,
});

/** Throws a `RejectionError` if the firm has no key with this id. */
export async function findFirmKey(
  kid: string,
  keys: readonly FirmKey[] = quotationKeys,
): Promise<FirmKey> {
  for (const key of keys) if ((await computeKeyId(getPublicKey(key))) === kid) return key;
  throw new RejectionError('foreign');
}

const GOOD_AFTER = 60;

/**
 * Throws a `RejectionError` for a signature outside the key's dates. A stolen key can backdate an
 * answer, so an expired key verifies nothing once its answers must have lapsed.
 */
export function checkKeyDates({ from, until }: FirmKey, at: number, today: IsoDate): void {
  const day = getDayInIndia(at);
  if (day < from) throw new RejectionError('keyTooNew');
  if (until === null) return;
  if (day > until || today > addDays(until, GOOD_AFTER)) throw new RejectionError('keyTooOld');
}
