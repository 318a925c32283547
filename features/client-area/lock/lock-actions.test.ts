/** @jest-environment jsdom */

import { setMinutes, switchOff } from '@/features/client-area/lock/lock-actions';
import { followLock, lockNow, setAreaKey } from '@/features/client-area/store/lock-state';
import { changeLock } from '@/features/client-area/store/locked';
import { OperationError } from '@/lib/browser/operation-failure';
import { reloadPage } from '@/lib/browser/reload-page';
import { createStorageKey, getPointerKey } from '@/lib/browser/storage-names';
import { encryptDrafts, readSession, writeSession } from '@/lib/forms/session-store';
import { noteStored } from '@/lib/forms/unsaved';
import { setIdleLimit } from '@/lib/idle';

jest.mock('@/lib/browser/reload-page', () => ({ isLeaving: () => false, reloadPage: jest.fn() }));
jest.mock('@/features/client-area/store/databases', () => ({
  ...jest.requireActual('@/features/client-area/store/databases'),
  withDatabase: (_: string, work: (raw: object) => Promise<void>) => work({}),
}));
jest.mock('@/features/client-area/store/locked', () => ({
  changeLock: jest.fn(),
  decryptArea: async () => {},
}));
jest.mock('@/lib/idle', () => ({ setIdleLimit: jest.fn() }));

const readDraft = () => sessionStorage.getItem(createStorageKey('profile-draft')) ?? '';

test('switching the lock off leaves drafts unencrypted', async () => {
  setAreaKey(new Uint8Array(32));
  encryptDrafts({ encrypt: (text) => btoa(text), decrypt: (text) => atob(text) });
  writeSession('profile-draft', { fullName: 'Asha' });
  expect(readDraft()).not.toContain('Asha');
  await switchOff();
  expect(readDraft()).toContain('Asha');
  expect(readSession('profile-draft')).toEqual({ fullName: 'Asha' });
});

test('a new time applies once it is stored, not before', async () => {
  jest.mocked(changeLock).mockRejectedValueOnce(new OperationError('full'));
  await expect(setMinutes('one', 60)).rejects.toThrow('full');
  expect(setIdleLimit).not.toHaveBeenCalled();
  jest.mocked(changeLock).mockResolvedValueOnce(undefined);
  await setMinutes('one', 60);
  expect(setIdleLimit).toHaveBeenCalledWith(60);
});

test('locking covers and reloads the page without asking about unsaved text', () => {
  const isWarned = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  noteStored('profile', false);
  expect(isWarned()).toBe(true);
  jest.mocked(reloadPage).mockImplementationOnce(() => expect(isWarned()).toBe(false));
  lockNow();
  expect(document.documentElement.dataset.lock).toBe('locked');
  expect(reloadPage).toHaveBeenCalled();
});

test.each([
  ['sets up a lock', null, '1'],
  ['locks it again', '1', '2'],
  ['takes the lock off', '1', null],
])('a page is hidden and reloaded once another tab %s', (_, before, after) => {
  jest.mocked(reloadPage).mockClear();
  const { dataset } = document.documentElement;
  delete dataset.lock;
  const dispatchChange = (oldValue: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key: getPointerKey('lock'), oldValue, newValue }));
  const end = followLock();
  dispatchChange(before, before);
  expect(dataset.lock).toBeUndefined();
  dispatchChange(before, after);
  expect(dataset.lock).toBe('hidden');
  expect(reloadPage).toHaveBeenCalledTimes(1);
  end();
});

test('an unlocked page that Back restores is hidden and reloaded', () => {
  jest.mocked(reloadPage).mockClear();
  const { dataset } = document.documentElement;
  const end = followLock();
  const comeBack = (persisted: boolean) => {
    delete dataset.lock;
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return dataset.lock;
  };
  setAreaKey(new Uint8Array(32));
  expect(comeBack(false)).toBeUndefined();
  expect(comeBack(true)).toBe('hidden');
  expect(reloadPage).toHaveBeenCalledTimes(1);
  setAreaKey(null);
  expect(comeBack(true)).toBeUndefined();
  end();
});
