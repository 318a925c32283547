/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outsideEntriesCopy } from '@/content/client-area/lock';
import { OutsideEntries } from '@/features/client-area/lock/outside-entries';
import { setAreaKey } from '@/features/client-area/store/lock-state';
import { LOCK_TABLE } from '@/lib/encryption/names';
import { freshArea } from '@/lib/test-support/fresh-area';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const late = { ...validRows.savedResults, id: 'late', name: 'Written too late' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function renderEntries() {
  const db = await freshArea();
  setAreaKey(new Uint8Array(32));
  await db.table(LOCK_TABLE).clear();
  await db.table(LOCK_TABLE).add({ id: 'outside-1', table: 'savedResults', row: late });
  const { container } = render(<OutsideEntries />);
  expect(await screen.findByText('Saved results: Written too late')).toBeVisible();
  return { db, place: container.firstElementChild };
}

test('entries written outside the lock can be kept', async () => {
  const { db, place } = await renderEntries();
  await press(outsideEntriesCopy.keep);
  await waitFor(() => expect(screen.queryByText(outsideEntriesCopy.label)).toBeNull());
  expect(await db.savedResults.get('late')).toEqual(late);
  expect(place).toHaveFocus();
});

test('entries written outside the lock can be deleted, after a question', async () => {
  const { db } = await renderEntries();
  await press(outsideEntriesCopy.remove);
  expect(await screen.findByText(outsideEntriesCopy.removal)).toBeVisible();
  expect(await db.table(LOCK_TABLE).count()).toBe(1);
  await userEvent.click(await screen.findByRole('button', { name: outsideEntriesCopy.remove }));
  await waitFor(() => expect(screen.queryByText(outsideEntriesCopy.label)).toBeNull());
  expect(await db.table(LOCK_TABLE).count()).toBe(0);
  expect(await db.savedResults.get('late')).toBeUndefined();
});
