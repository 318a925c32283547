import { checkRestored } from '@/features/client-area/backup/check-restored';
import { appendEvent } from '@/features/client-area/protocol/append-event';
import type { Answered, ThreadEvent } from '@/features/client-area/protocol/events';
import { sign } from '@/features/client-area/protocol/signing';
import { computeState, getNextClientNumber } from '@/features/client-area/protocol/state';
import { computeQuotation } from '@/features/client-area/quotations/quotation';
import { isUnsentRequest } from '@/features/client-area/quotations/stage';
import { threadSchema } from '@/features/client-area/store/records/thread';
import { createThread } from '@/features/client-area/store/thread-rows';
import {
  accepted,
  answeredEvent,
  createTestAnswer,
  createTestDecision,
  decidedEvent,
  demoFirmKey,
  demoSigner,
  NOW,
  RID,
  requestedEvent,
  THREAD_TODAY,
} from '@/lib/test-support/thread-messages';
import { updatedEvent } from '@/lib/test-support/updates';

const options = { today: THREAD_TODAY, keys: [demoFirmKey] };
const signAnswer = async (message = createTestAnswer()) =>
  answeredEvent(message, await sign(message, await demoSigner())) as Answered;
const createRestored = (events: ThreadEvent[]) => createThread('Q-2026-003', RID, events);
const check = async (events: ThreadEvent[], opening = options) =>
  (await checkRestored(createRestored(events), opening)).events;
const acceptance = decidedEvent(createTestDecision(accepted()));

test('a quotation that the firm signed is restored unchanged', async () => {
  const events = [requestedEvent(), await signAnswer(), acceptance];
  expect(await check(events)).toEqual(events);
});

describe('nothing in a restored quotation counts', () => {
  const forged: [string, () => Promise<Answered>][] = [
    ['if nobody signed the answer', async () => ({ ...(await signAnswer()), token: '' })],
    [
      'if the answer was changed after it was signed',
      async () => ({
        ...(await signAnswer()),
        message: createTestAnswer({ notes: 'No fee at all.' }),
      }),
    ],
    [
      'if another message was signed',
      async () => ({
        ...(await signAnswer()),
        token: (await signAnswer(createTestAnswer({ number: 2 }))).token,
      }),
    ],
  ];
  test.each(forged)('%s', async (_, answer) => {
    const events = await check([requestedEvent(), await answer(), acceptance, updatedEvent()]);
    const quotation = computeQuotation({ id: 'Q-2026-003', events }, THREAD_TODAY);
    expect(quotation).toMatchObject({ stage: 'requested', validUntil: null });
    expect(quotation.state).toMatchObject({ answer: null, decision: null, updates: [] });
    expect(isUnsentRequest(quotation)).toBe(false);
    expect(threadSchema.safeParse(createRestored(events)).success).toBe(true);
  });

  test('if the firm has given up the key since, whatever date the file has', async () => {
    const events = [requestedEvent(), await signAnswer(), acceptance];
    const keys = [{ ...demoFirmKey, until: '2026-11-30' }];
    expect(await check(events, { today: '2027-01-29', keys })).toEqual(events);
    const late = await check(events, { today: '2027-01-30', keys });
    expect(computeState(late).answer).toBeNull();
  });
});

test('a quotation in which nothing counts has the day on which it was stored', async () => {
  const events = await check([answeredEvent()]);
  expect(computeQuotation({ id: 'Q-2026-003', events }, THREAD_TODAY)).toMatchObject({
    date: THREAD_TODAY,
    services: [],
  });
});

test('opening the link of the firm again restores the answer and the decision on it', async () => {
  const answer = await signAnswer();
  const events = await check([requestedEvent(), { ...answer, token: '' }, acceptance]);
  expect(getNextClientNumber(computeState(events))).toBe(3);
  const later = { ...answer, at: NOW + 1000 };
  const opened = appendEvent(events, later, THREAD_TODAY);
  expect(opened).toEqual([requestedEvent(), later, acceptance]);
  expect(() => appendEvent(opened, later, THREAD_TODAY)).toThrow(/opened this already/);
});
