import fc from 'fast-check';
import {
  appendEvent,
  findStepRejection,
  isPossible,
} from '@/features/client-area/protocol/append-event';
import { EVENT_LIMIT, type ThreadEvent } from '@/features/client-area/protocol/events';
import type { Choice } from '@/features/client-area/protocol/messages';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import {
  computeState,
  getNextClientNumber,
  getNextFirmNumber,
} from '@/features/client-area/protocol/state';
import { hasUnsentDecision } from '@/features/client-area/quotations/stage';
import {
  accepted,
  answeredEvent,
  changeAsked,
  createTestAnswer,
  createTestDecision,
  createTestRequest,
  decidedEvent,
  declined,
  NOW,
  RID,
  requestedEvent,
  THREAD_TODAY,
} from '@/lib/test-support/thread-messages';
import { updatedEvent } from '@/lib/test-support/updates';

const findCode = (events: readonly ThreadEvent[], event: ThreadEvent, today = THREAD_TODAY) =>
  findStepRejection(computeState(events), event, today);

const requestedLog = [requestedEvent()];
const answeredLog = [...requestedLog, answeredEvent()];
const acceptedLog = [...answeredLog, decidedEvent(createTestDecision(accepted()))];
const undo = (undid: 'accepted' | 'declined' | 'change', number = 3) =>
  decidedEvent(createTestDecision({ step: 'undone', undid }, { number }));

test('the state follows the log', () => {
  expect(computeState([]).stage).toBeNull();
  expect(computeState(requestedLog)).toMatchObject({
    stage: 'requested',
    sent: null,
    answer: null,
  });
  expect(
    computeState([...requestedLog, { step: 'sent', at: NOW, number: 1, by: 'whatsapp' }]).sent,
  ).toEqual(expect.objectContaining({ by: 'whatsapp' }));
  expect(computeState(answeredLog)).toMatchObject({ stage: 'quoted', decision: null });
  expect(computeState(acceptedLog)).toMatchObject({ stage: 'accepted', sent: null });
  expect(computeState([...acceptedLog, undo('accepted')])).toMatchObject({
    stage: 'quoted',
    decision: null,
  });
  expect(computeState([...answeredLog, decidedEvent(createTestDecision(changeAsked))]).stage).toBe(
    'change-asked',
  );
  expect(getNextClientNumber(computeState(acceptedLog))).toBe(3);
});

test('a new answer is open, whatever was decided on the previous one', () => {
  const declinedEvents = [...answeredLog, decidedEvent(createTestDecision(declined))];
  const state = computeState([...declinedEvents, answeredEvent(createTestAnswer({ number: 2 }))]);
  expect(state).toMatchObject({ stage: 'quoted', decision: null });
  expect(getNextFirmNumber(state)).toBe(3);
});

test('an answer has at most one line for each line of the request', () => {
  const [line] = createTestAnswer().lines;
  if (!line) throw new Error('no line');
  const twice = createTestAnswer({ lines: [line, { ...line, why: 'Again.' }] });
  const code = expect.objectContaining({ code: 'invalid' });
  expect(() => appendEvent(requestedLog, answeredEvent(twice), THREAD_TODAY)).toThrow(code);
  const added = createTestAnswer({ lines: [line, { ...line, of: null }, { ...line, of: null }] });
  expect(appendEvent(requestedLog, answeredEvent(added), THREAD_TODAY)).toHaveLength(2);
});

const filed = (isFiled: boolean): ThreadEvent => ({ step: 'filed', at: NOW, isFiled });

test('accepted work can be noted as filed, and the note withdrawn', () => {
  const log = [...acceptedLog, filed(true)];
  expect(computeState(acceptedLog).filedAt).toBeNull();
  expect(computeState(log)).toMatchObject({ stage: 'filed', filedAt: NOW });
  expect(computeState([...log, filed(false)]).filedAt).toBeNull();
  expect(computeState([...log, undo('accepted')]).filedAt).toBeNull();
});

test('any later message of the firm proves that the client\u2019s latest arrived', () => {
  const update = updatedEvent();
  expect(computeState(requestedLog).hasArrived).toBe(false);
  expect(computeState(answeredLog).hasArrived).toBe(true);
  expect(computeState(acceptedLog).hasArrived).toBe(false);
  const acted = computeState([...acceptedLog, update]);
  expect(acted).toMatchObject({ sent: null, hasArrived: true });
  expect(hasUnsentDecision(computeState(acceptedLog))).toBe(true);
  expect(hasUnsentDecision(acted)).toBe(false);
});

test('a decision that the firm has acted on cannot be changed', () => {
  const update = updatedEvent();
  expect(findCode(acceptedLog, undo('accepted'))).toBeNull();
  for (const message of [
    undo('accepted'),
    decidedEvent(createTestDecision(declined, { number: 3 })),
  ]) {
    expect(findCode([...acceptedLog, update], message)).toBe('actedOn');
  }
});

