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
import { createRowCipher } from '@/lib/encryption/encrypt';
import type { LockMinutes, LockRecord } from '@/lib/encryption/record';
import { createLock, type NewLock, type SecretKind, unwrap } from '@/lib/encryption/secret';
import { storeNextNotice } from '@/lib/forms/next-notice';
import { encryptDrafts } from '@/lib/forms/session-store';
import { setIdleLimit } from '@/lib/idle';

/** Works on the rows as they are on the disk. */
const withOwnDatabase = <T>(work: (raw: PortalDatabase) => Promise<T>): Promise<T> =>
  withDatabase(db.name, work).catch((error) => {
    throw toOperationError(error);
  });

/** `null` if nothing can open the lock. Throws if there is none. */
export const readOwnLock = (): Promise<LockRecord | null> => withOwnDatabase(readLockRecord);

/**
 * Encrypts the client's own area. Every tab, this one too, reloads and asks for the passphrase; the
 * others are told first, so that they write nothing more.
 */
export async function switchOn({ record, key }: NewLock): Promise<void> {
  if (area !== 'own') {
    throw new OperationError('Only an area of your own that this browser keeps can have a lock.');
  }
  await openStore();
  writeAreaPointer({ lock: Date.now() });
  try {
    await withOwnDatabase((raw) => encryptArea(raw, record, key));
  } catch (error) {
    writeAreaPointer({ lock: null });
    throw error;
  }
  const { encryptText: sealText, decryptText: openText } = createRowCipher(key);
  encryptDrafts({ encrypt: sealText, decrypt: openText });
  storeNextNotice(lockOnCopy.isOn);
  reloadPage();
}

/** Every tab reloads. */
export async function switchOff(): Promise<void> {
  const key = getAreaKey();
  if (!key) return;
  await withOwnDatabase((raw) => decryptArea(raw, key));
  encryptDrafts(null);
  writeAreaPointer({ lock: null });
  storeNextNotice(lockOnCopy.isOff);
  reloadPage();
}

export type Opened = { key: Bytes; record: LockRecord };

/** `null` for a wrong secret, `damaged` if the record of the lock is damaged. */
export async function unwrapLockKey(
  kind: SecretKind,
  typed: string,
): Promise<Opened | null | 'damaged'> {
  const record = await readOwnLock();
  if (!record) return 'damaged';
  const key = await unwrap(record, kind, typed);
  return key && { key, record };
}

export async function openWith({ key, record }: Opened): Promise<void> {
  setAreaKey(key);
  await openStore().catch((error) => {
    throw toOperationError(error);
  });
  if (!isLocked()) return;
  // The area was locked in this page, but the reload was refused: its database is still open.
  noteLock(true);
  setIdleLimit(record.minutes);
}

/** Nothing changes before `putLock`. */
export const createReplacementLock = (
  { key, record }: Opened,
  passphrase: string,
): Promise<NewLock> => createLock(passphrase, { key, kid: record.kid, minutes: record.minutes });

export const putLock = (made: NewLock, replaced: LockRecord): Promise<void> => {
  const { kid, passphrase, code } = made.record;
  return withOwnDatabase((raw) => changeLock(raw, kid, { passphrase, code }, replaced));
};

export const setMinutes = (kid: string, minutes: LockMinutes): Promise<void> =>
  withOwnDatabase((raw) => changeLock(raw, kid, { minutes })).then(() => setIdleLimit(minutes));
