import { lockOnCopy } from '@/content/client-area/lock';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { withDatabase } from '@/features/client-area/store/databases';
import {
  getAreaKey,
  isLocked,
  noteLock,
  setAreaKey,
} from '@/features/client-area/store/lock-state';
import {
  changeLock,
  decryptArea,
  encryptArea,
  readLockRecord,
} from '@/features/client-area/store/locked';
import { area, db, openStore } from '@/features/client-area/store/store';
import { writeAreaPointer } from '@/lib/browser/area-pointer';
import { OperationError, toOperationError } from '@/lib/browser/operation-failure';
import { reloadPage } from '@/lib/browser/reload-page';
import type { Bytes } from '@/lib/bytes';
import { createSealer } from '@/lib/encryption/encrypt';
import type { LockMinutes, LockRecord } from '@/lib/encryption/record';
import { createLock, type NewLock, type SecretKind, unwrap } from '@/lib/encryption/secret';
import { storeNextNotice } from '@/lib/forms/said';
import { sealDrafts } from '@/lib/forms/session-store';
import { setIdleLimit } from '@/lib/idle';

/** Work on the client's own area as it is on the disk. */
const onDisk = <T>(work: (raw: PortalDatabase) => Promise<T>): Promise<T> =>
  withDatabase(db.name, work).catch((error) => {
    throw toOperationError(error);
  });

/** The lock as it is now; `null` without one, and if nothing can open it. */
export const readOwnLock = (): Promise<LockRecord | null> => onDisk(readLockRecord);

/**
 * Seals the client's own area. Every tab comes anew and asks for the passphrase, this one too; the
 * others are told first, so that they write nothing more.
 */
export async function switchOn({ record, key }: NewLock): Promise<void> {
  if (area !== 'own') {
    throw new OperationError('Only an area of your own that this browser keeps can have a lock.');
  }
  await openStore();
  writeAreaPointer({ lock: Date.now() });
  try {
    await onDisk((raw) => encryptArea(raw, record, key));
  } catch (error) {
    writeAreaPointer({ lock: null });
    throw error;
  }
  const { sealText, openText } = createSealer(key);
  sealDrafts({ seal: sealText, open: openText });
  storeNextNotice(lockOnCopy.isOn);
  reloadPage();
}

/** Takes the lock off; every tab comes anew. */
export async function switchOff(): Promise<void> {
  const key = getAreaKey();
  if (!key) return;
  await onDisk((raw) => decryptArea(raw, key));
  sealDrafts(null);
  writeAreaPointer({ lock: null });
  storeNextNotice(lockOnCopy.isOff);
  reloadPage();
}

/** The key of the area, and the record that it was opened from. */
export type Opened = { key: Bytes; record: LockRecord };

/** What a passphrase or code opens; `null` if nothing, `damaged` if none can. */
export async function unwrapLockKey(
  kind: SecretKind,
  typed: string,
): Promise<Opened | null | 'damaged'> {
  const record = await readOwnLock();
  if (!record) return 'damaged';
  const key = await unwrap(record, kind, typed);
  return key && { key, record };
}

/** Opens the area with the key of its rows, in this tab. */
export async function openWith({ key, record }: Opened): Promise<void> {
  setAreaKey(key);
  await openStore().catch((error) => {
    throw toOperationError(error);
  });
  if (!isLocked()) return;
  // Locked in this page, whose reload was refused: the database is open still.
  noteLock(true);
  setIdleLimit(record.minutes);
}

/** A new passphrase and code for the key of the area; nothing is changed until it is put there. */
export const createReplacementLock = (
  { key, record }: Opened,
  passphrase: string,
): Promise<NewLock> => createLock(passphrase, { key, kid: record.kid, minutes: record.minutes });

/** Puts a new passphrase and code in the place of those in `replaced`. */
export const putLock = (made: NewLock, replaced: LockRecord): Promise<void> => {
  const { kid, passphrase, code } = made.record;
  return onDisk((raw) => changeLock(raw, kid, { passphrase, code }, replaced));
};

export const setMinutes = (kid: string, minutes: LockMinutes): Promise<void> =>
  onDisk((raw) => changeLock(raw, kid, { minutes })).then(() => setIdleLimit(minutes));
