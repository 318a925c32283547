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
} from '@/lib/portal/database/tabs.test-support';

startWithNewBrowser();

/** A tab in the client's own area. */
async function openOwnTab() {
  const tab = await openTab();
  await tab.showArea('own');
  return tab;
}

test('storage works: everything is kept', async () => {
  const tab = await openTab();
  await tab.addToCart('itr-1');
  expect(tab.storageStatus()).toEqual({ kept: true });
  const later = await openTab();
  expect(await (await later.openStore()).cart.count()).toBe(sampleCart.length + 1);
});

test('storage is refused: the area works for the visit and says so', async () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('', 'SecurityError');
  };
  const tab = await openTab();
  expect(await tab.addToCart('itr-1')).toMatchObject({ added: true });
  expect(await (await tab.openStore()).cart.count()).toBe(sampleCart.length + 1);
  expect(tab.storageStatus()).toEqual({
    kept: false,
    cause: 'blocked',
    reason:
      'Nothing you do here will be kept after this visit: this browser does not let the site store data.',
  });
  expect(tab.canKeepAgain()).toBe(false);
});

test('there is no IndexedDB at all', async () => {
  globalThis.indexedDB = undefined as unknown as IDBFactory;
  const tab = await openTab();
  expect(await tab.addToCart('itr-1')).toMatchObject({ added: true });
  expect(tab.storageStatus()).toMatchObject({ kept: false, cause: 'blocked' });
  const db = await tab.openStore();
  const { default: Dexie } = await import('dexie');
  const count = await new Promise((resolve) => {
    Dexie.liveQuery(() => db.cart.count()).subscribe(resolve);
  });
  expect(count).toBe(sampleCart.length + 1);
});

test('what is kept was written by a newer version of the site', async () => {
  const request = globalThis.indexedDB.open('client-area', 1000);
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  request.result.close();
  const tab = await openTab();
  await tab.openStore();
  expect(tab.storageStatus()).toMatchObject({ kept: false, cause: 'newer' });
});

describe('storage is full', () => {
  test('the change is made for the visit, and what was kept stays as it was', async () => {
    const tab = await openTab();
    await tab.addToCart('itr-1');
    const kept = await tab.openStore();
    const before = await tab.takeSnapshot(kept);
    const emptyDisk = fillDisk();
    const seen: boolean[] = [];
    tab.subscribeToStore(() => seen.push(tab.storageStatus().kept));

    expect(await tab.addToCart('gst-regular')).toMatchObject({ added: true });
    const visit = await tab.openStore();
    expect(visit).not.toBe(kept);
    expect(await visit.cart.count()).toBe(sampleCart.length + 2);
    expect(seen).toEqual([false]);
    expect(tab.storageStatus()).toEqual({
      kept: false,
      cause: 'full',
      reason:
        'Changes from now on will not be kept after this visit: the storage of this browser is full.',
    });
    expect(await tab.takeSnapshot(kept)).toEqual(before);
    emptyDisk();
  });

  test('two changes that fail together continue in one copy', async () => {
    const tab = await openTab();
    await tab.openStore();
    const emptyDisk = fillDisk();
    await Promise.all([tab.addToCart('gst-regular'), tab.addToCart('itr-1')]);
    expect(await (await tab.openStore()).cart.count()).toBe(sampleCart.length + 2);
    emptyDisk();
  });

  test('a document is reported as held for the visit, not as kept', async () => {
    const { pdfFile } = await import('@/lib/portal/database/fresh-area.test-support');
    const tab = await openTab();
    await tab.openStore();
    const emptyDisk = fillDisk();
    expect((await tab.addDocument(pdfFile('Deed.pdf'))).result).toBe('visit');
    emptyDisk();
  });

  test('with room again, the visit is kept after all', async () => {
    const tab = await openTab();
    const kept = await tab.openStore();
    const emptyDisk = fillDisk();
    await tab.addToCart('gst-regular');
    expect(tab.canKeepAgain()).toBe(true);
    expect(await tab.keepAgain()).toMatchObject({ kept: false });
    emptyDisk();
    expect(await tab.keepAgain()).toEqual({ kept: true });
    expect(await tab.openStore()).toBe(kept);
    expect(await kept.cart.count()).toBe(sampleCart.length + 1);
  });

  test('the visit does not overwrite what another tab has changed since', async () => {
    const tab = await openTab();
    const kept = await tab.openStore();
    const emptyDisk = fillDisk();
    await tab.addToCart('gst-regular');
    emptyDisk();
    await kept.cart.clear();
    expect(await tab.keepAgain()).toEqual({
      kept: false,
      reason: 'Another tab has changed what is kept. Save your data as a file, then reload.',
    });
    expect(await kept.cart.count()).toBe(0);
    expect(tab.storageStatus().kept).toBe(false);
  });

  test('erasing erases what the browser keeps as well', async () => {
    const tab = await openTab();
    const kept = await tab.openStore();
    const emptyDisk = fillDisk();
    await tab.addToCart('gst-regular');
    emptyDisk();
    await tab.eraseEverything();
    expect(await (await openTab()).openStore().then((db) => db.cart.get('gst-regular'))).toBe(
      undefined,
    );
    expect(tab.storageStatus()).toEqual({ kept: true });
    expect(kept.isOpen()).toBe(false);
  });
});

