import { operationError } from '@/lib/browser/operation-failure';
import { writeMarker } from '@/lib/browser/visit-marker';
import { sealDrafts } from '@/lib/forms/session-store';
import { rewriteStore, unlockStore } from '@/lib/portal/db/engine';
import { keyHeld } from '@/lib/portal/db/lock-state';
import {
  changeLock,
  endWatch,
  lockRecord,
  openArea,
  sealArea,
  watchUse,
  withRaw,
} from '@/lib/portal/db/locked';
import type { Bytes } from '@/lib/portal/lock/bytes';
import type { LockMinutes } from '@/lib/portal/lock/record';
import { type NewLock, newLock, type SecretKind, unwrap } from '@/lib/portal/lock/secret';

const told = (error: unknown) => {
  throw operationError(error);
};

/** Seals the client's own area. Other tabs are told first, and ask for the passphrase. */
export function switchOn({ record, key }: NewLock): Promise<void> {
  return rewriteStore(key, async () => {
    writeMarker({ lock: Date.now() });
    await withRaw((raw) => sealArea(raw, record, key));
  }).catch(told);
}

export async function switchOff(): Promise<void> {
  const key = keyHeld();
  if (!key) return;
  await rewriteStore(null, () => withRaw((raw) => openArea(raw, key))).catch(told);
  sealDrafts(null);
  endWatch();
}

/** The key that a passphrase or code opens; `null` if it does not, `damaged` if none can. */
export async function keyOf(kind: SecretKind, typed: string): Promise<Bytes | null | 'damaged'> {
  const record = await lockRecord().catch(told);
  return record ? unwrap(record, kind, typed) : 'damaged';
}

export const openWith = (key: Bytes): Promise<void> => unlockStore(key).catch(told);

/** A new passphrase and code for the key of the area; nothing is changed until it is put there. */
export async function newLockFor(key: Bytes, passphrase: string): Promise<NewLock> {
  const { kid = '', minutes = 15 } = { ...(await lockRecord()) };
  return newLock(passphrase, { key, kid, minutes });
}

export const putLock = ({ record: { kid, passphrase, code } }: NewLock): Promise<void> =>
  changeLock(kid, { passphrase, code }).catch(told);

/** The lock as it is now: which key it holds, and when it locks the area by itself. */
export const lockInUse = () => lockRecord().catch(told);

export const setMinutes = (kid: string, minutes: LockMinutes): Promise<void> =>
  changeLock(kid, { minutes }).then(() => watchUse(minutes), told);
