import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sampleDocuments } from '@/content/samples/documents';
import { exportEverything, getDocumentPath } from '@/features/client-area/backup/export';
import { openExportFile } from '@/features/client-area/backup/file-reader';
import { addToCart } from '@/features/client-area/cart/cart';
import { savePhoto } from '@/features/client-area/profile/profile';
import { isFromFirm, markUnchecked } from '@/features/client-area/protocol/append-event';
import type { PortalDatabase, RowOf, TableName } from '@/features/client-area/store/database';
import { addDocument, deleteDocument } from '@/features/client-area/store/documents';
import { exportedNames, kinds } from '@/features/client-area/store/kinds';
import { listRecentlyDeleted } from '@/features/client-area/store/recently-deleted';
import { drawSamplePicture } from '@/features/client-area/store/samples/sample-files';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { OperationError } from '@/lib/browser/operation-failure';
import { archiveLimits } from '@/lib/files/archive';
import { freshArea, pdfFile } from '@/lib/test-support/fresh-area';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import { restoreHere } from '@/lib/test-support/restored';
import { takeSnapshot } from '@/lib/test-support/snapshot';
import { streamZip } from '@/lib/test-support/stream-zip';
import { createRawZip, unzipped } from '@/lib/test-support/zip';

const HOSTILE = '<img src=x onerror=alert(1)>.pdf';

const newestFirst = [...sampleDocuments]
  .sort((a, b) => a.hoursAgo - b.hoursAgo)
  .map(({ name }) => name);

const V1 = path.join(process.cwd(), 'e2e/fixtures/v1/areas');

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
  // The answers of the samples are not signed: mark them as a restore does.
  await db.threads.toCollection().modify((thread) => {
    thread.events = markUnchecked(thread.events, new Set(thread.events.filter(isFromFirm)));
  });
});

const save = async () => (await exportEverything()).blob;
const restore = (file: Blob) => restoreHere(db, file);

const readEverything = () => takeSnapshot(db);

test('everything is restored as it was, documents byte for byte', async () => {
  await addToCart('itr-1');
  await addDocument(pdfFile(HOSTILE));
  await savePhoto({ mime: 'image/png', bytes: drawSamplePicture() });
  const before = await readEverything();
  const file = await save();

  db = await freshArea();
  await db.documents.clear();
  await restore(file);
  expect(await readEverything()).toEqual(before);
});

test('a program that reads the file as a stream finds every file in it', async () => {
  await addDocument(pdfFile('Deed.pdf'));
  await savePhoto({ mime: 'image/png', bytes: drawSamplePicture() });
  const file = await save();
  expect(await streamZip(file)).toEqual(await unzipped(file));
});

test('a file that was unpacked and packed again as a folder, compressed, is restored', async () => {
  await addDocument(pdfFile('Café.pdf'));
  const before = await readEverything();
  const parts = Array.from(await unzipped(await save()), ([name, content]) => ({
    name: `client-area/${name.normalize('NFD')}`,
    content,
    method: 8,
  }));
  const none = new Uint8Array();
  const added = ['client-area/', '__MACOSX/client-area/._data.json', 'client-area/.DS_Store'];
  await db.documents.clear();
  await restore(createRawZip([...added.map((name) => ({ name, content: none })), ...parts]));
  expect(await readEverything()).toEqual(before);
});

test('a file saved after a restore equals the restored file', async () => {
  await addToCart('itr-1');
  await addDocument(pdfFile(HOSTILE));
  await savePhoto({ mime: 'image/png', bytes: drawSamplePicture() });
  const now = new Date('2026-02-13T19:00Z');
  const { blob } = await exportEverything(now);
  await restore(blob);
  expect(await unzipped((await exportEverything(now)).blob)).toEqual(await unzipped(blob));
});

test('the file is a ZIP that lists every document under its name', async () => {
  const { name, blob } = await exportEverything(new Date('2026-02-13T19:00Z'));
  expect(name).toBe('client-area-2026-02-14.zip');
  expect([...(await unzipped(blob)).keys()]).toEqual([
    'manifest.json',
    'data.json',
    ...newestFirst.map((name, index) => getDocumentPath({ name }, index)),
  ]);
});

test('a deleted document is in the file too, in a folder of its own, and stays deleted', async () => {
  await deleteDocument('sample-1');
  const blob = await save();
  const paths = [...(await unzipped(blob)).keys()];
  expect(paths.filter((path) => path.startsWith('recently deleted/'))).toHaveLength(1);
  const before = await readEverything();
  await restore(blob);
  expect(await readEverything()).toEqual(before);
  const rows = listRecentlyDeleted(await createStoredRows(db).rows('documents'), Date.now());
  expect(rows.map(({ name }) => name)).toEqual([sampleDocuments[0].name]);
});

test('a compressed copy of the file is accepted too', async () => {
  const before = await readEverything();
  const files = [...(await unzipped(await save()))];
  await restore(createRawZip(files.map(([name, content]) => ({ name, content, method: 8 }))));
  expect(await readEverything()).toEqual(before);
});

