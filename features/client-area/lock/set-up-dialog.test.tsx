/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { recoveryCodeCopy, setUpCopy } from '@/content/client-area/lock';
import { passphraseCopy } from '@/content/words/passphrase';
import { switchOn } from '@/features/client-area/lock/lock-actions';
import { SetUpDialog } from '@/features/client-area/lock/set-up-dialog';

jest.mock('@/features/client-area/lock/lock-actions', () => ({ switchOn: jest.fn() }));
jest.mock('@/lib/encryption/secret', () => ({
  createLock: async (passphrase: string) => ({ code: `code of ${passphrase}` }),
}));

const phrase = 'four plain words here';
const dialog = (isOpen: boolean, onOpenChange: (isOpen: boolean) => void) => (
  <SetUpDialog isOpen={isOpen} onOpenChange={onOpenChange} opener={createRef()} />
);

async function choose() {
  await userEvent.type(screen.getByLabelText(passphraseCopy.newLabel), phrase);
  await userEvent.type(screen.getByLabelText(passphraseCopy.again), phrase);
  await userEvent.click(screen.getByRole('button', { name: setUpCopy.next }));
  expect(await screen.findByText(`code of ${phrase}`)).toBeVisible();
}

test('closing the dialog early encrypts nothing, and the next time there is another code', async () => {
  const turn = jest.fn();
  const { rerender } = render(dialog(true, turn));
  await choose();
  await userEvent.keyboard('{Escape}');
  expect(turn).toHaveBeenCalledWith(false);
  rerender(dialog(false, turn));
  rerender(dialog(true, turn));
  expect(screen.getByLabelText(passphraseCopy.newLabel)).toHaveValue('');
  expect(screen.queryByText(`code of ${phrase}`)).toBeNull();
  expect(switchOn).not.toHaveBeenCalled();
});

test('the area is encrypted once the client ticks that the code is stored', async () => {
  render(dialog(true, () => {}));
  await choose();
  await userEvent.click(screen.getByLabelText(recoveryCodeCopy.stored));
  await userEvent.click(screen.getByRole('button', { name: recoveryCodeCopy.seal }));
  expect(switchOn).toHaveBeenCalledWith({ code: `code of ${phrase}` });
});