test('a decision may be dated at most a day before its answer, since clocks may differ', () => {
  const decidedAt = (at: number) => decidedEvent({ ...createTestDecision(declined), at });
  const day = 24 * 3600 * 1000;
  expect(findCode(answeredLog, decidedAt(NOW - day))).toBeNull();
  expect(findCode(answeredLog, decidedAt(NOW - 2 * day))).toBe('misdated');
});

const wishFor = (line: number): Choice => ({
  step: 'change',
  wishes: [{ line, words: 'Less, please.' }],
  words: '',
});

type RejectedStep = [string, readonly ThreadEvent[], ThreadEvent, string, string?];
const rejectedSteps: RejectedStep[] = [
  ['a second request', requestedLog, requestedEvent(), 'decided'],
  [
    'an answer to another quotation',
    requestedLog,
    answeredEvent(createTestAnswer({ rid: `B${RID.slice(1)}` })),
    'elsewhere',
  ],
  [
    'an answer under the number of another quotation',
    requestedLog,
    answeredEvent(createTestAnswer({ id: 'Q-2026-999' })),
    'elsewhere',
  ],
  ['an answer opened twice', answeredLog, answeredEvent(), 'repeated'],
  [
    'an answer signed and sent again',
    answeredLog,
    answeredEvent(createTestAnswer(), 'again'),
    'repeated',
  ],
  [
    'two answers with one number',
    answeredLog,
    answeredEvent(createTestAnswer({ by: 'B' }), 'other'),
    'clash',
  ],
  [
    'a newer answer overtaken by an older',
    [...requestedLog, answeredEvent(createTestAnswer({ number: 2 }))],
    answeredEvent(),
    'older',
  ],
  [
    'an answer to what is accepted',
    acceptedLog,
    answeredEvent(createTestAnswer({ number: 2 })),
    'accepted',
  ],
  ['an answer after its last day', requestedLog, answeredEvent(), 'expired', '2026-12-20'],
  ['an answer from the day after tomorrow', requestedLog, answeredEvent(), 'early', '2026-11-17'],
  ['an answer on a clock a year behind', requestedLog, answeredEvent(), 'early', '2025-11-19'],
  ['an answer on a clock a year ahead', requestedLog, answeredEvent(), 'expired', '2027-11-19'],
  [
    'a decision before the answer',
    requestedLog,
    decidedEvent(createTestDecision(declined)),
    'unanswered',
  ],
  [
    'a decision after the last day',
    answeredLog,
    decidedEvent(createTestDecision(declined)),
    'lapsed',
    '2026-12-20',
  ],
  ['an undo after the last day', acceptedLog, undo('accepted'), 'lapsed', '2026-12-20'],
  [
    'a second decision',
    acceptedLog,
    decidedEvent(createTestDecision(declined, { number: 3 })),
    'decided',
  ],
  ['an undo of nothing', answeredLog, undo('accepted', 2), 'undecided'],
  ['an undo of what was not done', acceptedLog, undo('declined'), 'undecided'],
  [
    'a decision on an older answer',
    [...requestedLog, answeredEvent(createTestAnswer({ number: 2 }))],
    decidedEvent(createTestDecision(declined)),
    'otherAnswer',
  ],
  [
    'an acceptance of another total',
    answeredLog,
    decidedEvent(createTestDecision(accepted(1))),
    'otherAnswer',
  ],
  [
    'a decision with a number that was used',
    acceptedLog,
    decidedEvent(createTestDecision(declined, { number: 2 })),
    'clash',
  ],
  [
    'a decision that was overtaken',
    [...answeredLog, decidedEvent(createTestDecision(declined, { number: 4 }))],
    decidedEvent(createTestDecision(accepted(), { number: 3 })),
    'older',
  ],
  [
    'a decision that is opened twice',
    acceptedLog,
    decidedEvent(createTestDecision(accepted())),
    'repeated',
  ],
  [
    'a message that was never made',
    requestedLog,
    { step: 'sent', at: NOW, number: 2, by: 'mail' },
    'unsent',
  ],
  ['filing before the acceptance', answeredLog, filed(true), 'unaccepted'],
  ['filing after it was taken back', [...acceptedLog, undo('accepted')], filed(true), 'unaccepted'],
  ['filing twice', [...acceptedLog, filed(true)], filed(true), 'noted'],
  ['taking back what was not filed', acceptedLog, filed(false), 'noted'],
  ['asking again for nothing', [], { step: 'asked-again', at: NOW }, 'nothingAsked'],
  [
    'a wish for a line that is not there',
    answeredLog,
    decidedEvent(createTestDecision(wishFor(4))),
    'invalid',
  ],
];