test.each([
  [HOSTILE, 'documents/001 _img src=x onerror=alert(1)_.pdf'],
  ['../../etc/passwd.pdf', 'documents/001 .._.._etc_passwd.pdf'],
  ['gnp\u202Efdp.pdf', 'documents/001 gnp_fdp.pdf'],
  ['a\u200eb\u2028c\u0085d.pdf', 'documents/001 a_b_c_d.pdf'],
  ['half a pair \ud83d.pdf', 'documents/001 half a pair _.pdf'],
  [`${'न'.repeat(250)}.pdf`, `documents/001 ${'न'.repeat(60)}.pdf`],
  [`${'n'.repeat(59)}😀.pdf`, `documents/001 ${'n'.repeat(59)}_.pdf`],
])('%s has a path that any file system accepts', async (name, path) => {
  expect(getDocumentPath({ name }, 0)).toBe(path);
  const file = pdfFile(name);
  const added = await addDocument(file);
  // An older row may have a character that is removed from the name of a new document.
  if (added.result !== 'refused') await db.documents.update(added.document.id, { name: file.name });
  await restore(await save());
  expect((await db.documents.toArray()).map((entry) => entry.name)).toContain(file.name);
});

const openV1 = (name: string) => new Blob([readFileSync(path.join(V1, name))]);

test('a file of version 1 with a row of every kind restores all of them', async () => {
  await restore(openV1('every-row.zip'));
  const rows = await readEverything();
  for (const name of exportedNames) expect([name, rows[name]]).not.toEqual([name, []]);
});

test('a file of version 1 from an area in use restores', async () => {
  await restore(openV1('in-use.zip'));
  const rows = (await readEverything()) as { [Name in TableName]: RowOf<Name>[] };
  expect(rows.documents.map(({ name }) => name).sort()).toEqual([
    'Form 16.pdf',
    'PAN card.png',
    'Shop "A&B" <front>.jpg',
    'साझेदारी विलेख.pdf',
  ]);
  expect(rows.documentBytes).toHaveLength(4);
  expect(rows.profile).toMatchObject([{ fullName: 'Asha O’Verma', dateOfBirth: '1990-02-28' }]);
  expect(rows.cart).toMatchObject([{ service: 'ITR filing plans: ITR-1', price: 999 }]);
  expect(rows.activity).toHaveLength(13);
  expect(rows.photo).toMatchObject([{ mime: 'image/png' }]);
  expect(rows.preferences).toHaveLength(2);
  expect(rows.meta).toHaveLength(2);
  expect(rows.threads).toHaveLength(4);
  expect(rows.checklist).toHaveLength(1);
  expect(rows.savedResults).toMatchObject([{ name: 'Old regime with 80C' }]);
});

test('a damaged row is left out of the file', async () => {
  const [quotation, ...others] = await db.threads.toArray();
  await db.threads.update(quotation?.id ?? '', { events: [] });
  await restore(await save());
  expect(await db.threads.count()).toBe(others.length);
});

test('a changed byte is either rejected or makes no difference', async () => {
  const file = new Uint8Array(await (await save()).arrayBuffer());
  const readAll = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { contents, readDocument } = await openExportFile(new Blob([bytes]));
    const documents: Uint8Array[] = [];
    for (const index of contents.documents.keys()) documents.push(await readDocument(index));
    return { contents, documents };
  };
  const whole = await readAll(file);
  // Every 97th byte, which covers headers, names, rows, documents and the directory.
  for (let at = 0; at < file.length; at += 97) {
    const spoiled = file.slice();
    spoiled[at] = (spoiled[at] as number) ^ 0x20;
    const outcome = await readAll(spoiled).catch((error: unknown) => error);
    const isSame = outcome instanceof OperationError || isDeepStrictEqual(outcome, whole);
    expect([at, isSame]).toEqual([at, true]);
  }
});

describe('a file that could not be read back is not made', () => {
  const document = {
    name: 'Deed.pdf',
    type: 'pdf',
    mime: 'application/pdf',
    category: 'other',
    uploadedAt: 1,
  } as const;

  async function fill(count: number, size: number) {
    const ids = Array.from({ length: count }, (_, index) => `d${index}`);
    await db.documents.bulkAdd(ids.map((id) => ({ ...document, id, size })));
    await db.documentBytes.bulkAdd(ids.map((id) => ({ id, bytes: new Uint8Array(1) })));
  }

  test('documents of more than 2 GB are rejected with their size, and none of them is read', async () => {
    await fill(210, archiveLimits.document);
    const read = jest.spyOn(db.documentBytes, 'get');
    await expect(exportEverything()).rejects.toThrow(
      'Your documents take 2.05 GB, and one file can hold 2 GB. Save some of them one by one and delete them here, then try again.',
    );
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test('documents that leave no room for their directory and the rows are rejected', async () => {
    await fill(204, archiveLimits.document);
    await expect(exportEverything()).rejects.toThrow(/^Your documents take 1\.99 GB/);
  });

  test('too many documents are rejected', async () => {
    await fill(kinds.documents.most, 1);
    await expect(exportEverything()).rejects.toThrow(
      'There are more documents here than one file can hold.',
    );
  });

  test('too many rows of any other kind are rejected', async () => {
    const many = Array.from({ length: kinds.cart.most + 1 }, (_, index) => ({
      ...validRows.cart,
      id: `s${index}`,
    }));
    await db.cart.bulkPut(many);
    await expect(exportEverything()).rejects.toThrow(
      'There are more services in the cart here than one file can hold.',
    );
  });
});
