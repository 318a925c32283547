/** The modules as a tab loads them, over one browser storage. */
async function openTab() {
  jest.resetModules();
  const [store, cart, account, snapshot, documents] = await Promise.all([
    import('@/lib/portal/store'),
    import('@/lib/portal/cart'),
    import('@/lib/portal/account'),
    import('@/lib/portal/snapshot'),
    import('@/lib/portal/documents'),
  ]);
  return { ...store, ...cart, ...account, ...snapshot, ...documents };
}

/** From now on the kept storage refuses to write, as a full disk does. */
function fillDisk() {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const fakes = [
    jest.spyOn(StoreOfBrowser.prototype, 'add').mockImplementation(refuse),
    jest.spyOn(StoreOfBrowser.prototype, 'put').mockImplementation(refuse),
  ];
  return () => {
    for (const fake of fakes) fake.mockRestore();
  };
}

let StoreOfBrowser: typeof IDBObjectStore;

beforeEach(async () => {
  // The browser's IndexedDB and the one in memory are two copies of the module, so that a
  // failure of the first leaves the second alone.
  jest.resetModules();
  const browser = await import('fake-indexeddb');
  StoreOfBrowser = browser.IDBObjectStore as unknown as typeof IDBObjectStore;
  globalThis.indexedDB = new browser.IDBFactory() as unknown as IDBFactory;
  globalThis.IDBKeyRange = browser.IDBKeyRange as unknown as typeof IDBKeyRange;
});

test('storage works: everything is kept', async () => {
  const tab = await openTab();
  await tab.addToCart('itr-1');
  expect(tab.storageStatus()).toEqual({ kept: true });
  const later = await openTab();
  expect(await (await later.openStore()).cart.count()).toBe(4);
});

test('storage is refused: the area works for the visit and says so', async () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('', 'SecurityError');
  };
  const tab = await openTab();
  expect(await tab.addToCart('itr-1')).toMatchObject({ added: true });
  expect(await (await tab.openStore()).cart.count()).toBe(4);
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
  expect(count).toBe(4);
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
    expect(await visit.cart.count()).toBe(5);
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

  test('two changes that fail together go on in one copy', async () => {
    const tab = await openTab();
    await tab.openStore();
    const emptyDisk = fillDisk();
    await Promise.all([tab.addToCart('gst-regular'), tab.addToCart('itr-1')]);
    expect(await (await tab.openStore()).cart.count()).toBe(5);
    emptyDisk();
  });

  test('a document is reported as held for the visit, not as kept', async () => {
    const { pdfFile } = await import('@/lib/portal/fresh-area.test-support');
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
    expect(await kept.cart.count()).toBe(4);
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
    await tab.eraseEverything();
    emptyDisk();
    expect(Object.values(await tab.takeSnapshot(kept)).flat()).toEqual([]);
    expect(tab.storageStatus()).toEqual({ kept: true });
  });
});

test('an error that is no failure of storage is thrown, not hidden in memory', async () => {
  const tab = await openTab();
  await expect(tab.withStore(() => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
  expect(tab.storageStatus()).toEqual({ kept: true });
});

test('a newer version in another tab is let through and this tab goes on in memory', async () => {
  const tab = await openTab();
  await tab.addToCart('itr-1');
  const request = globalThis.indexedDB.open('client-area', 1000);
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  request.result.close();
  expect(tab.storageStatus()).toMatchObject({ kept: false, cause: 'newer' });
  expect(await (await tab.openStore()).cart.count()).toBe(4);
});
