import type { Answered, LogEvent } from '@/lib/portal/exchange/log';
import type {
  AnswerMessage,
  DecisionMessage,
  RequestMessage,
} from '@/lib/portal/exchange/messages';

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
  word: 'nothing' | 'asked' | 'answered' | 'accepted' | 'declined' | 'change';
  /** The latest message of the client. */
  last: RequestMessage | DecisionMessage | null;
  /** How the client says that message was sent; `null` if not sent. */
  sent: Extract<LogEvent, { step: 'sent' }> | null;
  /** When the client noted that the accepted work was filed, in milliseconds; `null` if not. */
  filedAt: number | null;
};

export const NOTHING: State = {
  request: null,
  answer: null,
  decision: null,
  word: 'nothing',
  last: null,
  sent: null,
  filedAt: null,
};

/** The state after one more entry. */
export function after(state: State, event: LogEvent): State {
  switch (event.step) {
    case 'requested':
      return { ...state, request: event.message, word: 'asked', last: event.message, sent: null };
    case 'sent':
      return event.number === state.last?.number ? { ...state, sent: event } : state;
    case 'answered':
      return { ...state, answer: event, decision: null, word: 'answered', filedAt: null };
    case 'decided': {
      const { choice } = event.message;
      const next = { ...state, last: event.message, sent: null, filedAt: null };
      if (choice.step === 'undone') return { ...next, decision: null, word: 'answered' };
      return { ...next, decision: event.message, word: choice.step };
    }
    case 'filed':
      return { ...state, filedAt: event.isFiled ? event.at : null };
    case 'asked-again':
      return state;
  }
}

/** The present state of a quotation, from its whole log. */
export const stateOf = (events: readonly LogEvent[]): State => events.reduce(after, NOTHING);

/** The running number of the client's next message. */
export const nextNumber = ({ last }: State): number => (last?.number ?? 0) + 1;

/** Whether the last day of the answer has passed; `today` is an ISO date. */
export const isLapsed = (answer: AnswerMessage, today: string): boolean =>
  answer.validUntil < today;
