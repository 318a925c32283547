import { IDBObjectStore } from 'fake-indexeddb';
import { InboxDatabase } from '@/features/client-area/firm-inbox/inbox-database';
import { hasInbox } from '@/features/client-area/firm-inbox/inbox-exists';
import { freshInbox } from '@/lib/test-support/inbox-client';

test('a check that fails keeps no connection open', async () => {
  await freshInbox();
  expect(await hasInbox()).toBe(true);
  const close = jest.spyOn(InboxDatabase.prototype, 'close');
  const count = jest.spyOn(IDBObjectStore.prototype, 'count').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  expect(await hasInbox()).toBe(false);
  expect(count).toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(1);
});
