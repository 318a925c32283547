/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endNotice, notify } from '@/components/toast/toast';
import { sampleProfile } from '@/content/samples/profile';
import { ProfileForm } from '@/features/client-area/profile/profile-form';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { announceErased } from '@/lib/browser/erase-signal';
import { createStorageKey } from '@/lib/browser/storage-names';
import { freshArea } from '@/lib/test-support/fresh-area';

jest.mock('@/components/toast/toast', () => ({ notify: jest.fn(), endNotice: jest.fn() }));

let db: PortalDatabase;
beforeEach(async () => {
  window.sessionStorage.clear();
  jest.mocked(notify).mockClear();
  db = await freshArea();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const saved = () => waitFor(() => expect(notify).toHaveBeenCalledWith('Profile saved'));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

async function open() {
  const { unmount } = render(<ProfileForm />);
  await waitFor(() => expect(field('Email')).toHaveValue(sampleProfile.email));
  return unmount;
}

async function retype(label: string, value: string) {
  await userEvent.clear(field(label));
  if (value) await userEvent.type(field(label), value);
}

test('a save that is refused ends the notice of an earlier one', async () => {
  await open();
  await save();
  await saved();
  await retype('Full name', '');
  await save();
  expect(endNotice).toHaveBeenCalled();
  expect(field('Full name')).toHaveFocus();
});

describe('an unsaved change', () => {
  test('is still there after leaving the page, and is marked as not saved', async () => {
    const leave = await open();
    await retype('Address', 'Half a sentence');
    await retype('Company name', '');
    leave();
    await open();
    await waitFor(() => expect(field('Address')).toHaveValue('Half a sentence'));
    expect(field('Company name')).toHaveValue('');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect((await db.profile.get('client'))?.address).toBe(sampleProfile.address);
  });

  test('made while another is being saved is not lost', async () => {
    await open();
    await retype('Full name', ' Asha Rao ');
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.change(field('Address'), { target: { value: 'Civil Lines' } });
    await saved();
    expect(field('Full name')).toHaveValue('Asha Rao');
    expect(field('Address')).toHaveValue('Civil Lines');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(
      JSON.parse(window.sessionStorage.getItem(createStorageKey('profile-draft')) ?? ''),
    ).toEqual({
      address: 'Civil Lines',
    });
  });

  test('is gone once it is discarded, and the focus goes to Save Changes', async () => {
    const leave = await open();
    await retype('Full name', 'Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(field('Full name')).toHaveValue(sampleProfile.fullName);
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
    leave();
    await open();
    expect(field('Full name')).toHaveValue(sampleProfile.fullName);
  });

  test('is gone once everything is erased, here or in another tab', async () => {
    const leave = await open();
    await retype('Address', 'Half a sentence');
    await act(async () => {
      await db.profile.clear();
      announceErased();
    });
    await waitFor(() => expect(field('Address')).toHaveValue(''));
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
    leave();
    expect(window.sessionStorage).toHaveLength(0);
  });
});

test('a value typed the moment the values are shown leaves the others as they are', async () => {
  render(<ProfileForm />);
  await new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (field('Email').value !== sampleProfile.email) return;
      observer.disconnect();
      fireEvent.change(field('Address'), { target: { value: 'Civil Lines' } });
      resolve();
    }).observe(document, { subtree: true, childList: true });
  });
  await waitFor(() => expect(field('Address')).toHaveValue('Civil Lines'));
  expect(field('Email')).toHaveValue(sampleProfile.email);
  expect(
    JSON.parse(window.sessionStorage.getItem(createStorageKey('profile-draft')) ?? ''),
  ).toEqual({
    address: 'Civil Lines',
  });
});

describe('a full name', () => {
  test.each(['', '   '])('of "%s" is asked for again beside the field', async (name) => {
    await open();
    await retype('Full name', name);
    await save();
    await waitFor(() =>
      expect(field('Full name')).toHaveAccessibleDescription('Please enter your full name'),
    );
    expect(field('Full name')).toBeInvalid();
    expect(field('Full name')).toHaveFocus();
    expect((await db.profile.get('client'))?.fullName).toBe(sampleProfile.fullName);
    await retype('Full name', ' Asha Rao ');
    expect(field('Full name')).toBeValid();
    await save();
    await saved();
    expect((await db.profile.get('client'))?.fullName).toBe('Asha Rao');
    expect(field('Full name')).toHaveValue('Asha Rao');
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  });
});

describe.each(['PAN number', 'GST number'])('%s', (label) => {
  test('is not offered by the browser in other forms', async () => {
    await open();
    expect(field(label)).toHaveAttribute('autocomplete', 'off');
  });

  test('turns pasted text into capitals, and saves those', async () => {
    await open();
    await userEvent.clear(field(label));
    await userEvent.click(field(label));
    await userEvent.paste('aapfu0939f');
    expect(field(label)).toHaveValue('AAPFU0939F');
    await save();
    await saved();
    const { panNumber, gstNumber } = (await db.profile.get('client')) ?? {};
    expect([panNumber, gstNumber]).toContain('AAPFU0939F');
  });

  test('is saved without pasted characters that cannot be seen', async () => {
    await open();
    await userEvent.clear(field(label));
    await userEvent.click(field(label));
    await userEvent.paste('\u200eaapfu\u200b0939f ');
    await save();
    await saved();
    const { panNumber, gstNumber } = (await db.profile.get('client')) ?? {};
    expect([panNumber, gstNumber]).toContain('AAPFU0939F');
    expect(field(label)).toHaveValue('AAPFU0939F');
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  });

  test('waits while a keyboard composes a word', async () => {
    await open();
    const input = field(label);
    fireEvent.compositionStart(input);
    input.setSelectionRange(0, input.value.length);
    fireEvent.input(input, { target: { value: 'aapfu' }, isComposing: true });
    expect(input).toHaveValue('aapfu');
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('AAPFU');
  });
});

test.each([
  ['Mobile', '12345', /ten digits/],
  ['Date of birth', '2999-01-01', 'This day is still to come.'],
  ['PAN number', 'AAPPR1234K', 'The GST number holds another PAN, AAAPC0000A.'],
])('a doubt about %s is shown and does not block saving', async (label, value, hint) => {
  await open();
  fireEvent.change(field(label), { target: { value } });
  expect(field(label)).toHaveAccessibleDescription(hint);
  await save();
  await saved();
});
