import type { Quotation, Thread } from '@/lib/portal/records/records';
import { type Stage, type State, stateOf } from '@/lib/portal/thread/state';

/** The states of quotations, by number. */
export type States = ReadonlyMap<string, State>;

export const statesOf = (threads: readonly Thread[]): States =>
  new Map(threads.map(({ id, events }) => [id, stateOf(events)]));

const ofRow = {
  pending: 'requested',
  received: 'quoted',
  expired: 'expired',
} as const satisfies Record<Quotation['status'], Stage>;

/**
 * The stage of a quotation on `today`, an ISO date: by its log once there is an answer, else by its
 * row. Only what waits for the client's decision expires after its last day.
 */
export function stageOf(
  { status, validUntil }: Pick<Quotation, 'status' | 'validUntil'>,
  state: Pick<State, 'answer' | 'stage'> | null | undefined,
  today: string,
): Stage {
  const stage = (state?.answer && state.stage) || ofRow[status];
  const isOver = validUntil !== null && validUntil < today;
  return stage === 'quoted' && isOver ? 'expired' : stage;
}

/** The three statuses of the specification. */
export const statusLabel = {
  requested: 'Pending',
  quoted: 'Received',
  'change-asked': 'Received',
  accepted: 'Received',
  filed: 'Received',
  declined: 'Received',
  expired: 'Expired',
} as const satisfies Record<Stage, string>;

export type StatusLabel = (typeof statusLabel)[Stage];

/** The number of quotations by status, on `today`, an ISO date. */
export function countByStatus(
  quotations: readonly Quotation[],
  states: States,
  today: string,
): Record<StatusLabel, number> {
  const counts = { Received: 0, Pending: 0, Expired: 0 };
  for (const quotation of quotations) {
    counts[statusLabel[stageOf(quotation, states.get(quotation.id), today)]] += 1;
  }
  return counts;
}

/** Quotations that wait for the client's decision, in the order given. */
export const waitingOf = (
  quotations: readonly Quotation[],
  states: States,
  today: string,
): Quotation[] =>
  quotations.filter(
    (quotation) => stageOf(quotation, states.get(quotation.id), today) === 'quoted',
  );

/** Whether the client has decided on the latest answer and not yet sent that to the firm. */
export const hasUnsentDecision = (state: State | null | undefined): boolean =>
  state?.last?.kind === 'decision' &&
  state.sent === null &&
  (state.answer === null || state.answer.message.number === state.last.answer);