test.each(rejectedSteps.map(([name, ...rest]) => ({ name, rest })))(
  '$name is rejected',
  ({ rest }) => {
    const [events, event, code, today = THREAD_TODAY] = rest;
    expect(findCode(events, event, today)).toBe(code);
    expect(() => appendEvent(events, event, today)).toThrow(RejectionError);
  },
);

type Step = [string, readonly ThreadEvent[], ThreadEvent, string?];
const acceptedSteps: Step[] = [
  ['an answer on its last day', requestedLog, answeredEvent(), '2026-12-19'],
  ['an answer dated tomorrow by another clock', requestedLog, answeredEvent(), '2026-11-18'],
  ['an answer in a browser that did not ask', [], answeredEvent()],
  [
    'a new answer to a decline',
    [...answeredLog, decidedEvent(createTestDecision(declined))],
    answeredEvent(createTestAnswer({ number: 2 })),
  ],
  ['an undo on the last day', acceptedLog, undo('accepted'), '2026-12-19'],
  ['asking again', answeredLog, { step: 'asked-again', at: NOW }],
  ['a wish for the last line', answeredLog, decidedEvent(createTestDecision(wishFor(3)))],
];

test.each(acceptedSteps.map(([name, ...rest]) => ({ name, rest })))(
  '$name is accepted',
  ({ rest }) => {
    const [events, event, today = THREAD_TODAY] = rest;
    expect(findCode(events, event, today)).toBeNull();
  },
);

test('a full log accepts no more entries', () => {
  const sent: ThreadEvent = { step: 'sent', at: NOW, number: 1, by: 'copy' };
  const full = [...requestedLog, ...Array.from({ length: EVENT_LIMIT - 1 }, () => sent)];
  expect(() => appendEvent(full, sent, THREAD_TODAY)).toThrow(
    expect.objectContaining({ code: 'full' }),
  );
  expect(isPossible(full)).toBe(true);
  expect(isPossible([...full, sent])).toBe(false);
});

const anyEvent: fc.Arbitrary<ThreadEvent> = fc.oneof(
  fc
    .record({ number: fc.integer({ min: 1, max: 2 }) })
    .map(({ number }) => requestedEvent(createTestRequest({ number }))),
  fc
    .integer({ min: 1, max: 6 })
    .map((number) => ({ step: 'sent', at: NOW, number, by: 'mail' }) as const),
  fc
    .record({
      number: fc.integer({ min: 1, max: 4 }),
      validUntil: fc.constantFrom('2026-11-01', '2026-11-19', '2026-12-19'),
    })
    .map((change) => answeredEvent(createTestAnswer(change))),
  fc
    .record({
      choice: fc.constantFrom(
        accepted(),
        declined,
        changeAsked,
        { step: 'undone', undid: 'accepted' } as const,
        { step: 'undone', undid: 'change' } as const,
      ),
      number: fc.integer({ min: 1, max: 8 }),
      answer: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ choice, ...numbers }) => decidedEvent(createTestDecision(choice, numbers))),
  fc.constant({ step: 'asked-again', at: NOW } as const),
  fc.boolean().map(filed),
);

test('after any steps in any order the log is valid and its past unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(anyEvent, fc.constantFrom('2025-11-19', THREAD_TODAY, '2026-12-19', '2027-11-19')),
        { maxLength: 40 },
      ),
      (tries) => {
        let log: ThreadEvent[] = [];
        for (const [event, today] of tries) {
          const before = JSON.stringify(log);
          try {
            const next = appendEvent(log, event, today);
            expect(JSON.stringify(next.slice(0, -1))).toBe(before);
            log = next;
          } catch (error) {
            expect(error).toBeInstanceOf(RejectionError);
            expect(JSON.stringify(log)).toBe(before);
          }
        }
        expect(isPossible(log)).toBe(true);
        const { stage, decision, answer, last } = computeState(log);
        const isDecided = !['requested', 'quoted', null].includes(stage);
        expect(isDecided).toBe(decision !== null);
        if (decision) expect(decision.answer).toBe(answer?.message.number);
        const numbers = log.flatMap((event) =>
          event.step === 'decided' ? event.message.number : [],
        );
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        if (numbers.length > 0) expect(last?.number).toBe(numbers.at(-1));
      },
    ),
  );
});

test('a log that could not have come about is detected', () => {
  expect(isPossible([answeredEvent(), requestedEvent()])).toBe(false);
  expect(isPossible([...acceptedLog, ...acceptedLog])).toBe(false);
  expect(isPossible(acceptedLog)).toBe(true);
});

test.each([0, Date.parse('2019-12-31T23:59:59Z'), Date.parse('2101-01-01')])(
  'a clock at %i is reported as the cause, not the message',
  (at) => {
    const requested: ThreadEvent = {
      step: 'requested',
      at,
      message: { ...createTestRequest(), at },
    };
    expect(() => appendEvent([], requested, THREAD_TODAY)).toThrow(
      expect.objectContaining({ code: 'clock' }),
    );
  },
);
