import { sampleCart } from '@/content/samples/cart';
import {
  browserStorage,
  deleteDatabase,
  fillDisk,
  openTab,
  rowsOf,
  StoreOfBrowser,
  startWithNewBrowser,
  tabStorage,
  until,
} from '@/lib/test-support/tabs';

startWithNewBrowser();

const NOTHING = 'Nothing you do here will be kept after this visit:';

/** A tab in the client's own area. */
async function openOwnTab() {
  const tab = await openTab();
  await tab.showArea('own');
  return tab;
}

test('storage is refused: the area works for the visit and says so', async () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('', 'SecurityError');
  };
  const tab = await openTab();
  expect(await tab.addToCart('itr-1')).toMatchObject({ added: true });
  expect(await (await tab.openStore()).cart.count()).toBe(sampleCart.length + 1);
  expect(tab.storageStatus()).toEqual({
    stored: false,
    reason: `${NOTHING} a setting of this browser does not let this site store data. Allow it cookies and site data.`,
  });
});

test('there is no IndexedDB at all', async () => {
  globalThis.indexedDB = undefined as unknown as IDBFactory;
  const tab = await openTab();
  expect(await tab.addToCart('itr-1')).toMatchObject({ added: true });
  expect(tab.storageStatus()).toMatchObject({
    stored: false,
    reason: expect.stringContaining('does not let this site'),
  });
  const db = await tab.openStore();
  const { default: Dexie } = await import('dexie');
  const count = await new Promise((resolve) => {
    Dexie.liveQuery(() => db.cart.count()).subscribe(resolve);
  });
  expect(count).toBe(sampleCart.length + 1);
});

test('what is kept was written by a newer version of the site', async () => {
  const request = globalThis.indexedDB.open('own-area', 1000);
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  request.result.close();
  const tab = await openTab();
  await tab.openStore();
  expect(tab.storageStatus()).toMatchObject({
    stored: false,
    reason: expect.stringContaining('newer version'),
  });
});

describe('storage is full', () => {
  test('the change fails alone, says why, and works once there is room', async () => {
    const tab = await openTab();
    await tab.addToCart('itr-1');
    const before = await rowsOf(tab);
    const emptyDisk = fillDisk();
    await expect(tab.addToCart('gst-regular')).rejects.toThrow(
      'This was not saved: the storage of this browser is full. Make room and try again.',
    );
    expect(tab.storageStatus()).toEqual({ stored: true });
    expect(await rowsOf(tab)).toEqual(before);
    emptyDisk();
    expect(await tab.addToCart('gst-regular')).toMatchObject({ added: true });
    expect(await rowsOf(await openTab())).toHaveLength(before.length + 2);
  });

  test('erasing still erases', async () => {
    const tab = await openTab();
    await tab.addToCart('itr-1');
    const emptyDisk = fillDisk();
    const erased = tab.eraseEverything();
    await until(() => tab.databaseInUse() === null);
    emptyDisk();
    await erased;
    expect(await (await openTab()).openStore().then((db) => db.cart.get('itr-1'))).toBe(undefined);
  });
});

test('this tab makes way for a newer version in another tab; what is done next fails', async () => {
  const tab = await openOwnTab();
  await tab.addToCart('itr-1');
  const request = globalThis.indexedDB.open('own-area', 1000);
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  request.result.close();
  expect(tab.storageStatus()).toEqual({
    stored: false,
    reason: `${NOTHING} the data here was kept by a newer version of this site. Reload the page.`,
  });
  await expect(tab.addToCart('gst-regular')).rejects.toThrow('This was not saved');
});

describe('an area of one\u2019s own never gets samples', () => {
  test('if the browser has cleared it', async () => {
    await (await openOwnTab()).addToCart('itr-1');
    await deleteDatabase();
    const tab = await openTab();
    expect(await rowsOf(tab)).toEqual([{ key: 'clearedAt', value: expect.any(Number) }]);
    expect(tab.storageStatus()).toEqual({ stored: true });
  });

  test.each(['UnknownError', 'InvalidStateError'])('if it cannot be opened (%s)', async (name) => {
    await openOwnTab();
    globalThis.indexedDB.open = () => {
      throw new DOMException('', name);
    };
    const tab = await openTab();
    expect(await rowsOf(tab)).toEqual([]);
    expect(tab.storageStatus()).toMatchObject({
      stored: false,
      reason: expect.stringMatching(/could not be read, so the area is empty for now\.$/),
    });
  });

  test('if there is no room for it, of which nothing is said to have been kept before', async () => {
    globalThis.indexedDB.open = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const tab = await openOwnTab();
    expect(await rowsOf(tab)).toEqual([]);
    expect(tab.storageStatus()).toEqual({
      stored: false,
      reason: `${NOTHING} the storage of this browser is full. Make room and try again.`,
    });
  });
});

