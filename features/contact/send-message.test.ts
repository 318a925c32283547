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

test('but not if everything is erased before it is sent', async () => {
  const sent = sendMessage({ name: 'Asha' });
  announceErased();
  await jest.advanceTimersByTimeAsync(SEND_DELAY_MS);
  await sent;
  expect(readSession('sent-messages')).toBeNull();
});
