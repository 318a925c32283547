import { addBasePath } from '@/lib/base-path';
import { SCRYPT_WORKER } from '@/lib/browser/marks';
import { type Bytes, createRandomBytes } from '@/lib/bytes';
import { decrypt, encrypt } from '@/lib/encryption/encrypt';
import { LOCK_ID } from '@/lib/encryption/names';
import { createPassphrase } from '@/lib/encryption/passphrase';
import type { LockMinutes, LockRecord, Wrapped } from '@/lib/encryption/record';
import type { Question } from '@/lib/encryption/scrypt';
import { createId } from '@/lib/new-id';

type Stretch = (question: Question) => Promise<Uint8Array>;

/** The worker is ended after one question, so that the secret leaves its memory. */
const stretchInWorker: Stretch = (question) => {
  const worker = new Worker(addBasePath(SCRYPT_WORKER));
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => resolve(data);
    worker.onerror = () => reject(new Error('Failed to load chunk: the worker of the lock'));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
};

/** Normalised, since keyboards encode some letters differently. */
const normalisePassphrase = (typed: string) => typed.normalize('NFKC').trim();

/** Accepts a code without its dashes, and with letters that look alike. */
const normaliseCode = (typed: string) =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

const secrets = { passphrase: normalisePassphrase, code: normaliseCode } as const;
export type SecretKind = keyof typeof secrets;

async function wrap(
  key: Bytes,
  kind: SecretKind,
  typed: string,
  kid: string,
  stretch: Stretch,
): Promise<Wrapped> {
  const salt = createRandomBytes(16);
  const under = (await stretch({ secret: secrets[kind](typed), salt })) as Bytes;
  return { salt, sealed: encrypt(under, key, `${kind} ${kid}`) };
}

/** `null` if the secret is wrong or the record was changed. */
export async function unwrap(
  record: LockRecord,
  kind: SecretKind,
  typed: string,
  stretch = stretchInWorker,
): Promise<Bytes | null> {
  const { salt, sealed: encrypted } = record[kind];
  const under = (await stretch({ secret: secrets[kind](typed), salt })) as Bytes;
  try {
    return decrypt(under, encrypted, `${kind} ${record.kid}`);
  } catch {
    return null;
  }
}

/** The code opens the lock if the passphrase is forgotten. */
export type NewLock = { record: LockRecord; key: Bytes; code: string };

type Before = { key: Bytes; kid: string; minutes: LockMinutes };

/** With `key`, keeps that key under a new passphrase and a new code. */
export async function createLock(
  passphrase: string,
  before?: Before,
  stretch = stretchInWorker,
): Promise<NewLock> {
  const { key, kid, minutes } = before ?? {
    key: createRandomBytes(32),
    kid: createId(),
    minutes: 15,
  };
  const code = createPassphrase();
  const record: LockRecord = {
    id: LOCK_ID,
    version: 1,
    kid,
    minutes,
    passphrase: await wrap(key, 'passphrase', passphrase, kid, stretch),
    code: await wrap(key, 'code', code, kid, stretch),
  };
  return { record, key, code };
}