test('an error that is not a storage failure is thrown, and does not switch to memory', async () => {
  const tab = await openTab();
  await expect(tab.withStore(() => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
  expect(tab.storageStatus()).toEqual({ kept: true });
});

test('this tab makes way for a newer version in another tab and continues in memory', async () => {
  const tab = await openOwnTab();
  await tab.addToCart('itr-1');
  const request = globalThis.indexedDB.open('client-area', 1000);
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  request.result.close();
  expect(tab.storageStatus()).toMatchObject({ kept: false, cause: 'newer' });
  expect(await (await tab.openStore()).cart.count()).toBe(1);
});

describe('an area of one\u2019s own never gets samples', () => {
  test('if the browser has cleared it', async () => {
    await (await openOwnTab()).addToCart('itr-1');
    await deleteDatabase();
    const tab = await openTab();
    expect(await rowsOf(tab)).toEqual([{ key: 'clearedAt', value: expect.any(Number) }]);
    expect(tab.storageStatus()).toEqual({ kept: true });
  });

  test.each(['UnknownError', 'InvalidStateError'])('if it cannot be opened (%s)', async (name) => {
    await openOwnTab();
    globalThis.indexedDB.open = () => {
      throw new DOMException('', name);
    };
    const tab = await openTab();
    expect(await rowsOf(tab)).toEqual([]);
    expect(tab.storageStatus()).toMatchObject({
      cause: 'broken',
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
      kept: false,
      cause: 'full',
      reason:
        'Changes from now on will not be kept after this visit: the storage of this browser is full.',
    });
  });

  test('if it is blocked now but was kept before', async () => {
    await (await openOwnTab()).addToCart('itr-1');
    globalThis.indexedDB.open = () => {
      throw new DOMException('', 'SecurityError');
    };
    expect(await rowsOf(await openTab())).toEqual([]);
  });

  test('if the data cannot be copied when storage fails', async () => {
    const tab = await openOwnTab();
    const emptyDisk = fillDisk();
    const unreadable = jest.spyOn(StoreOfBrowser.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    expect(await tab.addToCart('itr-1')).toMatchObject({ added: true });
    expect(await (await tab.openStore()).cart.count()).toBe(1);
    expect(tab.storageStatus()).toMatchObject({ reason: expect.stringContaining('is empty') });
    expect(tab.canKeepAgain()).toBe(false);
    unreadable.mockRestore();
    emptyDisk();
  });
});

describe('a database that does not respond', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** The browser accepts the request but responds only when `answer` is called. */
  function silence() {
    const { open } = globalThis.indexedDB;
    let answer = () => {};
    globalThis.indexedDB.open = (...args) => {
      const request = {} as IDBOpenDBRequest;
      answer = () => {
        const real = open.apply(globalThis.indexedDB, args);
        for (const name of ['onsuccess', 'onerror', 'onupgradeneeded', 'onblocked'] as const) {
          Object.assign(real, { [name]: request[name] });
        }
        for (const name of ['result', 'transaction'] as const) {
          Object.defineProperty(request, name, { get: () => real[name] });
        }
      };
      return request;
    };
    return () => {
      globalThis.indexedDB.open = open;
      answer();
    };
  }

  test('is given up after ten seconds, with its own sentence', async () => {
    await openOwnTab();
    silence();
    const tab = await openTab();
    const opened = tab.openStore();
    await jest.advanceTimersByTimeAsync(tab.ANSWER_LIMIT - 1);
    expect(tab.databaseInUse()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    await opened;
    expect(tab.storageStatus()).toMatchObject({
      kept: false,
      cause: 'silent',
      reason: expect.stringMatching(/does not open.*Close the other tabs.*reload/),
    });
    expect(await rowsOf(tab)).toEqual([]);
  });

  test('but responds late is used after all', async () => {
    await openOwnTab();
    const answer = silence();
    const tab = await openTab();
    const opened = tab.openStore();
    await jest.advanceTimersByTimeAsync(tab.ANSWER_LIMIT);
    await opened;
    answer();
    await until(() => tab.storageStatus().kept);
    expect(await (await tab.openStore()).cart.count()).toBe(0);
  });

  test('but responds late does not undo what was done in the meantime', async () => {
    await openOwnTab();
    const answer = silence();
    const tab = await openTab();
    const added = tab.addToCart('itr-1');
    await jest.advanceTimersByTimeAsync(tab.ANSWER_LIMIT);
    await added;
    answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await (await tab.openStore()).cart.count()).toBe(1);
    expect(tab.storageStatus()).toMatchObject({ cause: 'silent' });
  });
});

describe('a database that is deleted', () => {
  test('by another tab is opened again, and not taken for a newer version', async () => {
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    await deleteDatabase();
    await until(async () => (await rowsOf(tab)).length === 1);
    expect(tab.storageStatus()).toEqual({ kept: true });
    expect(await tab.addToCart('itr-1')).toMatchObject({ added: true });
  });

  test('by the browser while in use, with the marker, does not count as a first visit', async () => {
    const tab = await openOwnTab();
    const connection = (await tab.openStore()).backendDB();
    browserStorage.clear();
    (globalThis.indexedDB as unknown as { _databases: Map<string, unknown> })._databases.clear();
    connection.onclose?.(new Event('close'));
    await until(async () => (await rowsOf(tab)).length === 1);
    expect(tab.storageStatus()).toEqual({ kept: true });
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
    expect(await globalThis.indexedDB.databases()).toMatchObject([{ name: 'sample-area' }]);
    expect(await idsInCart(await openTab())).toEqual(sampleIds);
    expect(browserStorage).toHaveLength(0);
  });

  test('restarts the numbering of the database', async () => {
    const tab = await openTab();
    const db = await tab.openStore();
    await db.activity.put({ id: 2 ** 53 - 1, title: '', detail: '', status: 'new', at: 0 });
    await tab.eraseEverything();
    const { id: _, ...entry } = { id: 0, title: '', detail: '', status: 'new' as const, at: 0 };
    await tab.showArea('own');
    expect(await (await tab.openStore()).activity.add(entry)).toBe(1);
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
      reason:
        'Nothing you do here will be kept after this visit: this browser does not let the site store data.',
    });
  });

  test('reaches a tab with a copy in memory', async () => {
    const other = await openTab();
    await other.openStore();
    const emptyDisk = fillDisk();
    await other.addToCart('itr-1');
    emptyDisk();
    const { forgetInThisTab } = await import('@/lib/portal/database/erase-signal');
    const tab = await openTab();
    await tab.eraseEverything();
    forgetInThisTab();
    await until(async () => (await idsInCart(other)).length === sampleIds.length);
    expect(other.storageStatus()).toEqual({ kept: true });
  });

  test('stops work in progress from bringing anything back', async () => {
    const tab = await openTab();
    const { forgetInThisTab } = await import('@/lib/portal/database/erase-signal');
    const undo = tab.withStore(async () => {
      forgetInThisTab();
      throw new DOMException('', 'DatabaseClosedError');
    });
    await expect(undo).rejects.toThrow('everything here was erased in the meantime');
  });

  test('ends work that was begun before it, of which nothing is kept', async () => {
    const tab = await openTab();
    const { erasureCount } = await import('@/lib/portal/database/erase-signal');
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
    const { persistenceAnswer } = await import('@/lib/portal/database/persistence');
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
