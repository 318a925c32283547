import type { ExportFile } from '@/features/client-area/backup/file-reader';
import { isOwnName } from '@/features/client-area/store/names';
import { OperationError } from '@/lib/browser/operation-failure';
import type { LockRecord } from '@/lib/encryption/record';
import { createPdfBytes } from '@/lib/test-support/fresh-area';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import {
  openOwnTab,
  openShownTab,
  openTab,
  passTime,
  readAllRows,
  StoreOfBrowser,
  startWithNewBrowser,
} from '@/lib/test-support/tabs';
import { answeredEvent, requestedEvent } from '@/lib/test-support/thread-messages';

// `lockWhenIdle` needs a window.
jest.mock('@/lib/idle', () => ({ lockWhenIdle: () => () => {} }));

startWithNewBrowser();

const inTheFile = ['Deed.pdf', 'Ledger.pdf', 'Notice.pdf', 'Return.pdf'];
const pdfFile = (name: string, fill?: number) => new File([createPdfBytes(64, fill)], name);

async function open(opening: typeof openTab) {
  const tab = await opening();
  const [documents, saving, reading, restoring] = await Promise.all([
    import('@/features/client-area/store/documents'),
    import('@/features/client-area/backup/export'),
    import('@/features/client-area/backup/file-reader'),
    import('@/features/client-area/backup/restore'),
  ]);
  return { ...tab, ...documents, ...saving, ...reading, ...restoring };
}
type Page = Awaited<ReturnType<typeof open>>;

let page: Page;
let exportFile: ExportFile;

beforeEach(async () => {
  page = await open(openOwnTab);
  for (const name of inTheFile) await page.addDocument(pdfFile(name));
  await page.addToCart('itr-1');
  exportFile = await page.openExportFile((await page.exportEverything()).blob);
  await page.removeFromCart('itr-1');
  await page.addDocument(pdfFile('Only here.pdf', 0x31));
});

afterEach(() => jest.restoreAllMocks());

const listNames = async ({ db }: Pick<Page, 'db'>) =>
  (await db.documents.toArray()).map(({ name }) => name).sort();
const listDatabases = async () =>
  (await globalThis.indexedDB.databases()).flatMap(({ name = '' }) =>
    isOwnName(name) ? name : [],
  );

const runBefore = (index: number, act: () => unknown): ExportFile => ({
  ...exportFile,
  async readDocument(asked) {
    if (asked === index) await act();
    return exportFile.readDocument(asked);
  },
});

async function expectUnchanged(work: () => Promise<unknown>, error: unknown) {
  const before = await readAllRows(page);
  await expect(work()).rejects.toThrow(error as Error);
  const later = await openTab();
  expect(await readAllRows(later)).toEqual(before);
  expect(await listDatabases()).toEqual([later.db.name]);
}

test('the reloaded page shows the file, and the old database is deleted', async () => {
  await page.restoreEverything(exportFile);
  const later = await openTab();
  await later.openStore();
  expect(await listNames(later)).toEqual(inTheFile);
  expect(await later.db.documentBytes.count()).toBe(inTheFile.length);
  expect(later.readAreaPointer()).toMatchObject({ shown: 'own', own: later.db.name, cart: 1 });
  await later.tidy(later.db.name);
  expect(await listDatabases()).toHaveLength(2);
  passTime(3);
  await later.tidy(later.db.name);
  expect(await listDatabases()).toEqual([later.db.name]);
});

describe('a killed browser with the area pointer from before a restore shows the restored rows', () => {
  test('beside the old rows', async () => {
    const { own } = page.readAreaPointer() ?? {};
    await page.restoreEverything(exportFile);
    page.nameOwnDatabase(own ?? '');
    const later = await openShownTab();
    expect(await listNames(later)).toEqual(inTheFile);
    expect(later.db.name).not.toBe(own);
  });

  test('after the old rows were deleted', async () => {
    const { own = '' } = page.readAreaPointer() ?? {};
    await page.restoreEverything(exportFile);
    const seen = await openTab();
    await seen.openStore();
    await seen.tidy(seen.db.name);
    passTime(3);
    await seen.tidy(seen.db.name);
    expect(await listDatabases()).toEqual([seen.db.name]);
    page.nameOwnDatabase(own ?? '');
    const later = await openShownTab();
    await later.tidy(later.db.name);
    expect(await listNames(later)).toEqual(inTheFile);
    expect(await listDatabases()).toEqual([later.db.name]);
  });
});

