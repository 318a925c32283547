import type { DecisionMessage, RequestMessage } from '@/lib/portal/exchange/messages';
import { NOTHING } from '@/lib/portal/exchange/state';
import {
  lapsed,
  pending,
  quotation,
  sent,
  states,
  TODAY,
} from '@/lib/portal/overview/overview.test-support';
import {
  acceptedIn,
  hasUnsentDecision,
  standingOf,
  waitingOf,
} from '@/lib/portal/overview/standing';

test.each([
  ['asked for', quotation(1, pending), {}, 'asked'],
  ['received and not answered', quotation(1), {}, 'waiting'],
  ['answered by the firm', quotation(1), { 1: { word: 'answered' } }, 'waiting'],
  ['on its last day', quotation(1, { validUntil: TODAY }), {}, 'waiting'],
  ['a day past its validity', quotation(1, lapsed), {}, 'closed'],
  ['expired', quotation(1, { status: 'expired' }), {}, 'closed'],
  ['declined', quotation(1), { 1: { word: 'declined' } }, 'closed'],
  ['to be changed', quotation(1), { 1: { word: 'change' } }, 'change'],
  ['to be changed, past its validity', quotation(1, lapsed), { 1: { word: 'change' } }, 'closed'],
  ['accepted', quotation(1), { 1: { word: 'accepted' } }, 'accepted'],
  ['accepted, past its validity', quotation(1, lapsed), { 1: { word: 'accepted' } }, 'accepted'],
] as const)('a quotation that is %s', (_, row, given, standing) => {
  expect(standingOf(row, states(given), TODAY)).toBe(standing);
});

test('waiting quotations keep their order, and only accepted ones count as agreed', () => {
  const rows = [quotation(3), quotation(2, pending), quotation(1), quotation(4)];
  const given = states({ 1: {}, 4: { word: 'accepted' } });
  expect(waitingOf(rows, given, TODAY).map(({ id }) => id)).toEqual(['Q-2026-003', 'Q-2026-001']);
  expect(acceptedIn(given)).toEqual(new Set(['Q-2026-004']));
  expect(acceptedIn(new Map([['Q-2026-001', NOTHING]]))).toEqual(new Set());
});

test('a decision is unsent until the client says that it was sent; a request is none', () => {
  const last = { kind: 'decision', number: 1 } as DecisionMessage;
  expect(hasUnsentDecision({ ...NOTHING, last })).toBe(true);
  expect(hasUnsentDecision({ ...NOTHING, last, sent })).toBe(false);
  expect(hasUnsentDecision({ ...NOTHING, last: { kind: 'request' } as RequestMessage })).toBe(
    false,
  );
  expect(hasUnsentDecision(NOTHING)).toBe(false);
  expect(hasUnsentDecision(null)).toBe(false);
});
