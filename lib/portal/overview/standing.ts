import type { Exchange, Quotation } from '@/lib/portal/database/records';
import { type State, stateOf } from '@/lib/portal/exchange/state';
import { statusOn } from '@/lib/portal/quotations/quotation-rules';

/** The states of quotations, by number. */
export type States = ReadonlyMap<string, State>;

export const statesOf = (exchanges: readonly Exchange[]): States =>
  new Map(exchanges.map(({ id, events }) => [id, stateOf(events)]));

/**
 * The stage of a quotation on an ISO date. An accepted one remains accepted after its validity;
 * `closed` means declined, or expired without an answer.
 */
export type Standing = 'asked' | 'waiting' | 'change' | 'accepted' | 'closed';

export function standingOf(quotation: Quotation, states: States, today: string): Standing {
  const state = states.get(quotation.id) ?? null;
  const word = state?.word;
  if (word === 'accepted') return 'accepted';
  const status = statusOn(quotation, today, state);
  if (status === 'expired' || word === 'declined') return 'closed';
  if (status === 'pending') return 'asked';
  return word === 'change' ? 'change' : 'waiting';
}

/** Whether the client has decided and not yet sent that to the firm. */
export const hasUnsentDecision = (state: State | null | undefined): boolean =>
  state?.last?.kind === 'decision' && state.sent === null;

/** Received quotations that the client has not answered, in the order given. */
export function waitingOf(
  quotations: readonly Quotation[],
  states: States,
  today: string,
): Quotation[] {
  return quotations.filter((quotation) => standingOf(quotation, states, today) === 'waiting');
}

/** The numbers of accepted quotations: what is agreed does not lapse. */
export function acceptedIn(states: States): ReadonlySet<string> {
  return new Set([...states].flatMap(([id, { word }]) => (word === 'accepted' ? [id] : [])));
}
