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

export type Sent = { at: number; by: Channel };

/** Lists compute this for every quotation, so this file loads no schema. */
export type State = {
  /** `null` if another browser sent the request. */
  request: RequestMessage | null;
  answer: Answered | null;
  /** The decision on `answer` that is in force; `null` before one, or after undoing it. */
  decision: DecisionMessage | null;
  /** Without expiry, which depends on the day: see `getStage`. `null` before the first entry. */
  stage: Exclude<Stage, 'expired'> | null;
  last: RequestMessage | DecisionMessage | null;
  /** How the client says that `last` was sent; `null` if not sent. */
  sent: Sent | null;
  /** Whether a later message of the firm proves that `last` arrived. */
  hasArrived: boolean;
  /** When the client noted that the accepted work was filed, in milliseconds; `null` if not. */
  filedAt: number | null;
  updates: readonly Updated[];
  settled: Readonly<Record<number, Settlement>>;
  /** The highest number of an unchecked message; 0 without one. */
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

const sortByNumber = <Entry extends { message: { number: number } }>(entries: Entry[]): Entry[] =>
  entries.sort((one, other) => one.message.number - other.message.number);

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
      const next = { ...state, updates: sortByNumber([...state.updates, event]) };
      return hasActed(next) ? { ...next, hasArrived: true } : next;
    }
    case 'settled':
      return { ...state, settled: { ...state.settled, [event.number]: event.as } };
  }
}

export const reduceThread = (events: readonly ThreadEvent[]): State =>
  events.reduce(applyMessage, EMPTY_THREAD);

/** Agreed work does not lapse. */
export const isAgreed = (stage: Stage | null): boolean => stage === 'accepted' || stage === 'filed';

export const getNextClientNumber = ({ last, unchecked }: State): number =>
  Math.max(last?.number ?? 0, unchecked) + 1;

export const getNextFirmNumber = (state: State): number =>
  Math.max(0, ...listFirmMessages(state).map(({ message }) => message.number)) + 1;

export const listFirmMessages = ({ answer, updates }: State): (Answered | Updated)[] => [
  ...(answer ? [answer] : []),
  ...updates,
];

/** Whether the firm has signed anything after its answer, as it does only on accepted work. */
export const hasActed = (state: State): boolean =>
  listFirmMessages(state).some(
    ({ message }) => message.number > (state.answer?.message.number ?? 0),
  );

export const hasReachedFirm = ({ sent, hasArrived }: State): boolean => sent !== null || hasArrived;

export const hasUncheckedAnswer = ({ answer, unchecked }: State): boolean =>
  answer === null && unchecked > 0;

export const isLapsed = (answer: AnswerMessage, today: IsoDate): boolean =>
  answer.validUntil < today;

/** `since`: the number of the first update of the latest unbroken run that asks for it. */
export type Needed = { text: string; since: number };

export function listNeeded({ updates }: State): Needed[] {
  const needed = updates.at(-1)?.message.needed ?? [];
  return needed.map((text) => {
    const before = updates.findLastIndex(({ message }) => !message.needed.includes(text));
    return { text, since: updates[before + 1]?.message.number ?? 0 };
  });
}

export type Payable = AmountToPay & {
  number: number;
  standing: 'open' | 'paid' | 'declined' | 'received';
};

const isForSameThing = (one: AmountToPay, other: AmountToPay): boolean =>
  one.invoice === other.invoice && (one.invoice !== null || one.for === other.for);

/** The latest earlier update about the same thing, if its amount has not been received. */
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
      isForSameThing(update.pay, pay),
  );
}

/**
 * Every amount that the firm asks for, in its order, without those that a later one replaces. A
 * received amount is no longer asked for; an equal later amount keeps the client's note.
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
