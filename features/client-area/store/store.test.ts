import { createStorageKey, OWN_DATABASES, SAMPLES_DATABASE } from '@/lib/browser/storage-names';
import { offeredSampleCart } from '@/lib/content/sample-rows';
import {
  browserStorage,
  fillDisk,
  openOwnTab,
  openShownTab,
  openTab,
  passTime,
  readAllRows,
  StoreOfBrowser,
  startWithNewBrowser,
  tabStorage,
} from '@/lib/test-support/tabs';

startWithNewBrowser();

type Tab = Awaited<ReturnType<typeof openTab>>;

const sampleIds = offeredSampleCart.map(({ id }) => id);
const asha = { fullName: 'Asha Rao', email: 'asha@example.in', mobile: '98765 00000' };
const listCart = async (tab: Tab) =>
  (await (await tab.openStore()).cart.orderBy('addedAt').toArray()).map(({ id }) => id);
const listDatabases = async () =>
  (await globalThis.indexedDB.databases()).map(({ name = '' }) => name);
const listOwnDatabases = async () =>
  (await listDatabases()).filter((name) => name.startsWith(OWN_DATABASES));

const blockDatabases = (name: string) =>
  jest.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', name);
  });

describe('a page has one area', () => {
  test('a first visit shows the samples, and there is no own area', async () => {
    const tab = await openTab();
    expect(await listCart(tab)).toEqual(sampleIds);
    expect([tab.area, tab.hasOwnArea()]).toEqual(['sample', false]);
    expect(browserStorage).toHaveLength(0);
    await tab.removeFromCart(sampleIds[0] ?? '');
    const later = await openTab();
    expect(await listCart(later)).toEqual(sampleIds.slice(1));
    expect(later.hasOwnArea()).toBe(false);
  });

  test('switching reloads the page with the other area, and neither loses a row', async () => {
    await (await openTab()).removeFromCart(sampleIds[0] ?? '');
    const own = await openOwnTab();
    expect(await readAllRows(own)).toEqual([]);
    await own.addToCart('itr-1');
    await own.showArea('sample');
    const samples = await openTab();
    expect(await listCart(samples)).toEqual(sampleIds.slice(1));
    expect(samples.hasOwnArea()).toBe(true);
    await samples.showArea('own');
    expect(await listCart(await openTab())).toEqual(['itr-1']);
  });

  test('sign-up begins an own area that holds the new account and nothing from the samples', async () => {
    await (await openTab()).openAccount(asha);
    const tab = await openTab();
    const { profile, activity, ...others } = await tab.takeSnapshot(await tab.openStore());
    expect(profile).toMatchObject([{ id: 'client', ...asha, panNumber: '' }]);
    expect(activity).toMatchObject([{ title: 'Account opened' }]);
    expect(Object.values(others).flat()).toEqual([]);
  });

  test('another sign-up begins another area and overwrites nothing in the one before', async () => {
    await (await openTab()).openAccount(asha);
    const first = await openTab();
    await first.addToCart('itr-1');
    tabStorage.setItem(createStorageKey('profile-draft'), '{"companyName":"Asha Foods"}');
    await first.openAccount({ ...asha, fullName: 'Ravi Iyer' });
    expect(tabStorage.getItem(createStorageKey('profile-draft'))).toBeNull();
    expect(await first.db.profile.get('client')).toMatchObject(asha);
    const tab = await openTab();
    expect(await (await tab.openStore()).profile.get('client')).toMatchObject({
      fullName: 'Ravi Iyer',
    });
    expect(await listCart(tab)).toEqual([]);
    await tab.tidy(tab.db.name);
    expect(await listOwnDatabases()).toHaveLength(2);
    passTime(3);
    await tab.tidy(tab.db.name);
    expect(await listOwnDatabases()).toEqual([tab.db.name]);
  });

  test('what is done on a public page is the visitor\u2019s own, after a look at the samples too', async () => {
    const looking = await openTab();
    await looking.openStore();
    await looking.addToCart('itr-1', undefined, looking.changeOwnArea);
    await looking.addToCart('gst-regular', undefined, looking.changeOwnArea);
    expect(await listCart(looking)).toEqual(sampleIds);
    expect(looking.readAreaPointer()).toMatchObject({ shown: 'own', cart: 2 });
    expect(await listCart(await openTab())).toEqual(['itr-1', 'gst-regular']);
  });

  test('a locked area takes in nothing that would be stored unencrypted', async () => {
    const own = await openOwnTab();
    await own.addToCart('itr-1');
    await own.db.table('lock').add({ id: 'lock' });
    own.writeAreaPointer({ shown: 'sample' });
    const looking = await openTab();
    const added = looking.addToCart('gst-regular', undefined, looking.changeOwnArea);
    await expect(added).rejects.toThrow(/your client area is locked/);
    expect(await own.db.cart.toCollection().primaryKeys()).toEqual(['itr-1']);
  });

  test('a change to an area that another tab replaces meanwhile fails', async () => {
    const tab = await openOwnTab();
    const written = tab.changeArea(async (db) => {
      await db.cart.clear();
      tab.nameOwnDatabase('own-another');
    });
    await expect(written).rejects.toThrow(/another tab has put another area in place of this one/);
  });

  test('unencrypted drafts in a tab are dropped once its area is locked', async () => {
    const own = await openOwnTab();
    await (await own.openStore()).table('lock').add({ id: 'lock' });
    tabStorage.setItem(createStorageKey('profile-draft'), '{"companyName":"Asha Foods"}');
    const tab = await openTab();
    await expect(tab.openStore()).rejects.toThrow(/your client area is locked/);
    expect(tabStorage.getItem(createStorageKey('profile-draft'))).toBeNull();
  });

  test('an own area with rows is found without the area pointer', async () => {
    await (await openOwnTab()).addToCart('itr-1');
    browserStorage.clear();
    expect(await listCart(await openShownTab())).toEqual(['itr-1']);
  });

  test('an own area with rows is not tidied away before it is found', async () => {
    await (await openOwnTab()).addToCart('itr-1');
    browserStorage.clear();
    const tab = await openTab();
    await tab.tidy(tab.db.name);
    expect(await listOwnDatabases()).toHaveLength(1);
  });

  test('an empty own area is not found, and is not deleted because no pointer names it', async () => {
    await openOwnTab();
    browserStorage.clear();
    const tab = await openTab();
    expect(await listCart(tab)).toEqual(sampleIds);
    await tab.showArea('own');
    const own = await openTab();
    await own.openStore();
    await own.tidy(own.db.name);
    passTime(3);
    await own.tidy(own.db.name);
    expect(await listOwnDatabases()).toHaveLength(2);
  });

  test('databases of other programs at the same origin stay, whatever their names', async () => {
    const others = ['client-area', 'samples', 'firm-desk', 'own-1a2b', 'own-rows-1'];
    for (const name of others) {
      const opening = globalThis.indexedDB.open(name, 60);
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      opening.result.close();
    }
    const tab = await openOwnTab();
    await tab.openStore();
    await tab.tidy(tab.db.name);
    passTime(3);
    await tab.tidy(tab.db.name);
    await tab.eraseEverything();
    expect((await listDatabases()).sort()).toEqual(others.sort());
  });
});

