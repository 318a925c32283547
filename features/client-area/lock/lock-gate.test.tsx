/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { act, render, screen } from '@testing-library/react';
import { lockFrameCopy } from '@/content/client-area/lock';
import { openWith } from '@/features/client-area/lock/lock-actions';
import { LockGate } from '@/features/client-area/lock/lock-gate';
import {
  followLock,
  getAreaKey,
  lockNow,
  setAreaKey,
} from '@/features/client-area/store/lock-state';
import type { LockRecord } from '@/lib/encryption/record';
import { setIdleLimit } from '@/lib/idle';

// The browser asked before leaving the page, and the client stayed.
jest.mock('@/lib/browser/reload-page', () => ({ isLeaving: () => false, reloadPage: () => {} }));
jest.mock('@/lib/idle', () => ({ setIdleLimit: jest.fn() }));
jest.mock('@/features/client-area/store/store', () => ({
  area: 'own',
  db: { on: () => ({ unsubscribe: () => {} }) },
  isReplaced: () => false,
  openStore: async () => {},
}));

const page = (
  <LockGate copy={lockFrameCopy}>
    <p>Quite private</p>
    <input aria-label="Name" defaultValue="Quite private" />
  </LockGate>
);
const { dataset } = document.documentElement;

test('a locked area shows the locked screen instead of the page', async () => {
  dataset.lock = 'locked';
  render(page);
  expect(screen.queryByText('Quite private')).toBeNull();
  expect(await screen.findByRole('heading', { name: lockFrameCopy.heading })).toBeVisible();
});

test('an area without a lock shows the page', () => {
  delete dataset.lock;
  render(page);
  expect(screen.getByText('Quite private')).toBeVisible();
});

test('a page that stays after “Lock now” keeps nothing that was typed, until it is unlocked', async () => {
  dataset.lock = 'open';
  const key = new Uint8Array(32);
  setAreaKey(key);
  render(page);
  await act(async () => lockNow());
  expect(getAreaKey()).toBeNull();
  expect(screen.queryByDisplayValue('Quite private')).toBeNull();
  expect(await screen.findByRole('heading', { name: lockFrameCopy.heading })).toBeVisible();
  await act(() => openWith({ key, record: { minutes: 15 } as LockRecord }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(setIdleLimit).toHaveBeenCalledWith(15);
});

test('a page that stays after another tab has locked the area keeps nothing either', async () => {
  dataset.lock = 'open';
  setAreaKey(new Uint8Array(32));
  render(page);
  const end = followLock();
  await act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(getAreaKey()).toBeNull();
  expect(screen.queryByDisplayValue('Quite private')).toBeNull();
  end();
});
