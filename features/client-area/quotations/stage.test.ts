import type { Answered } from '@/features/client-area/protocol/events';
import type { DecisionMessage, RequestMessage } from '@/features/client-area/protocol/messages';
import { EMPTY_STATE } from '@/features/client-area/protocol/state';
import { getStage, hasUnsentDecision } from '@/features/client-area/quotations/stage';
import { OVERVIEW_TODAY, sent } from '@/lib/test-support/overview-quotations';

const answered = (validUntil: string) => ({ message: { validUntil } }) as Answered;

test.each([
  ['asked for', 'requested', null, 'requested'],
  ['received and not answered', 'quoted', '2026-03-10', 'quoted'],
  ['on its last day', 'quoted', OVERVIEW_TODAY, 'quoted'],
  ['a day past its validity', 'quoted', '2026-02-19', 'expired'],
  ['declined', 'declined', '2026-02-19', 'declined'],
  ['to be changed', 'change-asked', '2026-02-19', 'change-asked'],
  ['accepted, past its validity', 'accepted', '2026-02-19', 'accepted'],
  ['filed, past its validity', 'filed', '2026-02-19', 'filed'],
] as const)('a quotation that is %s', (_, stage, validUntil, expected) => {
  const answer = validUntil && answered(validUntil);
  expect(getStage({ stage, answer: answer || null }, OVERVIEW_TODAY)).toBe(expected);
});

test('a decision is unsent until the client notes that it was sent; a request is not a decision', () => {
  const last = { kind: 'decision', number: 1 } as DecisionMessage;
  expect(hasUnsentDecision({ ...EMPTY_STATE, last })).toBe(true);
  expect(hasUnsentDecision({ ...EMPTY_STATE, last, sent })).toBe(false);
  const answer = { message: { number: 2 } } as Answered;
  expect(hasUnsentDecision({ ...EMPTY_STATE, last: { ...last, answer: 1 }, answer })).toBe(false);
  expect(hasUnsentDecision({ ...EMPTY_STATE, last: { ...last, answer: 2 }, answer })).toBe(true);
  expect(hasUnsentDecision({ ...EMPTY_STATE, last: { kind: 'request' } as RequestMessage })).toBe(
    false,
  );
  expect(hasUnsentDecision(EMPTY_STATE)).toBe(false);
});
