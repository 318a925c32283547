/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { access } from '@/content/access';
import { areasCopy } from '@/content/client-area/areas';
import { ForgotPasswordForm } from '@/features/access/forgot-password-form';
import { LoginTabs } from '@/features/access/login-tabs';
import { ensureOwn } from '@/features/client-area/store/own-databases';
import { readAreaPointer, removeAreaPointer } from '@/lib/browser/area-pointer';
import { OperationError } from '@/lib/browser/operation-failure';
import { reloadPage } from '@/lib/browser/reload-page';
import { OWN_DATABASE, storeAreaPointer } from '@/lib/test-support/area-pointer';

jest.mock('@/lib/browser/reload-page', () => ({ isLeaving: () => false, reloadPage: jest.fn() }));
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => {} }),
  usePathname: () => '/login',
}));

jest.mock('@/features/client-area/store/own-databases', () => ({ ensureOwn: jest.fn() }));

const push = jest.mocked(reloadPage);
beforeEach(() => {
  push.mockClear();
  jest.mocked(ensureOwn).mockReset();
  storeAreaPointer({ shown: 'sample', own: OWN_DATABASE });
});

async function toOtp(number = '98765 43210') {
  const user = userEvent.setup();
  render(<LoginTabs />);
  await user.click(screen.getByRole('tab', { name: 'Mobile' }));
  await user.click(screen.getByLabelText('Mobile Number'));
  await user.paste(number);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  return user;
}

test('the code field gets the focus and says that no code was sent; Back keeps the number', async () => {
  const user = await toOtp();
  expect(screen.getByLabelText('OTP')).toHaveFocus();
  expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription(/we send no code/);
  await user.click(screen.getByRole('button', { name: 'Back to Mobile Number' }));
  expect(screen.getByLabelText('Mobile Number')).toHaveFocus();
  expect(screen.getByLabelText('Mobile Number')).toHaveValue('98765 43210');
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('OTP')).toHaveFocus();
});

test.each([
  ['123456', '123456'],
  ['12 34 56', '123456'],
  ['Your OTP is 481-516', '481516'],
  ['१२३', '123'],
  ['۴۵۶ ௭𝟖9', '456789'],
  ['-1.5e3', '153'],
  ['1'.repeat(100_000), '11111111'],
  ['<b>\0', ''],
])('pasting "%.20s" leaves the code "%s"', async (pasted, stored) => {
  const user = await toOtp();
  await user.paste(pasted);
  expect(screen.getByLabelText('OTP')).toHaveValue(stored);
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
  expect(push).toHaveBeenCalledTimes(stored ? 1 : 0);
});

test('a letter typed among the digits does not move the caret', async () => {
  const user = await toOtp();
  await user.type(screen.getByLabelText('OTP'), '1256');
  await user.keyboard('{ArrowLeft}{ArrowLeft}x34');
  expect(screen.getByLabelText('OTP')).toHaveValue('123456');
});

test('arrow keys go round the tabs, Home and End to their ends', async () => {
  const user = userEvent.setup();
  render(<LoginTabs />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  tab('Email').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Mobile'],
    ['ArrowRight', 'Email'],
    ['ArrowRight', 'Mobile'],
    ['Home', 'Email'],
    ['End', 'Mobile'],
    ['ArrowLeft', 'Email'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
});

test('only the email tab has the link for a forgotten password', async () => {
  const user = userEvent.setup();
  render(<LoginTabs />);
  const forgot = () => screen.queryByRole('link', { name: 'Forgot password?' });
  expect(forgot()).toHaveAttribute('href', '/forgot-password');
  await user.click(screen.getByRole('tab', { name: 'Mobile' }));
  expect(forgot()).toBeNull();
});

test.each(['   ', '\u200b', '9'.repeat(255)])(
  '"%.20s" is not accepted as a mobile number',
  async (number) => {
    await toOtp(number);
    expect(screen.queryByLabelText('OTP')).toBeNull();
  },
);

test.each(['asha@example.in', 'asha+gst@example.in', 'राम@उदाहरण.भारत', 'ram@उदाहरण.भारत'])(
  '%s signs in',
  async (email) => {
    const user = userEvent.setup();
    render(<LoginTabs />);
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(push.mock.calls).toEqual([['/dashboard']]);
    expect(readAreaPointer()?.shown).toBe('own');
  },
);

describe('signing in where the browser has no own area', () => {
  const signIn = async () => {
    removeAreaPointer();
    const user = userEvent.setup();
    render(<LoginTabs />);
    await user.type(screen.getByLabelText('Email'), 'asha@example.in');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    return user;
  };

  test('opens nothing by itself: it asks, with the sample a link away', async () => {
    await signIn();
    const question = await screen.findByText(access.login.noneHere);
    expect(question).toBeVisible();
    expect(question.parentElement).toHaveFocus();
    expect(screen.getByRole('link', { name: access.login.sample })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(push).not.toHaveBeenCalled();
  });

  test('starts an own area at a press', async () => {
    const user = await signIn();
    await user.click(await screen.findByRole('button', { name: areasCopy.start }));
    await waitFor(() => expect(push.mock.calls).toEqual([['/dashboard']]));
    expect(ensureOwn).toHaveBeenCalledTimes(1);
  });

  test('says why it could not start an own area, and keeps what was typed', async () => {
    jest.mocked(ensureOwn).mockRejectedValue(new OperationError('This browser keeps nothing.'));
    const user = await signIn();
    await user.click(await screen.findByRole('button', { name: areasCopy.start }));
    expect(await screen.findByText('This browser keeps nothing.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
    expect(push).not.toHaveBeenCalled();
  });
});

test.each(['', 'asha@', 'asha@example', 'राम@भारत'])(
  '"%.20s" does not sign in: the form says so beside it and keeps what was typed',
  async (email) => {
    const user = userEvent.setup();
    render(<LoginTabs />);
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByLabelText('Email'));
    if (email) await user.paste(email);
    await user.click(screen.getByRole('button', { name: 'Sign In with Email' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address',
      ),
    );
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    expect(push).not.toHaveBeenCalled();
  },
);

test('once a link is sent, the sentence replaces the form and gets the focus', async () => {
  const user = userEvent.setup();
  render(<ForgotPasswordForm />);
  const request = /^Enter the email address/;
  const sentence = "If an account with that email exists, we've sent you a password reset link.";

  await user.type(screen.getByLabelText('Email'), 'राम@उदाहरण.भारत');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(screen.getByText(sentence)).toHaveFocus();
  expect(screen.queryByText(request)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Send Another Email' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByText(request)).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
});
