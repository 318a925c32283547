/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen, within } from '@testing-library/react';
import { openRequestsCopy as copy } from '@/content/client-area/firm-inbox';
import { eraseInbox } from '@/features/client-area/firm-inbox/inbox-database';
import { OpenRequests } from '@/features/client-area/firm-inbox/open-requests';
import { receiveFromClient } from '@/features/client-area/firm-inbox/receive';
import { readAreaPointer } from '@/lib/browser/area-pointer';
import { answerOnlyRequest, createAskedInbox, freshInbox } from '@/lib/test-support/inbox-client';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);
jest.mock('next/navigation', () => ({
  usePathname: () => '/dashboard',
  useRouter: () => ({ push: () => {} }),
}));

const findWaiting = () => screen.findByRole('list', { name: copy.waiting });

test('a new request is listed with its client and services', async () => {
  const { request } = await createAskedInbox();
  render(<OpenRequests />);
  const [row, ...others] = within(await findWaiting()).getAllByRole('link');
  expect(others).toEqual([]);
  expect(row).toHaveTextContent(request.client?.name ?? 'No name given');
  expect(row).toHaveAttribute('href', '/dashboard/quotations#firm');
});

test('once answered it no longer waits, until the client asks for a change', async () => {
  const client = await createAskedInbox();
  await answerOnlyRequest();
  const { unmount } = render(<OpenRequests />);
  expect(await screen.findByText(copy.none)).toBeVisible();
  unmount();
  await receiveFromClient(
    await client.decide({ step: 'change', wishes: [], words: 'Without the audit.' }),
  );
  render(<OpenRequests />);
  expect(within(await findWaiting()).getByRole('link')).toHaveTextContent('Change asked');
});

test('the browser is marked as the firm’s with its key, and no longer after an erase', async () => {
  await freshInbox();
  expect(readAreaPointer()?.firm).toBe(true);
  await eraseInbox();
  expect(readAreaPointer()?.firm).toBe(false);
});
