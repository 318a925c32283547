import { lockRecordSchema } from '@/lib/encryption/record';
import { createLock, type NewLock, unwrap } from '@/lib/encryption/secret';

/** In place of scrypt, which takes a second: each secret and salt still gives its own result. */
const quick = async ({ secret, salt }: { secret: string; salt: Uint8Array }) => {
  const text = new TextEncoder().encode(secret);
  const both = new Uint8Array([...salt, ...text]);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', both));
};

const phrase = 'four plain words here';
let made: NewLock;
beforeAll(async () => {
  made = await createLock(phrase, undefined, quick);
});

test('only the passphrase and the code open the key, however they are typed', async () => {
  const { record, key, code } = made;
  expect(await unwrap(record, 'passphrase', phrase, quick)).toEqual(key);
  expect(await unwrap(record, 'passphrase', ` ${phrase} `, quick)).toEqual(key);
  expect(await unwrap(record, 'code', code, quick)).toEqual(key);
  const otherwise = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O');
  expect(await unwrap(record, 'code', otherwise, quick)).toEqual(key);
  expect(await unwrap(record, 'passphrase', `${phrase}.`, quick)).toBeNull();
  expect(await unwrap(record, 'passphrase', code, quick)).toBeNull();
  expect(await unwrap(record, 'code', phrase, quick)).toBeNull();
});

test('a letter that codes leave out is read as the digit it looks like', async () => {
  let { record, key, code } = made;
  while (!code.includes('1')) ({ record, key, code } = await createLock(phrase, undefined, quick));
  for (const letter of ['l', 'I']) {
    expect(await unwrap(record, 'code', code.replaceAll('1', letter), quick)).toEqual(key);
  }
});

test('a new passphrase opens the same key, and the old passphrase and code open nothing', async () => {
  const { record, key, code } = made;
  const before = { key, kid: record.kid, minutes: 60 } as const;
  const later = await createLock('quite another phrase', before, quick);
  expect(await unwrap(later.record, 'passphrase', 'quite another phrase', quick)).toEqual(key);
  expect(await unwrap(later.record, 'passphrase', phrase, quick)).toBeNull();
  expect(await unwrap(later.record, 'code', code, quick)).toBeNull();
  expect(later.record.minutes).toBe(60);
});

test('a record that was changed opens nothing and cannot raise the cost', async () => {
  const { record } = made;
  expect(lockRecordSchema.safeParse(record).success).toBe(true);
  const encrypted = record.passphrase.sealed.slice();
  encrypted[20] = (encrypted[20] ?? 0) ^ 1;
  const changed = { ...record, passphrase: { ...record.passphrase, sealed: encrypted } };
  expect(await unwrap(changed, 'passphrase', phrase, quick)).toBeNull();
  const exchanged = { ...record, passphrase: record.code };
  expect(await unwrap(exchanged, 'passphrase', made.code, quick)).toBeNull();
  for (const more of [{ N: 2 ** 30 }, { version: 2 }, { minutes: 1e9 }]) {
    expect(lockRecordSchema.safeParse({ ...record, ...more }).success).toBe(false);
  }
});
