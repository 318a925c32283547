/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwitchGroups } from '@/features/client-area/settings/switch-groups';
import { announceErased } from '@/lib/browser/erase-signal';
import { createStorageKey } from '@/lib/browser/storage-names';

const groups = [
  {
    title: 'Email',
    switches: [
      { name: 'offers', label: 'Offers', text: 'News' },
      { name: 'updates', label: 'Updates', text: 'Progress' },
    ],
  },
] as const;
const saved = { offers: false, updates: true };
const onSave = jest.fn(async (_values: typeof saved) => {});

beforeEach(() => {
  window.sessionStorage.clear();
  onSave.mockClear();
});

const open = (values = saved) =>
  render(
    <SwitchGroups
      label="Settings"
      draftKey="notifications-draft"
      groups={groups}
      saved={values}
      defaults={saved}
      submitLabel="Save"
      onSave={onSave}
    />,
  );
const flip = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
const expectOn = (name: string, on: boolean) =>
  on
    ? expect(screen.getByRole('switch', { name })).toBeChecked()
    : expect(screen.getByRole('switch', { name })).not.toBeChecked();

test('an unsaved change of a switch is still there after leaving the page', async () => {
  const { unmount } = open();
  await flip('Offers');
  unmount();
  open({ offers: false, updates: false });
  expectOn('Offers', true);
  expectOn('Updates', false);
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

test.each([
  ['flipped back', () => flip('Offers')],
  ['discarded', () => userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))],
  ['erased with everything', async () => act(() => announceErased())],
])('a draft that is %s leaves nothing behind', async (_, undo) => {
  open();
  await flip('Offers');
  await undo();
  expectOn('Offers', false);
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  expect(window.sessionStorage).toHaveLength(0);
});

test('saved switches are not a draft; one flipped while saving is', async () => {
  let finish = () => {};
  onSave.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve())));
  const { rerender } = open();
  await flip('Offers');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await flip('Updates');
  await act(async () => finish());
  expectOn('Offers', true);
  expectOn('Updates', false);
  expect(onSave).toHaveBeenCalledWith({ offers: true, updates: true });
  expect(
    JSON.parse(window.sessionStorage.getItem(createStorageKey('notifications-draft')) ?? ''),
  ).toEqual({
    updates: false,
  });
  rerender(<p>Elsewhere</p>);
  open({ offers: true, updates: true });
  await waitFor(() => expectOn('Updates', false));
  expectOn('Offers', true);
});