describe('a database that does not respond', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is given up after ten seconds, with its own sentence', async () => {
    await openOwnTab();
    globalThis.indexedDB.open = () => ({}) as IDBOpenDBRequest;
    const tab = await openTab();
    const opened = tab.openStore();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(tab.databaseInUse()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    await opened;
    expect(tab.storageStatus()).toMatchObject({
      stored: false,
      reason: expect.stringMatching(/does not open.*Close the other tabs.*reload/),
    });
    expect(await rowsOf(tab)).toEqual([]);
  });
});

describe('a database that is deleted', () => {
  test('by another tab is opened again, and not taken for a newer version', async () => {
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    await deleteDatabase();
    await until(async () => (await rowsOf(tab)).length === 1);
    expect(tab.storageStatus()).toEqual({ stored: true });
    expect(await tab.addToCart('itr-1')).toMatchObject({ added: true });
  });

  test('by the browser while in use, with the marker, does not count as a first visit', async () => {
    const tab = await openOwnTab();
    const connection = (await tab.openStore()).backendDB();
    browserStorage.clear();
    (globalThis.indexedDB as unknown as { _databases: Map<string, unknown> })._databases.clear();
    connection.onclose?.(new Event('close'));
    await until(async () => (await rowsOf(tab)).length === 1);
    expect(tab.storageStatus()).toEqual({ stored: true });
  });

  test('by the browser while the sample area is shown, leaves word of the own area', async () => {
    const tab = await openOwnTab();
    const own = (await tab.openStore()).backendDB();
    await tab.showArea('sample');
    const sample = (await tab.openStore()).backendDB();
    browserStorage.clear();
    (globalThis.indexedDB as unknown as { _databases: Map<string, unknown> })._databases.clear();
    for (const connection of [own, sample]) connection.onclose?.(new Event('close'));
    await until(() => browserStorage.length > 0);
    await tab.showArea('own');
    expect(await rowsOf(tab)).toMatchObject([{ key: 'clearedAt' }]);
  });
});

