import type { IsoDate } from '@/content/types/units';
import type {
  Answered,
  Channel,
  Settlement,
  ThreadEvent,
  Updated,
} from '@/features/client-area/protocol/events';
import type {
  AnswerMessage,
  DecisionMessage,
  RequestMessage,
} from '@/features/client-area/protocol/messages';
import type { AmountToPay, UpdateMessage } from '@/features/client-area/protocol/update-message';

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

/** When and how the sender says that a message was sent. */
export type Sent = { at: number; by: Channel };

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
  /** Without expiry, which depends on the day: see `getStage`. `null` before the first entry. */
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
  updates: readonly Updated[];
  /** The client's notes on amounts to pay, by the numbers of the updates that ask for them. */
  settled: Readonly<Record<number, Settlement>>;
  /** The highest number of a message that counts for nothing (`unchecked`); 0 without one. */
  unchecked: number;
};

export const EMPTY_THREAD: State = {
  request: null,
  answer: null,
  decision: null,
  stage: null,
  last: null,
  sent: null,
  hasArrived: false,
  filedAt: null,
  updates: [],
  settled: {},
  unchecked: 0,
};

const decided = { accepted: 'accepted', declined: 'declined', change: 'change-asked' } as const;

/** Messages that replace none are opened in any order. */
const inOrder = <Entry extends { message: { number: number } }>(entries: Entry[]): Entry[] =>
  entries.sort((one, other) => one.message.number - other.message.number);

/** The state after one more entry. */
export function applyMessage(state: State, event: ThreadEvent): State {
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
      if (event.number !== state.last?.number) return state;
      return { ...state, sent: event.by === null ? null : { at: event.at, by: event.by } };
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
    case 'updated': {
      const next = { ...state, updates: inOrder([...state.updates, event]) };
      return hasActed(next) ? { ...next, hasArrived: true } : next;
    }
    case 'settled':
      return { ...state, settled: { ...state.settled, [event.number]: event.as } };
  }
}

/** The present state of a quotation, from its whole log. */
export const reduceThread = (events: readonly ThreadEvent[]): State =>
  events.reduce(applyMessage, EMPTY_THREAD);

/** Whether the client has accepted: what is agreed does not lapse. */
export const isAgreed = (stage: Stage | null): boolean => stage === 'accepted' || stage === 'filed';

/** The running number of the client's next message. */
export const getNextClientNumber = ({ last, unchecked }: State): number =>
  Math.max(last?.number ?? 0, unchecked) + 1;

/** The same of the firm's next message. */
export const getNextFirmNumber = (state: State): number =>
  Math.max(0, ...listFirmMessages(state).map(({ message }) => message.number)) + 1;

/** What the firm has signed, but for answers that a later one replaced. */
export const listFirmMessages = ({ answer, updates }: State): (Answered | Updated)[] => [
  ...(answer ? [answer] : []),
  ...updates,
];

/** Whether the firm has signed anything after its answer: it does so on what was accepted. */
export const hasActed = (state: State): boolean =>
  listFirmMessages(state).some(
    ({ message }) => message.number > (state.answer?.message.number ?? 0),
  );

/** Whether the firm can know the client's latest message. */
export const hasReachedFirm = ({ sent, hasArrived }: State): boolean => sent !== null || hasArrived;

/** Whether there is an answer, and none of which the firm's signature could be checked. */
export const hasUncheckedAnswer = ({ answer, unchecked }: State): boolean =>
  answer === null && unchecked > 0;

/** Whether the last day of the answer has passed. */
export const isLapsed = (answer: AnswerMessage, today: IsoDate): boolean =>
  answer.validUntil < today;

/** Something that the firm needs, with the number of the update that first asked for it without a break. */
export type Needed = { text: string; since: number };

/** What the firm needs from the client now, by its latest update. */
export function listNeeded({ updates }: State): Needed[] {
  const needed = updates.at(-1)?.message.needed ?? [];
  return needed.map((text) => {
    const before = updates.findLastIndex(({ message }) => !message.needed.includes(text));
    return { text, since: updates[before + 1]?.message.number ?? 0 };
  });
}

/** An amount that the firm asks for, and what became of it. */
export type Payable = AmountToPay & {
  /** The number of the update that asks for it. */
  number: number;
  standing: 'open' | 'paid' | 'declined' | 'received';
};

/** Two amounts are for one thing if they name one invoice or, without, the same words. */
const isForSame = (one: AmountToPay, other: AmountToPay): boolean =>
  one.invoice === other.invoice && (one.invoice !== null || one.for === other.for);

/** The last update before this one that asks for the same thing and whose amount has not been received. */
export function findReplaced(
  { number, pay }: UpdateMessage,
  updates: readonly UpdateMessage[],
): (UpdateMessage & { pay: AmountToPay }) | undefined {
  const received = new Set(updates.map((update) => update.received));
  return updates.findLast(
    (update): update is UpdateMessage & { pay: AmountToPay } =>
      pay !== null &&
      update.pay !== null &&
      update.number < number &&
      !received.has(update.number) &&
      isForSame(update.pay, pay),
  );
}

/**
 * Every amount that the firm asks for, in its order. What it has received is asked for no more, and a
 * later amount for the same thing takes the place of an earlier one, with the client's note if it is equal.
 */
export function listPayables({ updates, settled }: State): Payable[] {
  const messages = updates.map(({ message }) => message);
  const received = new Set(messages.map((message) => message.received));
  const replaced = new Set(messages.map((message) => findReplaced(message, messages)?.number));
  const getNote = (message: UpdateMessage): Settlement => {
    const before = findReplaced(message, messages);
    const isEqual = before !== undefined && before.pay.rupees === message.pay?.rupees;
    return settled[message.number] ?? (isEqual ? getNote(before) : 'open');
  };
  return messages.flatMap((message): Payable[] => {
    const { number, pay } = message;
    if (!pay) return [];
    if (received.has(number)) return [{ ...pay, number, standing: 'received' }];
    return replaced.has(number) ? [] : [{ ...pay, number, standing: getNote(message) }];
  });
}
