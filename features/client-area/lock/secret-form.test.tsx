/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unlockCopy } from '@/content/client-area/lock';
import { SecretForm } from '@/features/client-area/lock/secret-form';
import { setAreaKey } from '@/features/client-area/store/lock-state';

jest.mock('@/features/client-area/lock/lock-actions', () => ({
  unwrapLockKey: async () => 'damaged',
}));

afterEach(() => setAreaKey(null));

async function tryOne() {
  render(
    <SecretForm kind="passphrase" label="Passphrase" button="Open" onOpened={() => {}}>
      <button type="button">Other</button>
    </SecretForm>,
  );
  await userEvent.type(screen.getByLabelText('Passphrase'), 'four plain words here');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

const save = () => screen.queryByRole('button', { name: unlockCopy.save });

test('a damaged lock is reported as damaged, without advice to erase', async () => {
  await tryOne();
  expect(await screen.findAllByText(unlockCopy.damaged)).not.toHaveLength(0);
  expect(document.body.textContent).not.toMatch(/erase/i);
  expect(save()).not.toBeInTheDocument();
});

test('if the area is still open, its data can be saved at once', async () => {
  setAreaKey(new Uint8Array(32));
  await tryOne();
  expect(await screen.findAllByText(unlockCopy.damagedOpen)).not.toHaveLength(0);
  expect(save()).toBeVisible();
});
