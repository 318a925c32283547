/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useInbox } from '@/features/client-area/firm-inbox/use-inbox';
import { usePortal } from '@/features/client-area/store/use-portal';
import { freshArea } from '@/lib/test-support/fresh-area';
import { freshInbox } from '@/lib/test-support/inbox-client';

test('a query runs again when its values change', async () => {
  const db = await freshArea();
  const [first, second] = await db.documents.toArray();
  const { result, rerender } = renderHook(
    ({ id }) => usePortal((stored) => stored.row('documents', id), [id]),
    { initialProps: { id: first?.id ?? '' } },
  );
  await waitFor(() => expect(result.current).toEqual(first));
  rerender({ id: second?.id ?? '' });
  await waitFor(() => expect(result.current).toEqual(second));
  await act(() => db.documents.update(second?.id ?? '', { name: 'new.pdf' }));
  await waitFor(() => expect(result.current?.name).toBe('new.pdf'));
});

test('a query of the inbox runs again too', async () => {
  await freshInbox();
  const { result, rerender } = renderHook(
    ({ text }) => useInbox(async (inbox) => `${await inbox.keys.count()} ${text}`, [text]),
    { initialProps: { text: 'first' } },
  );
  await waitFor(() => expect(result.current?.value).toBe('1 first'));
  rerender({ text: 'second' });
  await waitFor(() => expect(result.current?.value).toBe('1 second'));
});
