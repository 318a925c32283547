import type { LockRecord } from '@/lib/encryption/record';
import { createPdfBytes } from '@/lib/test-support/fresh-area';
import {
  browserStorage,
  leaveBrowser,
  newBrowser,
  openOwnTab,
  openShownTab,
  openTab,
  readAllRows,
  StoreOfBrowser,
  startWithNewBrowser,
} from '@/lib/test-support/tabs';

// `lockWhenIdle` needs a window.
jest.mock('@/lib/idle', () => ({ lockWhenIdle: () => () => {} }));

/* A page is left, or its tab closed, between any two steps of what it does to the browser. */

startWithNewBrowser();

type Tab = Awaited<ReturnType<typeof openTab>>;

const asha = { fullName: 'Asha Rao', email: 'asha@example.in', mobile: '98765 00000' };

const wrapped = (fill: number) => ({
  salt: new Uint8Array(16).fill(fill),
  sealed: new Uint8Array(60).fill(fill),
});
const createLock = (fill: number): LockRecord => ({
  id: 'lock',
  version: 1,
  kid: 'one',
  minutes: 0,
  passphrase: wrapped(fill),
  code: wrapped(fill),
});
const [first, second] = [createLock(1), createLock(2)];
const key = new Uint8Array(32).fill(7);
const code = '';

const actions = () => import('@/features/client-area/lock/lock-actions');
const state = () => import('@/features/client-area/store/lock-state');

async function lockArea(tab: Tab): Promise<Tab> {
  await (await actions()).switchOn({ record: first, key, code });
  tab.db.close();
  const unlocked = await openTab();
  (await state()).setAreaKey(key);
  await unlocked.openStore();
  return unlocked;
}

/**
 * Every write is a step. After `last` steps each further one throws, as if the page had been left.
 */
function leaveAt(last: number) {
  let steps = 0;
  const spies: jest.SpyInstance[] = [];
  const cut = (target: object, name: string) => {
    const real = Reflect.get(target, name) as (...args: unknown[]) => unknown;
    const spy = jest.spyOn(target as never, name as never) as unknown as jest.SpyInstance;
    spy.mockImplementation(function (this: unknown, ...args: unknown[]) {
      steps += 1;
      if (steps > last) throw new Error('the page was left');
      return real.apply(this, args);
    });
    spies.push(spy);
  };
  cut(browserStorage, 'setItem');
  cut(browserStorage, 'removeItem');
  cut(globalThis.indexedDB, 'open');
  cut(globalThis.indexedDB, 'deleteDatabase');
  for (const name of ['add', 'put', 'delete', 'clear']) cut(StoreOfBrowser.prototype, name);
  return {
    isDone: () => steps <= last,
    end: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

type Found = { rows: string; lock: unknown };

async function openAgain(): Promise<Found> {
  const unlock = async () => (await state()).setAreaKey(key);
  let tab = await openShownTab(unlock);
  if (tab.hasOwnArea() && tab.area !== 'own') {
    await tab.showArea('own');
    tab = await openShownTab(unlock);
  }
  expect(tab.readAreaPointer()?.erasing ?? false).toBe(false);
  if (tab.area !== 'own') return { rows: '[]', lock: undefined };
  const rows = JSON.stringify(await readAllRows(tab));
  return { rows, lock: await tab.db.table('lock').get('lock') };
}

const isLock = (found: unknown, lock: LockRecord | undefined) =>
  JSON.stringify(found) === JSON.stringify(lock);

/** Rows that `isNew` does not accept must be the old ones. */
type Begun = { work: () => Promise<unknown>; isNew?: (later: Found) => boolean; tab?: Tab };

async function restore(tab: Tab): Promise<Begun> {
  const { addDocument } = await import('@/features/client-area/store/documents');
  const { exportEverything } = await import('@/features/client-area/backup/export');
  const { openExportFile } = await import('@/features/client-area/backup/file-reader');
  const { restoreEverything } = await import('@/features/client-area/backup/restore');
  await addDocument(new File([createPdfBytes(64)], 'Deed.pdf'));
  const stored = JSON.stringify(await readAllRows(tab));
  const file = await openExportFile((await exportEverything()).blob);
  await tab.addToCart('package-startup');
  return { work: () => restoreEverything(file), isNew: ({ rows }) => rows === stored };
}

const works: Record<string, (tab: Tab) => Promise<Begun>> = {
  'a switch': async (tab) => ({ work: () => tab.showArea('sample') }),
  'a sign-up in its place': async (tab) => ({
    work: () => tab.openAccount(asha),
    isNew: ({ rows }) => rows.includes(asha.fullName) && !rows.includes('itr-1'),
  }),
  'a restore': restore,
  'a restore under a lock': async (tab) => {
    const unlocked = await lockArea(tab);
    const { work, isNew } = await restore(unlocked);
    return {
      tab: unlocked,
      work,
      isNew: (later) => isNew?.(later) === true && isLock(later.lock, first),
    };
  },
  'a lock': async () => ({
    work: async () => (await actions()).switchOn({ record: first, key, code }),
  }),
  'a lock that is taken off': async (tab) => {
    const unlocked = await lockArea(tab);
    return { tab: unlocked, work: async () => (await actions()).switchOff() };
  },
  'a change of the passphrase': async (tab) => {
    const unlocked = await lockArea(tab);
    const work = async () => (await actions()).putLock({ record: second, key, code }, first);
    return { tab: unlocked, work };
  },
  'an erase': async (tab) => ({
    work: () => tab.eraseEverything(),
    isNew: ({ rows }) => rows === '[]',
  }),
};

const isWholeLock = (lock: unknown) =>
  [undefined, first, second].some((each) => isLock(lock, each));

test.each(Object.entries(works))(
  '%s leaves the old rows or the new, whole',
  async (_, prepare) => {
    for (let last = 0, isDone = false; !isDone; last++) {
      leaveBrowser();
      await newBrowser();
      const beginning = await openOwnTab();
      await beginning.addToCart('itr-1');
      await beginning.addToCart('gst-regular');
      const { work, isNew, tab = beginning } = await prepare(beginning);
      const before = JSON.stringify(await readAllRows(tab));
      const left = leaveAt(last);
      await work().catch(() => {});
      isDone = left.isDone();
      left.end();
      tab.db.close();
      const later = await openAgain();
      const isWhole = later.rows === before || isNew?.(later) === true;
      expect([last, isWhole, isWholeLock(later.lock)]).toEqual([last, true, true]);
      if (isDone && isNew) expect(isNew(later)).toBe(true);
    }
  },
  // Only against a hang: other suites run on the same machine.
  600_000,
);
