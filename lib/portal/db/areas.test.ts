import Dexie from 'dexie';
import { sampleCart } from '@/content/samples/cart';
import { CHANGED, MARKER_KEY } from '@/lib/browser/visit-marker';
import { PortalDatabase } from '@/lib/portal/db/database';
import { earlierNames } from '@/lib/portal/db/names';
import {
  browserStorage,
  openTab,
  rowsOf,
  startWithNewBrowser,
  until,
} from '@/lib/test-support/tabs';

startWithNewBrowser();

type Tab = Awaited<ReturnType<typeof openTab>>;

const cartOf = async (tab: Tab) =>
  (await (await tab.openStore()).cart.orderBy('addedAt').toArray()).map(({ id }) => id);
const sampleIds = sampleCart.map(({ id }) => id);
const asha = { fullName: 'Asha Rao', email: 'asha@example.in', mobile: '98765 00000' };

describe('the two areas', () => {
  test('without an own area the sample area opens, and is no sign of one', async () => {
    const tab = await openTab();
    expect(await cartOf(tab)).toEqual(sampleIds);
    expect(tab.shownArea()).toBe('sample');
    expect(tab.hasOwnArea()).toBe(false);
    expect(browserStorage).toHaveLength(0);
    // The next page has to show it, and not the samples with which it is served.
    await tab.removeFromCart(sampleIds[0] ?? '');
    expect(browserStorage.getItem(MARKER_KEY)).toBe(CHANGED);
    const later = await openTab();
    expect(await cartOf(later)).toEqual(sampleIds.slice(1));
    expect(later.hasOwnArea()).toBe(false);
  });

  test('sign-up begins an own area that holds what was given and nothing of the sample', async () => {
    const tab = await openTab();
    await tab.openStore();
    await tab.openAccount(asha);
    const rows = await tab.takeSnapshot(await tab.openStore());
    const { profile, activity, ...others } = rows;
    expect(profile).toEqual([
      {
        id: 'client',
        ...asha,
        dateOfBirth: '',
        address: '',
        companyName: '',
        gstNumber: '',
        panNumber: '',
      },
    ]);
    expect(activity).toMatchObject([{ title: 'Account opened' }]);
    expect(Object.values(others).flat()).toEqual([]);
    const later = await openTab();
    expect(await later.takeSnapshot(await later.openStore())).toEqual(rows);
    expect(later.shownArea()).toBe('own');
  });

  test('each can be shown in turn, and neither loses a row', async () => {
    const tab = await openTab();
    await tab.removeFromCart(sampleIds[0] ?? '');
    await tab.showArea('own');
    expect(await rowsOf(tab)).toEqual([]);
    await tab.addToCart('itr-1');
    await tab.showArea('sample');
    expect(await cartOf(tab)).toEqual(sampleIds.slice(1));
    const later = await openTab();
    expect([later.shownArea(), later.hasOwnArea()]).toEqual(['sample', true]);
    expect(await cartOf(later)).toEqual(sampleIds.slice(1));
    await later.showArea('own');
    expect(await cartOf(later)).toEqual(['itr-1']);
    expect(await cartOf(await openTab())).toEqual(['itr-1']);
  });

  test('what was begun in the sample area goes on there when another tab begins an own one', async () => {
    const tab = await openTab();
    await tab.openStore();
    const other = await openTab();
    await other.openAccount(asha);
    await tab.addToCart('gst-regular');
    expect(await cartOf(tab)).toEqual([...sampleIds, 'gst-regular']);
    expect(tab.shownArea()).toBe('sample');
    expect(await cartOf(other)).toEqual([]);
  });

  test('begun in two tabs, the own area is one', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await Promise.all([one.showArea('own'), other.showArea('own')]);
    await one.addToCart('itr-1');
    await other.addToCart('gst-regular');
    expect((await cartOf(await openTab())).sort()).toEqual(['gst-regular', 'itr-1']);
  });

  test('a page that was left before the own area was marked shows the sample area again', async () => {
    Dexie.dependencies.indexedDB = globalThis.indexedDB;
    Dexie.dependencies.IDBKeyRange = globalThis.IDBKeyRange;
    const begun = new PortalDatabase('own-area');
    await begun.open();
    begun.close();
    const later = await openTab();
    expect(await cartOf(later)).toEqual(sampleIds);
    expect(later.hasOwnArea()).toBe(false);
  });

  test('with rows, it is found without its mark', async () => {
    const tab = await openTab();
    await tab.showArea('own');
    await tab.addToCart('itr-1');
    browserStorage.clear();
    const later = await openTab();
    expect(await cartOf(later)).toEqual(['itr-1']);
    expect(later.shownArea()).toBe('own');
  });

  test('where the browser stores nothing, the own area is for this visit, beside the samples', async () => {
    globalThis.indexedDB.open = () => {
      throw new DOMException('', 'SecurityError');
    };
    const tab = await openTab();
    await tab.removeFromCart(sampleIds[0] ?? '');
    await tab.openAccount(asha);
    expect(await (await tab.openStore()).profile.get('client')).toMatchObject(asha);
    expect(tab.storageStatus()).toMatchObject({ stored: false });
    await tab.showArea('sample');
    expect(await cartOf(tab)).toEqual(sampleIds.slice(1));
    await tab.showArea('own');
    expect(await (await tab.openStore()).profile.get('client')).toMatchObject(asha);
    expect(browserStorage).toHaveLength(0);
    expect(await cartOf(await openTab())).toEqual(sampleIds);
  });

  test('erasing in one tab ends both areas in another', async () => {
    const other = await openTab();
    await other.openAccount(asha);
    const { forgetInThisTab } = await import('@/lib/browser/erase-signal');
    const tab = await openTab();
    await tab.showArea('sample');
    await tab.removeFromCart(sampleIds[0] ?? '');
    await tab.eraseEverything();
    forgetInThisTab();
    await until(async () => other.shownArea() === 'sample');
    expect(await cartOf(other)).toEqual(sampleIds);
    expect(await cartOf(tab)).toEqual(sampleIds);
    expect([other.hasOwnArea(), tab.hasOwnArea()]).toEqual([false, false]);
    const names = (await globalThis.indexedDB.databases()).map(({ name }) => name);
    expect(names).toEqual(['samples']);
  });
});

test('a browser with rows of a build from before the first release begins anew, which is said once', async () => {
  for (const name of earlierNames) {
    const opening = globalThis.indexedDB.open(name, 60);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    opening.result.close();
  }
  browserStorage.setItem(MARKER_KEY, JSON.stringify({ keptSince: 1, askedAt: 2, erasing: false }));
  const tab = await openTab();
  expect(await cartOf(tab)).toEqual(sampleIds);
  expect(tab.hasOwnArea()).toBe(false);
  await until(async () => tab.beginsAnew());
  const names = (await globalThis.indexedDB.databases()).map(({ name }) => name);
  expect(names).toEqual(['samples']);
  const later = await openTab();
  await later.openStore();
  expect(later.beginsAnew()).toBe(false);
});
