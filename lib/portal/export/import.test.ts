import { IDBObjectStore } from 'fake-indexeddb';
import { OperationError } from '@/lib/browser/operation-failure';
import { sampleCart } from '@/lib/content/sample-rows';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { deleteAbandoned } from '@/lib/portal/db/staging';
import { withStore } from '@/lib/portal/db/store';
import { addDocument, deleteDocument, setDocumentCategory } from '@/lib/portal/documents/documents';
import { exportEverything } from '@/lib/portal/export/export';
import { type ExportFile, openExportFile } from '@/lib/portal/export/file-reader';
import { importEverything, rowsAsText } from '@/lib/portal/export/import';
import { addToCart } from '@/lib/portal/quotations/cart';
import { newKeyPair } from '@/lib/portal/thread/signing';
import { freshArea, pdfFile } from '@/lib/test-support/fresh-area';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import { takeSnapshot } from '@/lib/test-support/snapshot';

const inTheFile = ['Deed.pdf', 'Ledger.pdf', 'Notice.pdf', 'Return.pdf'];

let db: PortalDatabase;
let exportFile: ExportFile;

beforeEach(async () => {
  db = await freshArea();
  await db.documents.clear();
  await db.documentBytes.clear();
  for (const name of inTheFile) await addDocument(pdfFile(name));
  exportFile = await openExportFile((await exportEverything()).blob);
  await db.cart.clear();
  await addDocument(pdfFile('Only here.pdf', 0x31));
});

afterEach(() => jest.restoreAllMocks());

const names = async () => (await db.documents.toArray()).map(({ name }) => name).sort();

/** The same export file, but `act` runs before the document at `index` is read. */
const meanwhile = (index: number, act: () => unknown): ExportFile => ({
  ...exportFile,
  async readDocument(asked) {
    if (asked === index) await act();
    return exportFile.readDocument(asked);
  },
});

async function expectUnchanged(work: () => Promise<unknown>, error: unknown) {
  const before = await takeSnapshot(db);
  await expect(work()).rejects.toThrow(error as Error);
  expect(await takeSnapshot(db)).toEqual(before);
}

test('documents are read one at a time, with progress reported after each', async () => {
  const events: string[] = [];
  const readDocument = (index: number) => {
    events.push(`read ${index}`);
    return exportFile.readDocument(index);
  };
  const onProgress = (documents: number) => events.push(`${documents} done`);
  await importEverything({ ...exportFile, readDocument }, { onProgress });
  expect(events).toEqual(inTheFile.flatMap((_, index) => [`read ${index}`, `${index + 1} done`]));
});

test('private keys stay for the quotations of the file, and go with all others', async () => {
  const { privateKey } = await newKeyPair();
  const [inFile, other] = ['A', 'B'].map((letter) => letter.repeat(22)) as [string, string];
  await db.threadKeys.bulkPut([inFile, other].map((id) => ({ id, privateKey })));
  const { contents } = exportFile;
  const rows = { ...contents.rows, threads: [{ ...validRows.threads, rid: inFile }] };
  await importEverything({ ...exportFile, contents: { ...contents, rows } });
  expect(await db.threadKeys.toCollection().primaryKeys()).toEqual([inFile]);
});

