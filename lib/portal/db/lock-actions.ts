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
import type { LockMinutes, LockRecord } from '@/lib/portal/lock/record';
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

/** The key of the area, and the record that it was opened from. */
export type Opened = { key: Bytes; record: LockRecord };

/** What a passphrase or code opens; `null` if nothing, `damaged` if none can. */
export async function openedBy(
  kind: SecretKind,
  typed: string,
): Promise<Opened | null | 'damaged'> {
  const record = await lockRecord().catch(told);
  if (!record) return 'damaged';
  const key = await unwrap(record, kind, typed);
  return key && { key, record };
}

export const openWith = ({ key }: { key: Bytes }): Promise<void> => unlockStore(key).catch(told);

/** A new passphrase and code for the key of the area; nothing is changed until it is put there. */
export const newLockFor = ({ key, record }: Opened, passphrase: string): Promise<NewLock> =>
  newLock(passphrase, { key, kid: record.kid, minutes: record.minutes });

/** Puts a new passphrase and code in the place of those in `replaced`. */
export const putLock = (made: NewLock, replaced: LockRecord): Promise<void> => {
  const { kid, passphrase, code } = made.record;
  return changeLock(kid, { passphrase, code }, replaced).catch(told);
};

/** The lock as it is now: which key it holds, and when it locks the area by itself. */
export const lockInUse = () => lockRecord().catch(told);

export const setMinutes = (kid: string, minutes: LockMinutes): Promise<void> =>
  changeLock(kid, { minutes }).then(() => watchUse(minutes), told);
