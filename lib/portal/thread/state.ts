import type { Answered, ThreadEvent } from '@/lib/portal/thread/events';
import type { AnswerMessage, DecisionMessage, RequestMessage } from '@/lib/portal/thread/messages';

/** Where a quotation stands, on both sides. */
export const stages = [
  'requested',
  'quoted',
  'change-asked',
  'accepted',
  'filed',
  'declined',
  'expired',
] as const;
export type Stage = (typeof stages)[number];

/**
 * The state of a quotation by its log. Lists show it for every quotation, so no schema is loaded
 * here.
 */
export type State = {
  /** `null` if another browser sent the request. */
  request: RequestMessage | null;
  /** The latest answer. */
  answer: Answered | null;
  /** The decision on it that is in force; `null` before one, or after undoing it. */
  decision: DecisionMessage | null;
  /** By the log alone, which knows no last day: `stageOf` adds it. `null` before the first entry. */
  stage: Exclude<Stage, 'expired'> | null;
  /** The latest message of the client. */
  last: RequestMessage | DecisionMessage | null;
  /** How the client says that message was sent; `null` if not sent. */
  sent: Extract<ThreadEvent, { step: 'sent' }> | null;
  /** When the client noted that the accepted work was filed, in milliseconds; `null` if not. */
  filedAt: number | null;
};

export const NOTHING: State = {
  request: null,
  answer: null,
  decision: null,
  stage: null,
  last: null,
  sent: null,
  filedAt: null,
};

const decided = { accepted: 'accepted', declined: 'declined', change: 'change-asked' } as const;

/** The state after one more entry. */
export function after(state: State, event: ThreadEvent): State {
  switch (event.step) {
    case 'requested':
      return {
        ...state,
        request: event.message,
        stage: 'requested',
        last: event.message,
        sent: null,
      };
    case 'sent':
      return event.number === state.last?.number ? { ...state, sent: event } : state;
    case 'answered':
      return { ...state, answer: event, decision: null, stage: 'quoted', filedAt: null };
    case 'decided': {
      const { choice } = event.message;
      const next = { ...state, last: event.message, sent: null, filedAt: null };
      if (choice.step === 'undone') return { ...next, decision: null, stage: 'quoted' };
      return { ...next, decision: event.message, stage: decided[choice.step] };
    }
    case 'filed':
      return event.isFiled
        ? { ...state, stage: 'filed', filedAt: event.at }
        : { ...state, stage: 'accepted', filedAt: null };
    case 'asked-again':
      return state;
  }
}

/** The present state of a quotation, from its whole log. */
export const stateOf = (events: readonly ThreadEvent[]): State => events.reduce(after, NOTHING);

/** Whether the client has accepted: what is agreed does not lapse. */
export const isAgreed = (stage: Stage | null): boolean => stage === 'accepted' || stage === 'filed';

/** The running number of the client's next message. */
export const nextNumber = ({ last }: State): number => (last?.number ?? 0) + 1;

/** Whether the last day of the answer has passed; `today` is an ISO date. */
export const isLapsed = (answer: AnswerMessage, today: string): boolean =>
  answer.validUntil < today;
