/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lockFrameCopy, lockOnCopy, setUpCopy } from '@/content/client-area/lock';
import { LockSettings } from '@/features/client-area/lock/lock-settings';

const copy = { ...lockFrameCopy, change: lockOnCopy.change, off: lockOnCopy.off };

let follow = () => {};
jest.mock('@/features/client-area/store/lock-state', () => ({
  ...jest.requireActual('@/features/client-area/store/lock-state'),
  subscribeToLock: (listener: () => void) => {
    follow = listener;
    return () => {};
  },
}));
jest.mock('@/features/client-area/lock/lock-time', () => ({ LockTime: () => null }));

const turn = (isOn: boolean) =>
  act(async () => {
    if (isOn) document.documentElement.dataset.lock = 'open';
    else delete document.documentElement.dataset.lock;
    follow();
  });

const opens = async (button: string, heading: string) => {
  await userEvent.click(screen.getByRole('button', { name: button, hidden: true }));
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
};

test('each button opens its own dialog, however often the lock goes on and off', async () => {
  document.documentElement.dataset.area = 'own';
  render(<LockSettings copy={copy} />);
  for (const _ of [1, 2]) {
    await turn(false);
    await opens(copy.setUp, setUpCopy.title);
    await turn(true);
    await opens(copy.change, lockOnCopy.change);
    await opens(copy.off, lockOnCopy.offTitle);
  }
});

test('a dialog that is open when its button turns into another does not stay open', async () => {
  await turn(false);
  render(<LockSettings copy={copy} />);
  await userEvent.click(screen.getByRole('button', { name: copy.setUp }));
  expect(await screen.findByRole('heading', { name: setUpCopy.title })).toBeVisible();
  await turn(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
});