test('documents are read one at a time, with progress reported after each', async () => {
  const events: string[] = [];
  const readDocument = (index: number) => {
    events.push(`read ${index}`);
    return exportFile.readDocument(index);
  };
  const onProgress = (documents: number) => events.push(`${documents} done`);
  await page.restoreEverything({ ...exportFile, readDocument }, { onProgress });
  expect(events).toEqual(inTheFile.flatMap((_, index) => [`read ${index}`, `${index + 1} done`]));
});

test('private keys are kept for the quotations in the file, and deleted for all others', async () => {
  const { createKeyPair } = await import('@/features/client-area/protocol/signing');
  const { privateKey } = await createKeyPair();
  const [inFile, other] = ['A', 'B'].map((letter) => letter.repeat(22)) as [string, string];
  await page.db.threadKeys.bulkPut([inFile, other].map((id) => ({ id, privateKey })));
  const { contents } = exportFile;
  const rows = { ...contents.rows, threads: [{ ...validRows.threads, rid: inFile }] };
  await page.restoreEverything({ ...exportFile, contents: { ...contents, rows } });
  const { db } = await openTab();
  expect(await db.threadKeys.toCollection().primaryKeys()).toEqual([inFile]);
});

test('an unsigned answer in the file is stored, and marked as unchecked', async () => {
  const { contents } = exportFile;
  const events = [requestedEvent(), answeredEvent()];
  const rows = { ...contents.rows, threads: [{ ...validRows.threads, events }] };
  await page.restoreEverything({ ...exportFile, contents: { ...contents, rows } });
  const { db } = await openTab();
  const [thread] = await db.threads.toArray();
  expect(thread?.events).toEqual([requestedEvent(), { ...answeredEvent(), unchecked: true }]);
});

test('nothing is restored into the samples', async () => {
  await page.showArea('sample');
  const samples = await open(openTab);
  await expect(samples.restoreEverything(exportFile)).rejects.toThrow(/into your own area/);
});

describe('changes nothing and leaves nothing behind', () => {
  test('when the last document is damaged', async () => {
    const fail = () => Promise.reject(new OperationError('damaged'));
    await expectUnchanged(
      () => page.restoreEverything(runBefore(3, fail)),
      new OperationError('damaged'),
    );
  });

  test.each([0, 2, 3])('when the client cancels at document %d', async (index) => {
    const controller = new AbortController();
    const { signal } = controller;
    const cancelled = runBefore(index, () => controller.abort());
    await expectUnchanged(() => page.restoreEverything(cancelled, { signal }), signal.reason);
  });

  test('when the client cancels at the end', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (documents: number) => {
      if (documents === 4) controller.abort();
    };
    await expectUnchanged(
      () => page.restoreEverything(exportFile, { signal, onProgress }),
      signal.reason,
    );
  });

  test('when the storage is full halfway', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const fake = runBefore(2, () => {
      jest.spyOn(StoreOfBrowser.prototype, 'add').mockImplementationOnce(full);
    });
    await expectUnchanged(
      () => page.restoreEverything(fake),
      'This browser has no room for the documents of this file beside those that are here. Nothing changed.',
    );
  });

  test('when the storage fails at the rows', async () => {
    const fake = runBefore(3, () => {
      const { add } = StoreOfBrowser.prototype;
      jest.spyOn(StoreOfBrowser.prototype, 'add').mockImplementation(function (
        this: IDBObjectStore,
        ...row
      ) {
        if (this.name === 'activity') throw new DOMException('', 'UnknownError');
        return add.apply(this, row);
      });
    });
    await expectUnchanged(
      () => page.restoreEverything(fake),
      'The storage of this browser failed. Nothing changed.',
    );
  });
});

test('what a broken-off restore has left is not shown as an area, and is deleted later', async () => {
  const before = await readAllRows(page);
  const left = new Promise(() => {});
  await new Promise<void>((resolve) => {
    const begun = () => {
      resolve();
      return left;
    };
    void page.restoreEverything(runBefore(3, begun)).catch(() => {});
  });
  expect(await listDatabases()).toHaveLength(2);
  page.removeAreaPointer();
  const later = await openShownTab();
  expect(await readAllRows(later)).toEqual(before);
  await later.tidy(later.db.name);
  // Without Web Locks nobody can tell whether another tab is still filling it.
  expect(await listDatabases()).toHaveLength(2);
  passTime(25 * 60);
  await later.tidy(later.db.name);
  expect(await listDatabases()).toEqual([later.db.name]);
});

