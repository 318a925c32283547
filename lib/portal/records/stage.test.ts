import { hasUnsentDecision, stageOf, waitingOf } from '@/lib/portal/records/stage';
import type { Answered } from '@/lib/portal/thread/events';
import type { DecisionMessage, RequestMessage } from '@/lib/portal/thread/messages';
import { NOTHING } from '@/lib/portal/thread/state';
import {
  lapsed,
  pending,
  quotation,
  sent,
  states,
  TODAY,
} from '@/lib/test-support/overview-quotations';

test.each([
  ['asked for', quotation(1, pending), {}, 'requested'],
  ['received and not answered', quotation(1), {}, 'quoted'],
  ['answered by the firm', quotation(1), { 1: { stage: 'quoted' } }, 'quoted'],
  ['on its last day', quotation(1, { validUntil: TODAY }), {}, 'quoted'],
  ['a day past its validity', quotation(1, lapsed), {}, 'expired'],
  ['expired', quotation(1, { status: 'expired' }), {}, 'expired'],
  ['declined', quotation(1), { 1: { stage: 'declined' } }, 'declined'],
  ['to be changed', quotation(1), { 1: { stage: 'change-asked' } }, 'change-asked'],
  ['accepted', quotation(1), { 1: { stage: 'accepted' } }, 'accepted'],
  ['accepted, past its validity', quotation(1, lapsed), { 1: { stage: 'accepted' } }, 'accepted'],
  ['filed, past its validity', quotation(1, lapsed), { 1: { stage: 'filed' } }, 'filed'],
] as const)('a quotation that is %s', (_, row, given, stage) => {
  expect(stageOf(row, states(given).get(row.id), TODAY)).toBe(stage);
});

test('waiting quotations keep their order', () => {
  const rows = [quotation(3), quotation(2, pending), quotation(1), quotation(4)];
  const given = states({ 1: {}, 4: { stage: 'accepted' } });
  expect(waitingOf(rows, given, TODAY).map(({ id }) => id)).toEqual(['Q-2026-003', 'Q-2026-001']);
});

test('a decision is unsent until the client says that it was sent; a request is none', () => {
  const last = { kind: 'decision', number: 1 } as DecisionMessage;
  expect(hasUnsentDecision({ ...NOTHING, last })).toBe(true);
  expect(hasUnsentDecision({ ...NOTHING, last, sent })).toBe(false);
  // A newer answer has come since.
  const answer = { message: { number: 2 } } as Answered;
  expect(hasUnsentDecision({ ...NOTHING, last: { ...last, answer: 1 }, answer })).toBe(false);
  expect(hasUnsentDecision({ ...NOTHING, last: { ...last, answer: 2 }, answer })).toBe(true);
  expect(hasUnsentDecision({ ...NOTHING, last: { kind: 'request' } as RequestMessage })).toBe(
    false,
  );
  expect(hasUnsentDecision(NOTHING)).toBe(false);
  expect(hasUnsentDecision(null)).toBe(false);
});
