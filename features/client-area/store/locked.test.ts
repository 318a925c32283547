import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { outsideEntriesCopy } from '@/content/client-area/lock';
import { PortalDatabase, type TableName } from '@/features/client-area/store/database';
import { tableNames } from '@/features/client-area/store/kinds';
import { LockedError, setAreaKey } from '@/features/client-area/store/lock-state';
import {
  applyLock,
  applySameLock,
  changeLock,
  decryptArea,
  encryptArea,
} from '@/features/client-area/store/locked';
import { queryOutsideRows, readOutsideRows } from '@/features/client-area/store/outside-rows';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import type { Bytes } from '@/lib/bytes';
import { createRowCipher } from '@/lib/encryption/encrypt';
import type { LockRecord } from '@/lib/encryption/record';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import { takeSnapshot } from '@/lib/test-support/snapshot';
import { findUnsoundRows } from '@/lib/test-support/unsound-rows';

// `lockWhenIdle` needs a window.
jest.mock('@/lib/idle', () => ({ lockWhenIdle: () => () => {} }));

const wrapped = { salt: new Uint8Array(16), sealed: new Uint8Array(60) };
const record: LockRecord = {
  id: 'lock',
  version: 1,
  kid: 'one',
  minutes: 0,
  passphrase: wrapped,
  code: wrapped,
};
const key: Bytes = crypto.getRandomValues(new Uint8Array(32));
const names = tableNames.filter((name): name is TableName => name !== 'threadKeys');

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  setAreaKey(null);
});

const database = () => new PortalDatabase('own-area');

async function fillArea() {
  const raw = database();
  for (const name of names) await raw.table(name).add(validRows[name]);
  return { raw, before: await takeSnapshot(raw) };
}

async function openArea() {
  const db = await database().open();
  setAreaKey(key);
  await applyLock(db as PortalDatabase);
  return db as PortalDatabase;
}

async function readDisk() {
  const raw = database();
  const rows = { ...(await takeSnapshot(raw)), lock: await raw.table('lock').toArray() };
  raw.close();
  return JSON.stringify(rows, (_, value) => {
    if (typeof value === 'bigint') return String(value);
    return ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value as Bytes) : value;
  });
}

const listStrings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
      ? Object.values(value).flatMap(listStrings)
      : [];

test('rows are readable with the key, and nothing in them is readable on the disk', async () => {
  const { raw, before } = await fillArea();
  const file = validRows.documentBytes.bytes;
  await encryptArea(raw, record, key);
  raw.close();
  const disk = await readDisk();
  const rid = validRows.threads.rid;
  const texts = listStrings(before).filter(
    (text) => text.length > 3 && text !== rid && text !== 'client',
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => disk.includes(text))).toEqual([]);
  expect(disk).not.toContain(new TextDecoder('latin1').decode(file));
  const db = await openArea();
  expect(await takeSnapshot(db)).toEqual(before);
  expect(await findUnsoundRows(db)).toEqual([]);
  db.close();
});

test('rows are added, found, changed, counted and removed as without a lock', async () => {
  const { raw } = await fillArea();
  await encryptArea(raw, record, key);
  raw.close();
  const db = await openArea();
  const { savedResults, activity, documents, threads } = validRows;
  const other = { ...savedResults, id: 's2', name: 'quite private' };
  await db.transaction('rw', db.savedResults, db.activity, async () => {
    await db.savedResults.add(other);
    await db.activity.add({ ...activity, id: 7, at: activity.at + 5 });
  });
  expect(await db.savedResults.get(other.id)).toEqual(other);
  expect(await db.savedResults.bulkGet([other.id, 'none'])).toEqual([other, undefined]);
  expect((await db.savedResults.toCollection().primaryKeys()).sort()).toEqual(
    [savedResults.id, other.id].sort(),
  );
  await expect(db.savedResults.add(other)).rejects.toThrow();
  expect(await db.savedResults.count()).toBe(2);
  expect(await createStoredRows(db).latestActivity(1)).toMatchObject([{ id: 7 }]);
  expect(await db.threads.where('rid').equals(threads.rid).first()).toEqual(threads);
  expect(await db.documents.where('size').equals(documents.size).toArray()).toEqual([documents]);
  expect(await db.documents.filter(({ id }) => id === documents.id).primaryKeys()).toEqual([
    documents.id,
  ]);
  await db.savedResults.update(other.id, { name: 'still private' });
  expect(await db.savedResults.get(other.id)).toMatchObject({ name: 'still private' });
  await db.savedResults.delete(other.id);
  expect(await db.savedResults.toArray()).toEqual([savedResults]);
  await db.cart.clear();
  expect(await db.cart.toArray()).toEqual([]);
  expect(await readDisk()).not.toContain('private');
  db.close();
});