describe('a restore is given up', () => {
  test.each<[string, (other: Page) => Promise<unknown>]>([
    ['adds', ({ addDocument }) => addDocument(pdfFile('Precious.pdf'))],
    [
      'deletes',
      async ({ deleteDocument, db }) => deleteDocument((await db.documents.toArray())[0]?.id ?? ''),
    ],
    [
      'changes',
      async ({ setDocumentCategory, db }) =>
        setDocumentCategory((await db.documents.toArray())[0]?.id ?? '', 'identity'),
    ],
    ['puts into the cart', ({ addToCart }) => addToCart('gst-regular')],
  ])('so that what another tab %s meanwhile stays', async (_, act) => {
    const other = await open(openTab);
    let then = '';
    const file = runBefore(2, async () => {
      await act(other);
      then = await page.serializeRows(page.db);
    });
    await expect(page.restoreEverything(file)).rejects.toThrow('we gave up this restore');
    expect(await page.serializeRows(page.db)).toBe(then);
    expect(await listDatabases()).toEqual([page.db.name]);
  });

  test('if another tab begins another area', async () => {
    const other = await openTab();
    const asha = { fullName: 'Asha Rao', email: 'asha@example.in', mobile: '98765 00000' };
    const begin = runBefore(2, () => other.openAccount(asha));
    await expect(page.restoreEverything(begin)).rejects.toThrow('we gave up this restore');
    const later = await openTab();
    expect(await (await later.openStore()).profile.get('client')).toMatchObject(asha);
  });

  test('if another tab restores a file, whose rows stay', async () => {
    const other = await open(openTab);
    const meanwhileThere = runBefore(2, () => other.restoreEverything(exportFile));
    await expect(page.restoreEverything(meanwhileThere)).rejects.toThrow('we gave up this restore');
    const later = await openTab();
    await later.openStore();
    expect(await listNames(later)).toEqual(inTheFile);
  });

  test('if another tab erases everything, which stays erased', async () => {
    const other = await openTab();
    const erased = runBefore(2, () => other.eraseEverything());
    await expect(page.restoreEverything(erased)).rejects.toThrow();
    expect(await listDatabases()).toEqual([]);
    const later = await openTab();
    await later.openStore();
    expect(later.hasOwnArea()).toBe(false);
  });
});

test('a page that still shows the old area reports that it can no longer write', async () => {
  const other = await open(openTab);
  await other.openStore();
  await page.restoreEverything(exportFile);
  await expect(other.addToCart('gst-regular')).rejects.toThrow(/another tab has put another area/);
  const later = await openTab();
  await later.openStore();
  await later.tidy(later.db.name);
  passTime(3);
  await later.tidy(later.db.name);
  await expect(other.addToCart('gst-regular')).rejects.toThrow(/another tab has put another area/);
  expect(await listDatabases()).toEqual([later.db.name]);
});

describe('under a lock', () => {
  const wrapped = { salt: new Uint8Array(16), sealed: new Uint8Array(60) };
  const record: LockRecord = {
    id: 'lock',
    version: 1,
    kid: 'one',
    minutes: 0,
    passphrase: wrapped,
    code: wrapped,
  };
  const key = new Uint8Array(32).fill(7);

  async function openLocked(): Promise<Page> {
    const tab = await open(openTab);
    (await import('@/features/client-area/store/lock-state')).setAreaKey(key);
    await tab.openStore();
    return tab;
  }

  beforeEach(async () => {
    const { switchOn } = await import('@/features/client-area/lock/lock-actions');
    await switchOn({ record, key, code: '' });
    page.db.close();
    page = await openLocked();
  });

  test('restored rows are encrypted with the same key, and never readable on the disk', async () => {
    const marked = page.readAreaPointer()?.lock;
    const seen: string[] = [];
    const look = async () => {
      const [name = ''] = (await listDatabases()).filter((each) => each !== page.db.name);
      seen.push(JSON.stringify(await page.withDatabase(name, page.takeSnapshot)));
    };
    await page.restoreEverything(runBefore(3, look));
    expect(page.readAreaPointer()?.lock).toBe(marked);
    await expect((await openTab()).openStore()).rejects.toThrow('your client area is locked');
    const later = await openLocked();
    expect(await listNames(later)).toEqual(inTheFile);
    const raw = await page.withDatabase(later.db.name, page.takeSnapshot);
    seen.push(JSON.stringify(raw));
    for (const text of seen) expect(text).not.toMatch(/Deed|"bytes"/);
    expect(
      await page.withDatabase(
        later.db.name,
        ({ tables }) =>
          tables.find(({ name }) => name === 'lock')?.toArray() ?? Promise.resolve([]),
      ),
    ).toEqual([record]);
  });

  test('a restore is given up if another tab changes the lock meanwhile', async () => {
    const { changeLock } = await import('@/features/client-area/store/locked');
    const change = runBefore(2, () => changeLock(page.db, 'one', { minutes: 5 }));
    await expect(page.restoreEverything(change)).rejects.toThrow('we gave up this restore');
    expect(await listDatabases()).toEqual([page.db.name]);
  });
});