describe('a killed browser comes back with an area pointer up to a minute old', () => {
  /** Copies local storage. The returned function puts the copy back, as a killed browser does. */
  function noteStorage() {
    const entries = Array.from({ length: browserStorage.length }, (_, index) => {
      const key = browserStorage.key(index) ?? '';
      return [key, browserStorage.getItem(key) ?? ''] as const;
    });
    return () => {
      browserStorage.clear();
      for (const [key, value] of entries) browserStorage.setItem(key, value);
    };
  }

  test('after a sign-up over an area of one\u2019s own, the new area is shown', async () => {
    await (await openTab()).openAccount(asha);
    const first = await openTab();
    await first.addToCart('itr-1');
    const kill = noteStorage();
    await first.openAccount({ ...asha, fullName: 'Ravi Iyer' });
    kill();
    const tab = await openShownTab();
    expect(await tab.db.profile.get('client')).toMatchObject({ fullName: 'Ravi Iyer' });
  });

  test('after such a sign-up the new area is shown even if the first was deleted', async () => {
    await (await openTab()).openAccount(asha);
    const first = await openTab();
    await first.openStore();
    const kill = noteStorage();
    await first.openAccount({ ...asha, fullName: 'Ravi Iyer' });
    first.db.close();
    await first.deleteDatabase(first.db.name);
    kill();
    const tab = await openShownTab();
    expect(await tab.db.profile.get('client')).toMatchObject({ fullName: 'Ravi Iyer' });
    await tab.tidy(tab.db.name);
    expect(await listOwnDatabases()).toEqual([tab.db.name]);
  });

  test('a pointer to a missing database leads to the one that is there, on public pages too', async () => {
    await (await openOwnTab()).addToCart('itr-1');
    (await openTab()).nameOwnDatabase(`${OWN_DATABASES}gone`);
    const looking = await openTab();
    await looking.addToCart('gst-regular', undefined, looking.changeOwnArea);
    const tab = await openShownTab();
    expect(await listCart(tab)).toEqual(['itr-1', 'gst-regular']);
    expect(await listOwnDatabases()).toEqual([tab.db.name]);
  });

  test('a first service added from a public page is found after a look at the samples', async () => {
    await (await openTab()).removeFromCart(sampleIds[0] ?? '');
    const kill = noteStorage();
    const looking = await openTab();
    await looking.addToCart('itr-1', undefined, looking.changeOwnArea);
    kill();
    expect(await listCart(await openShownTab())).toEqual(['itr-1']);
  });

  test('an erase that was under way is finished', async () => {
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    const kill = noteStorage();
    const broken = jest.spyOn(globalThis.indexedDB, 'deleteDatabase').mockImplementation(() => {
      throw new DOMException('', 'AbortError');
    });
    await tab.eraseEverything().catch(() => {});
    broken.mockRestore();
    kill();
    const later = await openShownTab();
    expect(await listCart(later)).toEqual(sampleIds);
    expect(later.hasOwnArea()).toBe(false);
    expect(await listDatabases()).toEqual([SAMPLES_DATABASE]);
  });
});

