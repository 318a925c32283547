import type { ThreadEvent, Updated } from '@/features/client-area/protocol/events';
import type { Filing, UpdateMessage } from '@/features/client-area/protocol/update-message';
import { createTestAnswer, letterhead, NOW } from '@/lib/test-support/thread-messages';

export const filing: Filing = {
  form: 'GSTR-3B',
  period: 'October 2026',
  acknowledgement: 'AA091026123456X',
  on: '2026-11-18',
};

export const amountToPay: NonNullable<UpdateMessage['pay']> = {
  rupees: 11_800,
  for: 'GST returns',
  by: '2026-12-04',
  invoice: '2026-27/014',
};

export const makeUpdate = (change: Partial<UpdateMessage> = {}): UpdateMessage => ({
  ...letterhead,
  kind: 'update',
  number: 2,
  words: '',
  filed: [filing],
  needed: [],
  pay: null,
  received: null,
  documents: null,
  by: createTestAnswer().by,
  ...change,
});

export const updatedEvent = (message = makeUpdate()): Updated => ({
  step: 'updated',
  at: NOW,
  message,
  token: `t${message.number}`,
  kid: '0123456789abcdef',
});

export const settledEvent = (number: number, as: 'paid' | 'declined' | 'open'): ThreadEvent => ({
  step: 'settled',
  at: NOW,
  number,
  as,
});