describe('a connection that is lost', () => {
  test('is opened again for what is done next', async () => {
    const tab = await openOwnTab();
    (await tab.openStore()).backendDB().close();
    expect(await tab.addToCart('itr-1')).toMatchObject({ added: true });
    expect(await (await openTab()).openStore().then((db) => db.cart.count())).toBe(1);
  });

  test('and not found again for a while, leaves the area as it is shown', async () => {
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    const before = await tab.openStore();
    const broken = jest.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    before.backendDB().onclose?.(new Event('close'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(tab.databaseInUse()).toBe(before);
    await until(() => !tab.storageStatus().stored);
    await expect(tab.openStore()).rejects.toThrow();
    await expect(tab.addToCart('itr-2-3')).rejects.toThrow(/was not saved/);
    broken.mockRestore();
    // Each part of a page that is shown opens the store, and follows the area that it finds then.
    await tab.openStore();
    expect(tab.areaInUse()?.db.isOpen()).toBe(true);
    expect(tab.storageStatus()).toEqual({ stored: true });
    expect(await tab.addToCart('itr-2-3')).toMatchObject({ added: true });
    expect(await (await openTab()).openStore().then((db) => db.cart.count())).toBe(2);
  });

  test('and not found again until an erase, is erased', async () => {
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    const broken = jest.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    (await tab.openStore()).backendDB().onclose?.(new Event('close'));
    await until(() => !tab.storageStatus().stored);
    broken.mockRestore();
    await tab.eraseEverything();
    expect(await globalThis.indexedDB.databases()).toMatchObject([{ name: 'samples' }]);
  });
});

describe('erasing', () => {
  const sampleIds = sampleCart.map(({ id }) => id);
  const idsInCart = async (tab: Awaited<ReturnType<typeof openTab>>) =>
    (await (await tab.openStore()).cart.orderBy('addedAt').toArray()).map(({ id }) => id);

  test('leaves the sample area of a first visit and nothing else, in this tab and after it', async () => {
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    tabStorage.setItem('sent-messages', '[{"name":"Asha"}]');
    tabStorage.setItem('contact-draft', '{"name":"Asha"}');
    await tab.eraseEverything();
    expect(await idsInCart(tab)).toEqual(sampleIds);
    expect(browserStorage).toHaveLength(0);
    expect(tabStorage).toHaveLength(0);
    expect(await globalThis.indexedDB.databases()).toMatchObject([{ name: 'samples' }]);
    expect(await idsInCart(await openTab())).toEqual(sampleIds);
    expect(browserStorage).toHaveLength(0);
  });

  test('works if the browser blocks the marker, and if it blocks all storage', async () => {
    Reflect.deleteProperty(globalThis, 'window');
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    await tab.eraseEverything();
    expect(await idsInCart(tab)).toEqual(sampleIds);

    const blocked = () => {
      throw new DOMException('', 'SecurityError');
    };
    Object.assign(globalThis.indexedDB, { open: blocked, deleteDatabase: blocked });
    const other = await openOwnTab();
    await other.addToCart('itr-1');
    await other.eraseEverything();
    expect(await idsInCart(other)).toEqual(sampleIds);
    expect(other.storageStatus()).toMatchObject({
      reason: `${NOTHING} a setting of this browser does not let this site store data. Allow it cookies and site data.`,
    });
  });

  test('ends work that was begun before it, of which nothing is kept', async () => {
    const tab = await openTab();
    const { erasureCount } = await import('@/lib/browser/erase-signal');
    const { savePhoto } = await import('@/lib/portal/account/profile');
    const chosen = erasureCount();
    let read: () => void = () => {};
    const reading = new Promise<void>((resolve) => {
      read = resolve;
    });
    const file = Object.assign(new File(['%PDF-1.7 %%EOF'], 'Deed.pdf'), {
      stream: () =>
        new ReadableStream({
          async start(controller) {
            await reading;
            controller.enqueue(new TextEncoder().encode('%PDF-1.7 %%EOF'));
            controller.close();
          },
        }),
    });
    const first = tab.addDocument(file);
    await tab.eraseEverything();
    read();
    const photo = { mime: 'image/jpeg', bytes: Uint8Array.of(1) } as const;
    const begun = [
      first,
      tab.addDocument(new File(['%PDF-1.7 %%EOF'], 'Next.pdf'), { erasures: chosen }),
      savePhoto(photo, chosen),
    ];
    for (const work of await Promise.allSettled(begun)) {
      expect(work).toMatchObject({
        reason: { message: 'This was not done: everything here was erased in the meantime.' },
      });
    }
    const { documents, photo: photos } = await tab.takeSnapshot(await tab.openStore());
    expect(JSON.stringify(documents)).not.toContain('Deed.pdf');
    expect(photos).toEqual([]);
    expect(browserStorage).toHaveLength(0);
  });

  test('changes nothing and says so if it fails', async () => {
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    const before = await rowsOf(tab);
    const refuse = jest.spyOn(StoreOfBrowser.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    await expect(tab.eraseEverything()).rejects.toMatchObject({ name: 'OperationError' });
    refuse.mockRestore();
    expect(await rowsOf(tab)).toEqual(before);
  });

  test('does not claim to have erased what is blocked', async () => {
    await (await openOwnTab()).addToCart('itr-1');
    const blocked = () => {
      throw new DOMException('', 'SecurityError');
    };
    Object.assign(globalThis.indexedDB, { open: blocked, deleteDatabase: blocked });
    const tab = await openTab();
    await expect(tab.eraseEverything()).rejects.toThrow(/^Nothing was erased/);
  });
});

describe('keeping it for good', () => {
  const persist = jest.fn(() => Promise.resolve(true));
  beforeEach(() => {
    persist.mockClear();
    const storage = { persist, persisted: () => Promise.resolve(false) };
    Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
  });

  test('is requested once, with the first data of the client’s own', async () => {
    const tab = await openTab();
    const { persistenceAnswer } = await import('@/lib/portal/db/persistence');
    await tab.addToCart('gst-regular');
    // In the sample area nothing is the client's own.
    await tab.showArea('own');
    expect(persist).not.toHaveBeenCalled();
    expect(await persistenceAnswer()).toBe('not asked');
    await tab.addToCart('itr-1');
    await tab.removeFromCart('itr-1');
    expect(persist).toHaveBeenCalledTimes(1);
    expect(await persistenceAnswer()).toBe('refused');
  });
});