describe('what the browser refuses', () => {
  test.each([
    ['SecurityError', /a setting of this browser does not let this site store data/],
    ['QuotaExceededError', /the storage of this browser is full/],
    ['UnknownError', /the storage of this browser failed/],
  ])('%s is explained beside each action', async (name, sentence) => {
    const broken = blockDatabases(name);
    const tab = await openTab();
    await expect(tab.addToCart('itr-1')).rejects.toThrow(sentence);
    await expect(tab.addToCart('itr-1', undefined, tab.changeOwnArea)).rejects.toThrow(sentence);
    broken.mockRestore();
    expect(await tab.addToCart('itr-1')).toMatchObject({ added: true });
  });

  test('rows of a newer version of the site are left alone', async () => {
    await openOwnTab();
    const [name = ''] = await listOwnDatabases();
    const request = globalThis.indexedDB.open(name, 1000);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    request.result.close();
    await expect((await openTab()).addToCart('itr-1')).rejects.toThrow(/newer version/);
  });

  test('a change on a full disk fails alone, and works once there is room', async () => {
    const tab = await openTab();
    await tab.openStore();
    const before = await readAllRows(tab);
    const emptyDisk = fillDisk();
    await expect(tab.addToCart('gst-regular')).rejects.toThrow(/is full. Make room/);
    expect(await readAllRows(tab)).toEqual(before);
    emptyDisk();
    expect(await tab.addToCart('gst-regular')).toMatchObject({ added: true });
  });

  test('an own area that the browser has cleared gets no samples, and says so', async () => {
    const own = await openOwnTab();
    await own.addToCart('itr-1');
    await own.db.delete();
    const tab = await openTab();
    expect(await readAllRows(tab)).toEqual([{ key: 'clearedAt', value: expect.any(Number) }]);
  });

  test('a database that does not answer is given up after ten seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const tab = await openTab();
    globalThis.indexedDB.open = () => ({}) as IDBOpenDBRequest;
    const rejected = expect(tab.addToCart('itr-1')).rejects.toThrow(/does not open what it keeps/);
    await jest.advanceTimersByTimeAsync(20_000);
    await rejected;
    jest.useRealTimers();
  });
});

describe('erasing', () => {
  test('leaves nothing of either area, in this tab and after it', async () => {
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    tabStorage.setItem(createStorageKey('contact-draft'), '{"name":"Asha"}');
    await tab.eraseEverything();
    expect([browserStorage.length, tabStorage.length]).toEqual([0, 0]);
    expect(await listDatabases()).toEqual([]);
    const later = await openTab();
    expect(await listCart(later)).toEqual(sampleIds);
    expect(later.hasOwnArea()).toBe(false);
  });

  test('does not wait for a tab that still shows the area', async () => {
    const open = await openOwnTab();
    await open.addToCart('itr-1');
    const tab = await openTab();
    await tab.eraseEverything();
    expect(await listDatabases()).toEqual([]);
    expect(open.db.isOpen()).toBe(false);
  });

  test('is finished at the next opening if it was broken off', async () => {
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    tab.db.close();
    tab.writeAreaPointer({ erasing: true });
    const later = await openTab();
    expect(await listCart(later)).toEqual(sampleIds);
    expect(await listOwnDatabases()).toEqual([]);
    expect(browserStorage).toHaveLength(0);
  });

  test('changes nothing and says so if it fails', async () => {
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    const before = await readAllRows(tab);
    const broken = jest.spyOn(StoreOfBrowser.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    await expect(tab.eraseEverything()).rejects.toThrow(/^We erased nothing/);
    broken.mockRestore();
    expect(await readAllRows(await openTab())).toEqual(before);
  });

  test('does not claim to have erased what is blocked, even without the area pointer', async () => {
    await (await openOwnTab()).addToCart('itr-1');
    browserStorage.clear();
    const tab = await openTab();
    blockDatabases('SecurityError');
    await expect(tab.eraseEverything()).rejects.toThrow(/^We erased nothing/);
  });

  test('does not claim to have erased what is blocked', async () => {
    await (await openOwnTab()).addToCart('itr-1');
    const tab = await openTab();
    blockDatabases('SecurityError');
    await expect(tab.eraseEverything()).rejects.toThrow(/^We erased nothing/);
  });
});

describe('persistent storage', () => {
  test('is requested once, with the first data of the client\u2019s own', async () => {
    const persist = jest.fn(() => Promise.resolve(true));
    const storage = { persist, persisted: () => Promise.resolve(false) };
    Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
    await (await openTab()).addToCart('gst-regular');
    expect(persist).not.toHaveBeenCalled();
    const tab = await openOwnTab();
    await tab.addToCart('itr-1');
    await tab.removeFromCart('itr-1');
    expect(persist).toHaveBeenCalledTimes(1);
  });
});
