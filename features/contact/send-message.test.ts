/** @jest-environment jsdom */

import { SEND_DELAY_MS, sendMessage } from '@/features/contact/send-message';
import { announceErased } from '@/lib/browser/erase-signal';
import { readSession } from '@/lib/forms/session-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a copy is kept in this tab', async () => {
  const sent = sendMessage({ name: 'Asha' });
  await jest.advanceTimersByTimeAsync(SEND_DELAY_MS);
  await sent;
  expect(readSession('sent-messages')).toMatchObject([{ name: 'Asha' }]);
});

test('no copy is kept if everything is erased before the message is sent', async () => {
  const sent = sendMessage({ name: 'Asha' });
  announceErased();
  await jest.advanceTimersByTimeAsync(SEND_DELAY_MS);
  await sent;
  expect(readSession('sent-messages')).toBeNull();
});
