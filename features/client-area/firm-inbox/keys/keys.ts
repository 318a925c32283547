import { type QuotationKey, quotationKeys } from '@/content/site';
import { withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import type { InboxKey } from '@/features/client-area/firm-inbox/inbox-records';
import type { PrivateJwk } from '@/features/client-area/firm-inbox/keys/key-file';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import { computeKeyId, importPrivateKey } from '@/features/client-area/protocol/signing';
import { noteFirm } from '@/lib/browser/area-pointer';
import { OperationError } from '@/lib/browser/operation-failure';
import { getDayInIndia } from '@/lib/days';
import type { PublicKey } from '@/lib/encryption/public-key';

export async function createPrivateKey(): Promise<PrivateJwk> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new RejectionError('noSigning');
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey } = await subtle.generateKey(curve, true, ['sign', 'verify']);
  const { x = '', y = '', d = '' } = await subtle.exportKey('jwk', privateKey);
  return { kty: 'EC', crv: 'P-256', x, y, d };
}

const createOtherKeyError = () =>
  new OperationError('This computer holds another key already. Remove that key first.');

const createUnfitError = (cause: unknown) =>
  new OperationError('This is no whole key: its two halves do not belong together.', { cause });

const createUnnamedError = () =>
  new OperationError(
    'The site does not name this key, so no client could check your answer. Add it to content/site.ts and publish the site, then bring the key. Nothing changed.',
  );

/**
 * Nothing can extract a stored key, except a new one until its file is saved. Throws an
 * `OperationError` if the browser has another key.
 */
export async function storeKey(
  { d, ...publicKey }: PrivateJwk,
  { isNew } = { isNew: false },
): Promise<InboxKey> {
  const kid = await computeKeyId(publicKey);
  const importKey = (extractable: boolean) =>
    importPrivateKey({ ...publicKey, d }, extractable).catch((cause) => {
      throw createUnfitError(cause);
    });
  const privateKey = await importKey(false);
  const unsaved = isNew ? { unsaved: await importKey(true) } : {};
  const held = await withInbox((inbox) =>
    inbox.transaction('rw', inbox.keys, async () => {
      const before = await inbox.keys.get('firm');
      if (before && before.kid !== kid) throw createOtherKeyError();
      const since = Date.now();
      const held: InboxKey = { id: 'firm', kid, publicKey, privateKey, since, ...unsaved };
      if (!before) await inbox.keys.add(held);
      return before ?? held;
    }),
  );
  noteFirm(true);
  return held;
}

export async function importFirmKey(key: PrivateJwk): Promise<InboxKey> {
  if (!findListedKey(key)) throw createUnnamedError();
  return storeKey(key);
}

/** `null` if the key was saved before. */
export async function createKeyFile(
  { publicKey, unsaved }: InboxKey,
  passphrase: string,
): Promise<string | null> {
  if (!unsaved) return null;
  const [{ encryptKey }, { d = '' }] = await Promise.all([
    import('@/features/client-area/firm-inbox/keys/key-file'),
    crypto.subtle.exportKey('jwk', unsaved),
  ]);
  return encryptKey({ ...publicKey, d }, passphrase);
}

export const noteKeySaved = (): Promise<unknown> =>
  withInbox((inbox) =>
    inbox.transaction('rw', inbox.keys, async () => {
      const key = await inbox.keys.get('firm');
      if (!key) return;
      const { unsaved: _, ...saved } = key;
      await inbox.keys.put(saved);
    }),
  );

export const removeKey = (): Promise<void> => withInbox((inbox) => inbox.keys.delete('firm'));

export const findListedKey = ({ x, y }: Pick<PublicKey, 'x' | 'y'>): QuotationKey | null =>
  quotationKeys.find((key) => key.x === x && key.y === y) ?? null;

export const isDemoKey = (key: PublicKey): boolean => findListedKey(key)?.demo === true;

/** Why clients could not verify what the key signs today, as a sentence; `null` if they can. */
export function describeKeyProblem(key: PublicKey, now: Date): string | null {
  const listed = findListedKey(key);
  if (!listed) {
    return 'The site does not name this key yet, so no client could check an answer. Add it to content/site.ts and publish the site.';
  }
  const today = getDayInIndia(now.getTime());
  if (today < listed.from) return 'The first day of this key in content/site.ts is still to come.';
  const isOver = listed.until !== null && today > listed.until;
  return isOver ? 'The last day of this key in content/site.ts has passed.' : null;
}

export const formatKeyEntry = ({ x, y }: PublicKey, from: string): string =>
  `{\n  x: '${x}',\n  y: '${y}',\n  from: '${from}',\n  until: null,\n},`;
