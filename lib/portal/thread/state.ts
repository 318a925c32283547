import type { IsoDate } from '@/content/types/units';
import type { Answered, Invoiced, Paid, ThreadEvent, Told } from '@/lib/portal/thread/events';
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

type Sent = Extract<ThreadEvent, { step: 'sent' }>;

/** A payment as the client says it was made; `sent` as for the latest message. */
export type Payment = Paid & { sent: Sent | null };

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
  sent: Sent | null;
  /** Whether a later message of the firm proves that it has that message. */
  hasArrived: boolean;
  /** When the client noted that the accepted work was filed, in milliseconds; `null` if not. */
  filedAt: number | null;
  /** What the firm said of the accepted work, by the numbers of its messages. */
  news: readonly Told[];
  invoices: readonly Invoiced[];
  payments: readonly Payment[];
  /** The highest number of a message that counts for nothing (`unchecked`); 0 without one. */
  unchecked: number;
};

export const NOTHING: State = {
  request: null,
  answer: null,
  decision: null,
  stage: null,
  last: null,
  sent: null,
  hasArrived: false,
  filedAt: null,
  news: [],
  invoices: [],
  payments: [],
  unchecked: 0,
};

const decided = { accepted: 'accepted', declined: 'declined', change: 'change-asked' } as const;

/** Messages that replace none are opened in any order. */
const inOrder = <Entry extends { message: { number: number } }>(entries: Entry[]): Entry[] =>
  entries.sort((one, other) => one.message.number - other.message.number);

const noteArrival = (state: State): State =>
  hasActed(state) ? { ...state, hasArrived: true } : state;

/** The state after one more entry. */
export function after(state: State, event: ThreadEvent): State {
  if (event.unchecked) {
    const number = 'message' in event ? event.message.number : 0;
    return { ...state, unchecked: Math.max(state.unchecked, number) };
  }
  switch (event.step) {
    case 'requested':
      return {
        ...state,
        request: event.message,
        stage: 'requested',
        last: event.message,
        sent: null,
        hasArrived: false,
      };
    case 'sent':
      if (event.number === state.last?.number) return { ...state, sent: event };
      return {
        ...state,
        payments: state.payments.map((payment) =>
          payment.message.number === event.number ? { ...payment, sent: event } : payment,
        ),
      };
    case 'answered':
      return {
        ...state,
        answer: event,
        decision: null,
        stage: 'quoted',
        hasArrived: true,
        filedAt: null,
      };
    case 'decided': {
      const { choice } = event.message;
      const next = { ...state, last: event.message, sent: null, hasArrived: false, filedAt: null };
      if (choice.step === 'undone') return { ...next, decision: null, stage: 'quoted' };
      return { ...next, decision: event.message, stage: decided[choice.step] };
    }
    case 'filed':
      return event.isFiled
        ? { ...state, stage: 'filed', filedAt: event.at }
        : { ...state, stage: 'accepted', filedAt: null };
    case 'asked-again':
      return state;
    case 'told':
      return noteArrival({ ...state, news: inOrder([...state.news, event]) });
    case 'invoiced':
      return noteArrival({ ...state, invoices: inOrder([...state.invoices, event]) });
    case 'paid':
      return { ...state, payments: inOrder([...state.payments, { ...event, sent: null }]) };
  }
}

/** The present state of a quotation, from its whole log. */
export const stateOf = (events: readonly ThreadEvent[]): State => events.reduce(after, NOTHING);

/** Whether the client has accepted: what is agreed does not lapse. */
export const isAgreed = (stage: Stage | null): boolean => stage === 'accepted' || stage === 'filed';

/** The running number of the client's next message. */
export const nextNumber = ({ last, payments, unchecked }: State): number =>
  Math.max(last?.number ?? 0, unchecked, ...numbersOf(payments)) + 1;

/** The same of the firm's next message. */
export const nextFirmNumber = (state: State): number =>
  Math.max(0, ...numbersOf(fromFirm(state))) + 1;

const numbersOf = (entries: readonly { message: { number: number } }[]): number[] =>
  entries.map(({ message }) => message.number);

/** What the firm has signed, but for answers that a later one replaced. */
export const fromFirm = ({ answer, news, invoices }: State): (Answered | Told | Invoiced)[] => [
  ...(answer ? [answer] : []),
  ...news,
  ...invoices,
];

/** Whether the firm has signed anything after its answer: it does so on what was accepted. */
export const hasActed = (state: State): boolean =>
  fromFirm(state).some(({ message }) => message.number > (state.answer?.message.number ?? 0));

/** Whether the firm can know the client's latest message. */
export const hasReachedFirm = ({ sent, hasArrived }: State): boolean => sent !== null || hasArrived;

/** The message by which the firm says that it has received a payment; `undefined` without one. */
export const receiptOf = ({ news }: State, { message }: Pick<Payment, 'message'>) =>
  news.find(
    ({ message: { state } }) => state.step === 'received' && state.payment === message.number,
  );

/** Whether there is an answer, and none of which the firm's signature could be checked. */
export const hasUncheckedAnswer = ({ answer, unchecked }: State): boolean =>
  answer === null && unchecked > 0;

/** Whether the last day of the answer has passed. */
export const isLapsed = (answer: AnswerMessage, today: IsoDate): boolean =>
  answer.validUntil < today;

/** Whether news says how the work stands; else it is about a payment or documents. */
export const isOfWork = ({ message: { state } }: Told): boolean =>
  state.step !== 'received' && state.step !== 'documents';

/** How the firm said last that the work as a whole stands; `undefined` if it never did. */
export const standingOf = ({ news }: State) =>
  news.findLast((told) => !told.message.month && isOfWork(told))?.message;