test('without the key nothing opens', async () => {
  const { raw } = await fillArea();
  await encryptArea(raw, record, key);
  await expect(applyLock(raw)).rejects.toThrow(LockedError);
  raw.close();
});

const late = { ...validRows.savedResults, id: 's3', name: 'written too late' };

test('rows written outside the lock are stored apart, encrypted, and overwrite none', async () => {
  const { raw, before } = await fillArea();
  await encryptArea(raw, record, key);
  const file = { ...validRows.documentBytes, id: 'd3' };
  const profile = { ...validRows.profile, fullName: 'written too late' };
  const strange = { id: 's4', name: 1n };
  await raw.savedResults.add(late);
  await raw.documentBytes.add(file);
  await raw.profile.add(profile);
  await raw.table('cart').add(strange);
  raw.close();
  const db = await openArea();
  expect(await takeSnapshot(db)).toEqual(before);
  expect(await readDisk()).not.toContain('too late');
  const outside = (await readOutsideRows(db, createRowCipher(key))).map(({ table, row }) => ({
    table,
    row,
  }));
  expect(outside).toHaveLength(4);
  expect(outside).toEqual(
    expect.arrayContaining([
      { table: 'savedResults', row: late },
      { table: 'documentBytes', row: file },
      { table: 'profile', row: profile },
      { table: 'cart', row: strange },
    ]),
  );
  db.close();
});

test('a row written outside the lock while it is open is not read as the client’s own', async () => {
  const { raw } = await fillArea();
  await encryptArea(raw, record, key);
  const db = await openArea();
  await raw.savedResults.add(late);
  await raw.activity.put({ ...validRows.activity, id: 9 });
  raw.close();
  expect(await db.savedResults.toArray()).toEqual([validRows.savedResults]);
  expect(await db.activity.get(9)).toBeUndefined();
  expect(await db.activity.bulkGet([9])).toEqual([undefined]);
  db.close();
});

test('the lock stays on until the client has decided on the rows written outside it', async () => {
  const { raw, before } = await fillArea();
  await encryptArea(raw, record, key);
  await raw.savedResults.add(late);
  await expect(decryptArea(raw, key)).rejects.toThrow(outsideEntriesCopy.decide);
  expect(await raw.table('lock').get('lock')).toEqual(record);
  expect(await raw.savedResults.get(late.id)).toBeUndefined();
  await queryOutsideRows(raw).delete();
  await decryptArea(raw, key);
  expect(await takeSnapshot(raw)).toEqual(before);
  raw.close();
});

test('rows written outside the lock stay when its record changes, and go with it to another database', async () => {
  const { raw } = await fillArea();
  await encryptArea(raw, record, key);
  await raw.savedResults.add(late);
  raw.close();
  const db = await openArea();
  await changeLock(db, record.kid, { minutes: 5 });
  const other = (await new PortalDatabase('restored').open()) as PortalDatabase;
  await applySameLock(other, db);
  for (const each of [db, other]) {
    expect(await readOutsideRows(each, createRowCipher(key))).toMatchObject([
      { table: 'savedResults', row: late },
    ]);
    each.close();
  }
});

test('a row that was changed on the disk cannot be read, but can be removed', async () => {
  const { raw } = await fillArea();
  await encryptArea(raw, record, key);
  const [cart] = (await raw.table('cart').toArray()) as { sealed: Uint8Array }[];
  if (cart) cart.sealed[30] = (cart.sealed[30] ?? 0) ^ 1;
  await raw.table('cart').put(cart);
  raw.close();
  const db = await openArea();
  await expect(createStoredRows(db).rows('cart')).rejects.toThrow(/cannot be opened/);
  const [found] = await findUnsoundRows(db);
  expect(found).toMatchObject({ table: 'cart', key: validRows.cart.id });
  await db.cart.delete(validRows.cart.id);
  expect(await db.cart.count()).toBe(0);
  db.close();
});

