import type { IsoDate } from '@/content/types/units';
import {
  hasReachedFirm,
  hasUncheckedAnswer,
  isLapsed,
  type Stage,
  type State,
} from '@/features/client-area/protocol/state';

/** Only a quotation that waits for the client's decision expires after its last day. */
export function getStage(
  { stage, answer }: Pick<State, 'stage' | 'answer'>,
  today: IsoDate,
): Stage {
  if (stage === 'quoted' && answer && isLapsed(answer.message, today)) return 'expired';
  return stage ?? 'requested';
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

type WithStage = { stage: Stage };

export function countByStatus(quotations: readonly WithStage[]): Record<StatusLabel, number> {
  const counts = { Received: 0, Pending: 0, Expired: 0 };
  for (const { stage } of quotations) counts[statusLabel[stage]] += 1;
  return counts;
}

export const isWaiting = ({ stage }: WithStage): boolean => stage === 'quoted';

/** Even an unchecked answer shows that the request was sent. */
export const isUnsentRequest = ({ stage, state }: WithStage & { state: State }): boolean =>
  stage === 'requested' && !state.sent && !hasUncheckedAnswer(state);

export const hasUnsentDecision = (state: State): boolean =>
  state.last?.kind === 'decision' &&
  !hasReachedFirm(state) &&
  (state.answer === null || state.answer.message.number === state.last.answer);
