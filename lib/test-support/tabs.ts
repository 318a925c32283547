export async function openTab() {
  jest.resetModules();
  const [store, databases, own, areas, marker, cart, profile, snapshot] = await Promise.all([
    import('@/features/client-area/store/store'),
    import('@/features/client-area/store/databases'),
    import('@/features/client-area/store/own-databases'),
    import('@/features/client-area/store/areas/switch'),
    import('@/lib/browser/area-pointer'),
    import('@/features/client-area/cart/cart'),
    import('@/features/client-area/profile/profile'),
    import('@/lib/test-support/snapshot'),
  ]);
  const tab = {
    ...store,
    ...databases,
    ...own,
    ...areas,
    ...marker,
    ...cart,
    ...profile,
    ...snapshot,
  };
  opened.push(tab);
  return tab;
}

/** Their connections are closed after the test. */
const opened: { db: { close: () => void } }[] = [];

export async function openOwnTab() {
  await (await openTab()).showArea('own');
  return openTab();
}

/**
 * The page that the client sees in the end: one that finds another database than the pointer names
 * loads again. `unlock` gives a locked area its key.
 */
export async function openShownTab(unlock?: () => Promise<void>) {
  for (;;) {
    const tab = await openTab();
    const reloaded = new Promise<void>((resolve) => {
      reload = resolve;
    });
    const opening = tab.openStore().catch(async (error) => {
      if (!unlock) throw error;
      await unlock();
      await tab.openStore();
    });
    const isOpen = await Promise.race([opening.then(() => true), reloaded]);
    if (isOpen) return tab;
  }
}

let reload = () => {};

const realNow = Date.now;

export function passTime(minutes: number): void {
  Date.now = () => realNow() + minutes * 60_000;
}

/** As if the disk were full. */
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

export const readAllRows = async (tab: Awaited<ReturnType<typeof openTab>>) =>
  Object.values(await tab.takeSnapshot(await tab.openStore())).flat();

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

const channels: BroadcastChannel[] = [];
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

export let StoreOfBrowser: typeof IDBObjectStore;
export let browserStorage: Storage;
export let tabStorage: Storage;

export async function newBrowser() {
  jest.resetModules();
  const browser = await import('fake-indexeddb');
  StoreOfBrowser = browser.IDBObjectStore as unknown as typeof IDBObjectStore;
  globalThis.indexedDB = new browser.IDBFactory() as unknown as IDBFactory;
  globalThis.IDBKeyRange = browser.IDBKeyRange as unknown as typeof IDBKeyRange;
  browserStorage = memoryStorage();
  tabStorage = memoryStorage();
  const window = { localStorage: browserStorage, sessionStorage: tabStorage };
  const location = { href: 'https://firm.example/dashboard', pathname: '/dashboard', search: '' };
  const history = { replaceState: () => {} };
  Object.assign(globalThis, { window, history });
  Object.assign(globalThis, { location: { ...location, reload: () => reload() } });
}

export function leaveBrowser() {
  Date.now = realNow;
  for (const { db } of opened.splice(0)) db.close();
  for (const channel of channels.splice(0)) channel.close();
  for (const name of ['window', 'location', 'history']) Reflect.deleteProperty(globalThis, name);
}

export function startWithNewBrowser() {
  beforeEach(newBrowser);
  afterEach(leaveBrowser);
}
