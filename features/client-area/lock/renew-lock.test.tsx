/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recoveryCodeCopy, setUpCopy } from '@/content/client-area/lock';
import { passphraseCopy } from '@/content/words/passphrase';
import { putLock, unwrapLockKey } from '@/features/client-area/lock/lock-actions';
import { RenewLock } from '@/features/client-area/lock/renew-lock';

const key = new Uint8Array(32);
const opened = { key, record: { kid: 'one' } };
const made = { key, record: { kid: 'one' }, code: 'k7mq2-9dxtr' };
jest.mock('@/features/client-area/lock/lock-actions', () => ({
  unwrapLockKey: jest.fn(),
  createReplacementLock: jest.fn(),
  putLock: jest.fn(),
}));

const type = (label: string, text: string) =>
  screen.findByLabelText(label).then((field) => userEvent.type(field, text));
const press = (name: string) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button));

test('the new secrets are stored before the area opens, and only once the code is stored', async () => {
  const done: string[] = [];
  const { createReplacementLock } = jest.requireMock('@/features/client-area/lock/lock-actions');
  jest.mocked(unwrapLockKey).mockResolvedValue(opened as never);
  createReplacementLock.mockResolvedValue(made);
  jest.mocked(putLock).mockImplementation(async (...args) => {
    expect(args).toEqual([made, opened.record]);
    done.push('stored');
  });
  render(
    <RenewLock kind="code" label="Code" onDone={async () => void done.push('opened')}>
      <span />
    </RenewLock>,
  );
  await type('Code', 'k7mq2');
  await press(setUpCopy.next);
  await type(passphraseCopy.newLabel, 'five other plain words');
  await type(passphraseCopy.again, 'five other plain words');
  await press(setUpCopy.next);
  expect(await screen.findByText(made.code)).toBeVisible();
  await press(recoveryCodeCopy.replace);
  expect(await screen.findByText(recoveryCodeCopy.unticked)).toBeVisible();
  expect(done).toEqual([]);
  await userEvent.click(screen.getByLabelText(recoveryCodeCopy.stored));
  await press(recoveryCodeCopy.replace);
  expect(done).toEqual(['stored', 'opened']);
});