describe('changes nothing and leaves nothing behind', () => {
  test('when the last document is damaged', async () => {
    const fail = () => Promise.reject(new OperationError('damaged'));
    await expectUnchanged(
      () => importEverything(meanwhile(3, fail)),
      new OperationError('damaged'),
    );
  });

  test('when the client cancels, at any document and at the end', async () => {
    for (const index of [0, 2, 3]) {
      const controller = new AbortController();
      const { signal } = controller;
      const cancelled = meanwhile(index, () => controller.abort());
      await expectUnchanged(() => importEverything(cancelled, { signal }), signal.reason);
    }
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (documents: number) => {
      if (documents === 4) controller.abort();
    };
    await expectUnchanged(
      () => importEverything(exportFile, { signal, onProgress }),
      signal.reason,
    );
  });

  test('when the storage is full halfway', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const fake = meanwhile(2, () => {
      jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(full);
    });
    await expectUnchanged(
      () => importEverything(fake),
      'This browser has no room for the documents of this file beside those that are here. Nothing was changed.',
    );
  });

  test('when the storage fails while everything is replaced', async () => {
    const fail = () => {
      throw new DOMException('', 'UnknownError');
    };
    const fake = meanwhile(3, () => {
      const { add } = IDBObjectStore.prototype;
      jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
        this: IDBObjectStore,
        ...row
      ) {
        return this.name === 'quotations' ? fail() : add.apply(this, row);
      });
    });
    await expectUnchanged(
      () => importEverything(fake),
      'The storage of this browser failed. Nothing was changed.',
    );
  });
});

describe('a restore is given up', () => {
  test.each([
    ['adds', () => addDocument(pdfFile('Precious.pdf'))],
    ['deletes', async () => deleteDocument((await db.documents.toArray())[0]?.id ?? '')],
    [
      'changes',
      async () => setDocumentCategory((await db.documents.toArray())[0]?.id ?? '', 'identity'),
    ],
    ['puts into the cart', () => addToCart('itr-1')],
  ])('so that what another tab %s meanwhile stays', async (_, act) => {
    let then = '';
    const file = meanwhile(2, async () => {
      await act();
      then = await rowsAsText(db);
    });
    await expect(importEverything(file)).rejects.toThrow('this restore was given up');
    expect(await rowsAsText(db)).toBe(then);
    expect(await db.documentBytes.toCollection().primaryKeys()).toEqual(
      await db.documents.toCollection().primaryKeys(),
    );
    await importEverything(exportFile);
    expect(await names()).toEqual(inTheFile);
    expect(await db.cart.count()).toBe(sampleCart.length);
  });
});

test('an erase in another tab ends the restore, and what was erased stays erased', async () => {
  const erase = () =>
    withStore((store) =>
      store.transaction('rw', store.tables, async () => {
        for (const table of store.tables) await table.clear();
      }),
    );
  await expect(importEverything(meanwhile(2, erase))).rejects.toThrow('this restore was given up');
  for (const table of db.tables) expect([table.name, await table.count()]).toEqual([table.name, 0]);
});

describe('with the locks of a browser', () => {
  let held = false;
  beforeEach(() => {
    held = false;
    const request = (_: string, __: object, work: (lock: object | null) => unknown) =>
      work(held ? null : {});
    Object.defineProperty(globalThis, 'navigator', {
      configurable: true,
      value: { locks: { request } },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'navigator');
  });

  test('a restore is refused while another tab is restoring', async () => {
    held = true;
    await expectUnchanged(
      () => importEverything(exportFile),
      'Another tab is restoring a file. Please wait until it is done. Nothing was changed.',
    );
  });

  test('a restore does without where the browser blocks them, and nothing stray is deleted', async () => {
    await db.documentBytes.add({ id: 'staged', bytes: new Uint8Array(1) });
    const request = () => Promise.reject(new DOMException('', 'SecurityError'));
    Object.assign(globalThis.navigator.locks, { request });
    await deleteAbandoned(db);
    expect(await db.documentBytes.get('staged')).toBeDefined();
    await importEverything(exportFile);
    expect(await names()).toEqual(inTheFile);
  });

  test('remains of a broken-off restore are deleted at the next opening, unless one is running', async () => {
    const before = await takeSnapshot(db);
    await db.documentBytes.add({ id: 'staged', bytes: new Uint8Array(1) });
    held = true;
    await deleteAbandoned(db);
    expect(await db.documentBytes.get('staged')).toBeDefined();
    held = false;
    await deleteAbandoned(db);
    expect(await takeSnapshot(db)).toEqual(before);
  });
});
