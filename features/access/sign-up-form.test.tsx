/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { access } from '@/content/access';
import { SignUpForm } from '@/features/access/sign-up-form';
import { removeAreaPointer } from '@/lib/browser/area-pointer';
import { OWN_DATABASE, storeAreaPointer } from '@/lib/test-support/area-pointer';

const openAccount = jest.fn();
jest.mock('@/lib/browser/reload-page', () => ({ isLeaving: () => false, reloadPage: () => {} }));
jest.mock('@/features/client-area/profile/profile', () => ({
  openAccount: (fields: unknown) => openAccount(fields),
}));

beforeEach(() => {
  removeAreaPointer();
  openAccount.mockClear();
});

async function signUp() {
  const user = userEvent.setup();
  render(<SignUpForm />);
  for (const [label, value] of Object.entries({
    'First Name': 'Asha',
    'Last Name': 'Rao',
    Email: 'asha@example.in',
    Mobile: '9876543210',
    Password: 'secret',
    'Confirm Password': 'secret',
  })) {
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  return user;
}

test('sign-up begins an own area at once where there is none', async () => {
  await signUp();
  await waitFor(() => expect(openAccount).toHaveBeenCalledTimes(1));
});

test('where there is an own area, sign-up asks first and begins another only when told to', async () => {
  storeAreaPointer({ shown: 'own', own: OWN_DATABASE });
  const user = await signUp();
  expect(await screen.findByText(access.signUp.isHere.text)).toBeVisible();
  expect(openAccount).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: access.signUp.isHere.begin }));
  await waitFor(() => expect(openAccount).toHaveBeenCalledTimes(1));
});
