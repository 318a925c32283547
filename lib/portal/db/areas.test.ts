import Dexie from 'dexie';
import { sampleCart } from '@/content/samples/cart';
import { sampleProfile } from '@/content/samples/profile';
import { CHANGED, MARKER_KEY } from '@/lib/browser/visit-marker';
import { PortalDatabase } from '@/lib/portal/db/database';
import { seedRows } from '@/lib/portal/db/seed';
import { browserStorage, openTab, rowsOf, startWithNewBrowser, until } from '@/test-support/tabs';

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
    const begun = new PortalDatabase('client-area');
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
    expect(names).toEqual(['sample-area']);
  });
});

describe('a browser with rows of an earlier version', () => {
  const opened = new Date('2026-02-01T06:00:00Z');
  const LATER = opened.getTime() + 1000;

  /** What an earlier version kept: the samples, its marker, and what the client did. */
  async function keepEarlier(act: (db: PortalDatabase) => Promise<unknown>) {
    Dexie.dependencies.indexedDB = globalThis.indexedDB;
    Dexie.dependencies.IDBKeyRange = globalThis.IDBKeyRange;
    const db = new PortalDatabase('client-area', undefined, () => seedRows(opened));
    await db.open();
    await act(db);
    db.close();
    browserStorage.setItem(
      'client-area',
      JSON.stringify({ keptSince: opened.getTime(), askedAt: null, erasing: false }),
    );
  }

  const activity = { id: 9, title: 'Deed.pdf uploaded', detail: '', status: 'new' } as const;
  const deed = {
    id: 'deed',
    name: 'Deed.pdf',
    type: 'pdf',
    mime: 'application/pdf',
    size: 1,
    category: 'other',
    uploadedAt: LATER,
  } as const;

  test('keeps what the client made; untouched samples leave, which is said', async () => {
    await keepEarlier(async (db) => {
      await db.documents.add(deed);
      await db.documentBytes.add({ id: 'deed', bytes: Uint8Array.of(1) });
      await db.activity.add({ ...activity, at: LATER });
      await db.profile.put({ id: 'client', ...sampleProfile, ...asha });
    });
    const tab = await openTab();
    const { documents, documentBytes, profile, ...others } = await tab.takeSnapshot(
      await tab.openStore(),
    );
    expect(tab.shownArea()).toBe('own');
    expect(tab.samplesLeft()).toBe(true);
    expect(documents).toEqual([deed]);
    expect(documentBytes).toEqual([{ id: 'deed', bytes: Uint8Array.of(1) }]);
    expect(profile).toMatchObject([{ ...asha, panNumber: '', address: '', companyName: '' }]);
    expect(Object.values(others).flat()).toEqual([{ ...activity, at: LATER }]);
    await tab.showArea('sample');
    expect(await cartOf(tab)).toEqual(sampleIds);
    // It is said once.
    expect((await openTab()).samplesLeft()).toBe(false);
  });

  test('keeps a sample quotation whose paper the client has answered, with its files', async () => {
    await keepEarlier(async (db) => {
      const [answer] = await db.papers.toArray();
      if (!answer) throw new Error('the samples answer no paper');
      await db.papers.put({ ...answer, answeredAt: LATER });
    });
    const tab = await openTab();
    const rows = await tab.takeSnapshot(await tab.openStore());
    const [answer] = (rows.papers ?? []) as { quotation: string; documents: string[] }[];
    expect(rows.quotations).toMatchObject([{ id: answer?.quotation }]);
    const files = (rows.documents ?? []) as { id: string }[];
    expect(files.map(({ id }) => id)).toEqual(expect.arrayContaining(answer?.documents ?? ['?']));
    expect(rows.cart).toEqual([]);
  });

  test('has no own area if nothing was made in it', async () => {
    await keepEarlier(async () => {});
    const tab = await openTab();
    expect(await cartOf(tab)).toEqual(sampleIds);
    expect([tab.shownArea(), tab.hasOwnArea(), tab.samplesLeft()]).toEqual([
      'sample',
      false,
      false,
    ]);
    const names = (await globalThis.indexedDB.databases()).map(({ name }) => name);
    expect(names).toEqual(['sample-area']);
  });
});
