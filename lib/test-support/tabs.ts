/** Loads the modules as a page does, over the same browser storage. */
export async function openTab() {
  jest.resetModules();
  const [store, databases, areas, marker, cart, account, profile, snapshot] = await Promise.all([
    import('@/lib/portal/db/store'),
    import('@/lib/portal/db/databases'),
    import('@/lib/portal/db/switch'),
    import('@/lib/browser/visit-marker'),
    import('@/lib/portal/quotations/cart'),
    import('@/lib/portal/account/account'),
    import('@/lib/portal/account/profile'),
    import('@/lib/test-support/snapshot'),
  ]);
  const tab = {
    ...store,
    ...databases,
    ...areas,
    ...marker,
    ...cart,
    ...account,
    ...profile,
    ...snapshot,
  };
  opened.push(tab);
  return tab;
}

/** The pages of a test, whose connections end with it. */
const opened: { db: { close: () => void } }[] = [];

/** A page in the client's own area, which begins with it if there is none. */
export async function openOwnTab() {
  await (await openTab()).showArea('own');
  return openTab();
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

export const rowsOf = async (tab: Awaited<ReturnType<typeof openTab>>) =>
  Object.values(await tab.takeSnapshot(await tab.openStore())).flat();

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

/** A browser that keeps nothing yet. */
export async function newBrowser() {
  jest.resetModules();
  const browser = await import('fake-indexeddb');
  StoreOfBrowser = browser.IDBObjectStore as unknown as typeof IDBObjectStore;
  globalThis.indexedDB = new browser.IDBFactory() as unknown as IDBFactory;
  globalThis.IDBKeyRange = browser.IDBKeyRange as unknown as typeof IDBKeyRange;
  browserStorage = memoryStorage();
  tabStorage = memoryStorage();
  const window = { localStorage: browserStorage, sessionStorage: tabStorage };
  Object.assign(globalThis, { window });
}

/** Closes the tabs of a browser, which is gone then. */
export function leaveBrowser() {
  for (const { db } of opened.splice(0)) db.close();
  for (const channel of channels.splice(0)) channel.close();
  Reflect.deleteProperty(globalThis, 'window');
}

/** Gives each test a browser that keeps nothing yet. */
export function startWithNewBrowser() {
  beforeEach(newBrowser);
  afterEach(leaveBrowser);
}
