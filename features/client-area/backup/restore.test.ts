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

// The watch needs a window.
jest.mock('@/lib/idle', () => ({ lockWhenIdle: () => () => {} }));

startWithNewBrowser();

const inTheFile = ['Deed.pdf', 'Ledger.pdf', 'Notice.pdf', 'Return.pdf'];
const pdfFile = (name: string, fill?: number) => new File([createPdfBytes(64, fill)], name);

/** A page with what a restore needs, over the same browser. */
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

const names = async ({ db }: Pick<Page, 'db'>) =>
  (await db.documents.toArray()).map(({ name }) => name).sort();
const databases = async () =>
  (await globalThis.indexedDB.databases()).flatMap(({ name = '' }) =>
    isOwnName(name) ? name : [],
  );

/** The same export file, but `act` runs before the document at `index` is read. */
const meanwhile = (index: number, act: () => unknown): ExportFile => ({
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
  expect(await databases()).toEqual([later.db.name]);
}

test('the page that comes anew shows what is in the file, and the old database goes', async () => {
  await page.restoreEverything(exportFile);
  const later = await openTab();
  await later.openStore();
  expect(await names(later)).toEqual(inTheFile);
  expect(await later.db.documentBytes.count()).toBe(inTheFile.length);
  expect(later.readAreaPointer()).toMatchObject({ shown: 'own', own: later.db.name, cart: 1 });
  await later.tidy(later.db.name);
  expect(await databases()).toHaveLength(2);
  passTime(3);
  await later.tidy(later.db.name);
  expect(await databases()).toEqual([later.db.name]);
});

describe('a browser that is killed, and has the marker from before a restore, shows what was restored', () => {
  test('beside the old rows', async () => {
    const { own } = page.readAreaPointer() ?? {};
    await page.restoreEverything(exportFile);
    page.nameOwnDatabase(own ?? '');
    const later = await openShownTab();
    expect(await names(later)).toEqual(inTheFile);
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
    expect(await databases()).toEqual([seen.db.name]);
    page.nameOwnDatabase(own ?? '');
    const later = await openShownTab();
    await later.tidy(later.db.name);
    expect(await names(later)).toEqual(inTheFile);
    expect(await databases()).toEqual([later.db.name]);
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

test('private keys stay for the quotations of the file, and go with all others', async () => {
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

test('an answer in the file that nobody signed is kept, and marked as unchecked', async () => {
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
      () => page.restoreEverything(meanwhile(3, fail)),
      new OperationError('damaged'),
    );
  });

  test.each([0, 2, 3])('when the client cancels at document %d', async (index) => {
    const controller = new AbortController();
    const { signal } = controller;
    const cancelled = meanwhile(index, () => controller.abort());
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
    const fake = meanwhile(2, () => {
      jest.spyOn(StoreOfBrowser.prototype, 'add').mockImplementationOnce(full);
    });
    await expectUnchanged(
      () => page.restoreEverything(fake),
      'This browser has no room for the documents of this file beside those that are here. Nothing changed.',
    );
  });

  test('when the storage fails at the rows', async () => {
    const fake = meanwhile(3, () => {
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

test('what a restore that was broken off has left goes at the next opening, and is no area', async () => {
  const before = await readAllRows(page);
  const left = new Promise(() => {});
  await new Promise<void>((resolve) => {
    const begun = () => {
      resolve();
      return left;
    };
    void page.restoreEverything(meanwhile(3, begun)).catch(() => {});
  });
  expect(await databases()).toHaveLength(2);
  // Without the marker, too.
  page.removeAreaPointer();
  const later = await openShownTab();
  expect(await readAllRows(later)).toEqual(before);
  await later.tidy(later.db.name);
  // Here no browser tells whether another tab is still filling it.
  expect(await databases()).toHaveLength(2);
  passTime(25 * 60);
  await later.tidy(later.db.name);
  expect(await databases()).toEqual([later.db.name]);
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
    const file = meanwhile(2, async () => {
      await act(other);
      then = await page.serializeRows(page.db);
    });
    await expect(page.restoreEverything(file)).rejects.toThrow('we gave up this restore');
    expect(await page.serializeRows(page.db)).toBe(then);
    expect(await databases()).toEqual([page.db.name]);
  });

  test('for an area that another tab begins in its place', async () => {
    const other = await openTab();
    const asha = { fullName: 'Asha Rao', email: 'asha@example.in', mobile: '98765 00000' };
    const begin = meanwhile(2, () => other.openAccount(asha));
    await expect(page.restoreEverything(begin)).rejects.toThrow('we gave up this restore');
    const later = await openTab();
    expect(await (await later.openStore()).profile.get('client')).toMatchObject(asha);
  });

  test('for another restore, and what that has brought stays', async () => {
    const other = await open(openTab);
    const meanwhileThere = meanwhile(2, () => other.restoreEverything(exportFile));
    await expect(page.restoreEverything(meanwhileThere)).rejects.toThrow('we gave up this restore');
    const later = await openTab();
    await later.openStore();
    expect(await names(later)).toEqual(inTheFile);
  });

  test('for an erase, and what was erased stays erased', async () => {
    const other = await openTab();
    const erased = meanwhile(2, () => other.eraseEverything());
    await expect(page.restoreEverything(erased)).rejects.toThrow();
    expect(await databases()).toEqual([]);
    const later = await openTab();
    await later.openStore();
    expect(later.hasOwnArea()).toBe(false);
  });
});

test('a page that still shows the old area says that it writes nothing more', async () => {
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
  expect(await databases()).toEqual([later.db.name]);
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

  /** A page of the area, which the lock's key opens. */
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

  test('what was restored is sealed with the same key, and nothing is readable before that', async () => {
    const marked = page.readAreaPointer()?.lock;
    const seen: string[] = [];
    const look = async () => {
      const [name = ''] = (await databases()).filter((each) => each !== page.db.name);
      seen.push(JSON.stringify(await page.withDatabase(name, page.takeSnapshot)));
    };
    await page.restoreEverything(meanwhile(3, look));
    expect(page.readAreaPointer()?.lock).toBe(marked);
    await expect((await openTab()).openStore()).rejects.toThrow('your client area is locked');
    const later = await openLocked();
    expect(await names(later)).toEqual(inTheFile);
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

  test('a lock that is changed meanwhile stays as it is', async () => {
    const { changeLock } = await import('@/features/client-area/store/locked');
    const change = meanwhile(2, () => changeLock(page.db, 'one', { minutes: 5 }));
    await expect(page.restoreEverything(change)).rejects.toThrow('we gave up this restore');
    expect(await databases()).toEqual([page.db.name]);
  });
});
