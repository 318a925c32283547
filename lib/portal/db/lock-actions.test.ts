/** @jest-environment jsdom */
import { OperationError } from '@/lib/browser/operation-failure';
import { readSession, sealDrafts, writeSession } from '@/lib/forms/session-store';
import { setMinutes, switchOff } from '@/lib/portal/db/lock-actions';
import { followLock, holdKey } from '@/lib/portal/db/lock-state';
import { changeLock, watchUse } from '@/lib/portal/db/locked';

jest.mock('@/lib/portal/db/engine', () => ({
  rewriteStore: (_: unknown, work: () => Promise<void>) => work(),
}));
jest.mock('@/lib/portal/db/locked', () => ({
  changeLock: jest.fn(),
  endWatch: () => {},
  openArea: async () => {},
  watchUse: jest.fn(),
  withRaw: (work: (raw: object) => Promise<void>) => work({}),
}));

const kept = () => sessionStorage.getItem('profile-draft') ?? '';

test('without a lock, what is typed and not saved is kept as it is', async () => {
  holdKey(new Uint8Array(32));
  sealDrafts({ seal: (text) => btoa(text), open: (text) => atob(text) });
  writeSession('profile-draft', { fullName: 'Asha' });
  expect(kept()).not.toContain('Asha');
  await switchOff();
  expect(kept()).toContain('Asha');
  expect(readSession('profile-draft')).toEqual({ fullName: 'Asha' });
});

test('a new time counts from the moment at which it is stored, and not before', async () => {
  jest.mocked(changeLock).mockRejectedValueOnce(new OperationError('full'));
  await expect(setMinutes('one', 60)).rejects.toThrow('full');
  expect(watchUse).not.toHaveBeenCalled();
  jest.mocked(changeLock).mockResolvedValueOnce(undefined);
  await setMinutes('one', 60);
  expect(watchUse).toHaveBeenCalledWith(60);
});

test('a page of an unlocked area that Back has kept is hidden, and read anew', () => {
  // jsdom does not load pages, and says so.
  const notLoaded = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { dataset } = document.documentElement;
  followLock();
  const comeBack = (persisted: boolean) => {
    delete dataset.locked;
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return dataset.locked;
  };
  holdKey(new Uint8Array(32));
  expect(comeBack(false)).toBeUndefined();
  expect(comeBack(true)).toBe('now');
  expect(notLoaded).toHaveBeenCalledTimes(1);
  holdKey(null);
  expect(comeBack(true)).toBeUndefined();
});
