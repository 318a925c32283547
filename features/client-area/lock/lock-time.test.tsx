/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lockTimeCopy } from '@/content/client-area/lock';
import { readOwnLock, setMinutes } from '@/features/client-area/lock/lock-actions';
import { LockTime } from '@/features/client-area/lock/lock-time';
import { OperationError } from '@/lib/browser/operation-failure';

jest.mock('@/features/client-area/lock/lock-actions', () => ({
  readOwnLock: jest.fn(async () => ({ kid: 'one', minutes: 15 })),
  setMinutes: jest.fn(),
}));

const choice = (minutes: 15 | 60) => screen.findByLabelText(lockTimeCopy.options[minutes]);

test('a chosen time is stored for the lock that is shown', async () => {
  jest.mocked(setMinutes).mockResolvedValue(undefined);
  render(<LockTime />);
  await userEvent.click(await choice(60));
  expect(setMinutes).toHaveBeenCalledWith('one', 60);
  expect(await choice(60)).toBeChecked();
});

test('a time that cannot be stored is reset to the stored one, and the page says why', async () => {
  jest.mocked(setMinutes).mockRejectedValue(new OperationError('The storage is full.'));
  render(<LockTime />);
  await userEvent.click(await choice(60));
  expect(await screen.findByText('The storage is full.')).toBeVisible();
  await waitFor(async () => expect(await choice(15)).toBeChecked());
});

test('if the lock cannot be read either, the time before the choice is shown', async () => {
  jest.mocked(setMinutes).mockRejectedValue(new OperationError('The storage is full.'));
  render(<LockTime />);
  const hour = await choice(60);
  jest.mocked(readOwnLock).mockRejectedValueOnce(new Error('closed'));
  await userEvent.click(hour);
  await waitFor(async () => expect(await choice(15)).toBeChecked());
});

test('a time that cannot be stored is reset to the one that another tab has chosen since', async () => {
  jest.mocked(setMinutes).mockRejectedValue(new OperationError('The storage is full.'));
  render(<LockTime />);
  const five = await screen.findByLabelText(lockTimeCopy.options[5]);
  const since = { kid: 'one', minutes: 60 } as Awaited<ReturnType<typeof readOwnLock>>;
  jest.mocked(readOwnLock).mockResolvedValueOnce(since);
  await userEvent.click(five);
  expect(await screen.findByText('The storage is full.')).toBeVisible();
  await waitFor(async () => expect(await choice(60)).toBeChecked());
});
