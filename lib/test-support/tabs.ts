/** Loads the modules as a new tab does, over the same browser storage. */
export async function openTab() {
  jest.resetModules();
  const [engine, inUse, store, cart, account, profile, snapshot, documents] = await Promise.all([
    import('@/lib/portal/db/engine'),
    import('@/lib/portal/db/in-use'),
    import('@/lib/portal/db/store'),
    import('@/lib/portal/quotations/cart'),
    import('@/lib/portal/account/account'),
    import('@/lib/portal/account/profile'),
    import('@/lib/test-support/snapshot'),
    import('@/lib/portal/documents/documents'),
  ]);
  return {
    ...engine,
    ...inUse,
    ...store,
    ...cart,
    ...account,
    ...snapshot,
    ...documents,
    ...profile,
  };
}

/** From here on the storage refuses to write, as if the disk were full. */
export function fillDisk() {
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

/** Waits until `done`, which depends on other tabs and the browser. */
export async function until(done: () => boolean | Promise<boolean>) {
  while (!(await done())) await new Promise((resolve) => setImmediate(resolve));
}

export const rowsOf = async (tab: Awaited<ReturnType<typeof openTab>>) =>
  Object.values(await tab.takeSnapshot(await tab.openStore())).flat();

/** Deletes the database of the client's own area from outside, as another tab does. */
export function deleteDatabase() {
  return new Promise((resolve) => {
    globalThis.indexedDB.deleteDatabase('own-area').onsuccess = resolve;
  });
}

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    get length() {
      return values.size;
    },
  };
}

/** The channels of a test's tabs; after the test they are closed, as with the tabs. */
const channels: BroadcastChannel[] = [];
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

export let StoreOfBrowser: typeof IDBObjectStore;
/** The storage with the visit marker and the values of a tab. */
export let browserStorage: Storage;
export let tabStorage: Storage;

/** Gives each test a browser that keeps nothing yet. */
export function startWithNewBrowser() {
  beforeEach(async () => {
    // The browser's IndexedDB and the one in memory are two copies of the module, so that a
    // failure of the first does not affect the second.
    jest.resetModules();
    const browser = await import('fake-indexeddb');
    StoreOfBrowser = browser.IDBObjectStore as unknown as typeof IDBObjectStore;
    globalThis.indexedDB = new browser.IDBFactory() as unknown as IDBFactory;
    globalThis.IDBKeyRange = browser.IDBKeyRange as unknown as typeof IDBKeyRange;
    browserStorage = memoryStorage();
    tabStorage = memoryStorage();
    const window = { localStorage: browserStorage, sessionStorage: tabStorage };
    Object.assign(globalThis, { window });
  });

  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close();
    Reflect.deleteProperty(globalThis, 'window');
  });
}
