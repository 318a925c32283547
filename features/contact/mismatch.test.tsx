/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePasswordForm } from '@/features/access/change-password-form';
import { SignUpForm } from '@/features/access/sign-up-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const forms = [
  {
    name: 'sign-up',
    form: <SignUpForm />,
    first: 'Password',
    others: ['First Name', 'Last Name', 'Mobile'],
    submit: 'Create Account',
  },
  {
    name: 'password change',
    form: <ChangePasswordForm />,
    first: 'New password',
    others: ['Current password'],
    submit: 'Change password',
  },
];

test.each(forms)(
  '$name: a mismatch is shown beside the second password until either is corrected',
  async ({ form, first, others, submit }) => {
    render(form);
    for (const label of others) await userEvent.type(screen.getByLabelText(label), 'Asha');
    const email = screen.queryByLabelText('Email');
    if (email) await userEvent.type(email, 'asha@example.in');
    const [password, again] = [
      screen.getByLabelText(first),
      screen.getByLabelText(/^Confirm password$/i),
    ];
    await userEvent.type(password, 'secre');
    await userEvent.type(again, 'secret');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await waitFor(() =>
      expect(again).toHaveAccessibleDescription('The two passwords are not the same'),
    );

    await userEvent.type(password, 't');
    await waitFor(() => expect(again).toHaveAccessibleDescription(''));
    await userEvent.type(password, 's');
    await waitFor(() =>
      expect(again).toHaveAccessibleDescription('The two passwords are not the same'),
    );
    await userEvent.type(again, 's');
    await waitFor(() => expect(again).toHaveAccessibleDescription(''));
  },
);