test('a row whose key was changed on the disk can be removed', async () => {
  const { raw } = await fillArea();
  await encryptArea(raw, record, key);
  const [cart] = (await raw.table('cart').toArray()) as { id: string }[];
  await raw.table('cart').clear();
  await raw.table('cart').put({ ...cart, id: 'renamed' });
  raw.close();
  const db = await openArea();
  expect(await findUnsoundRows(db)).toMatchObject([{ table: 'cart', key: 'renamed' }]);
  await db.cart.delete('renamed');
  expect(await db.cart.count()).toBe(0);
  db.close();
});

test('two rows whose content was exchanged on the disk are both found', async () => {
  const { raw } = await fillArea();
  await raw.table('cart').add({ ...validRows.cart, id: 'other' });
  await encryptArea(raw, record, key);
  const [first, second] = (await raw.table('cart').toArray()) as { sealed: Uint8Array }[];
  await raw.table('cart').bulkPut([
    { ...first, sealed: second?.sealed },
    { ...second, sealed: first?.sealed },
  ]);
  raw.close();
  const db = await openArea();
  expect(await findUnsoundRows(db)).toHaveLength(2);
  db.close();
});

test('switching the lock off leaves a damaged row as it is on the disk', async () => {
  const { raw } = await fillArea();
  await encryptArea(raw, record, key);
  const [cart] = (await raw.table('cart').toArray()) as { sealed: Uint8Array }[];
  if (cart) cart.sealed[30] = (cart.sealed[30] ?? 0) ^ 1;
  await raw.table('cart').put(cart);
  await decryptArea(raw, key);
  expect(await raw.table('cart').toArray()).toEqual([cart]);
  raw.close();
});

test('a second lock is not put over the first', async () => {
  const { raw, before } = await fillArea();
  await encryptArea(raw, record, key);
  const other: Bytes = crypto.getRandomValues(new Uint8Array(32));
  await expect(encryptArea(raw, { ...record, kid: 'two' }, other)).rejects.toThrow(/another tab/);
  raw.close();
  const db = await openArea();
  expect(await takeSnapshot(db)).toEqual(before);
  db.close();
});

test('switching the lock off restores every row, and a tab with the key can no longer write', async () => {
  const { raw, before } = await fillArea();
  await encryptArea(raw, record, key);
  const tab = await openArea();
  await decryptArea(raw, key);
  expect(await takeSnapshot(raw)).toEqual(before);
  await expect(tab.savedResults.delete(validRows.savedResults.id)).rejects.toThrow(/another tab/);
  await expect(changeLock(raw, record.kid, { minutes: 5 })).rejects.toThrow(/another tab/);
  expect(await takeSnapshot(raw)).toEqual(before);
  raw.close();
  tab.close();
});

test('a full disk leaves every row as it was', async () => {
  const { raw, before } = await fillArea();
  const disk = raw.backendDB().transaction('cart').objectStore('cart');
  let room = 5;
  const put = jest.spyOn(Object.getPrototypeOf(disk), 'put').mockImplementation(function (
    this: unknown,
    ...args: unknown[]
  ) {
    room -= 1;
    if (room < 0) throw new DOMException('full', 'QuotaExceededError');
    return add.apply(this, args);
  });
  const add = Object.getPrototypeOf(disk).add as (...args: unknown[]) => unknown;
  await expect(encryptArea(raw, record, key)).rejects.toThrow();
  put.mockRestore();
  expect(await takeSnapshot(raw)).toEqual(before);
  raw.close();
});

test('of two tabs that set new secrets at once, the second is rejected', async () => {
  const { raw } = await fillArea();
  await encryptArea(raw, record, key);
  const secret = (byte: number) => ({ ...wrapped, salt: new Uint8Array(16).fill(byte) });
  const put = (byte: number) =>
    changeLock(raw, record.kid, { passphrase: secret(byte), code: secret(byte) }, record);
  await put(1);
  await expect(put(2)).rejects.toThrow(/another tab/);
  expect(await raw.table('lock').toArray()).toEqual([
    { ...record, passphrase: secret(1), code: secret(1) },
  ]);
  await changeLock(raw, record.kid, { minutes: 5 });
  raw.close();
});
