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

export const EMPTY_STATE: State = {
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
  entries.sort((a, b) => a.message.number - b.message.number);

export function applyEvent(state: State, event: ThreadEvent): State {
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

export const computeState = (events: readonly ThreadEvent[]): State =>
  events.reduce(applyEvent, EMPTY_STATE);

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

/** `since`: the number of the update from which it counts as asked; `isAgain`: after it was given. */
export type Needed = { text: string; since: number; isAgain: boolean };

/**
 * What was asked for before and is asked for again counts as given, unless the firm says that it
 * asks again. An update that leaves this open asks again after a break.
 */
export function listNeeded({ updates }: State): Needed[] {
  const asked = new Map<string, Needed>();
  let before: readonly string[] = [];
  for (const { message } of updates) {
    const { number: since, needed, again } = message;
    for (const text of needed) {
      const isAgain = again ? again.includes(text) : !before.includes(text);
      if (!asked.has(text) || isAgain)
        asked.set(text, { text, since, isAgain: again?.includes(text) ?? false });
    }
    before = needed;
  }
  return before.flatMap((text) => asked.get(text) ?? []);
}

/** What the firm last said about it; `null` if no update says either. */
export const isDone = ({ updates }: State): boolean | null =>
  updates.findLast(({ message }) => message.done !== undefined)?.message.done ?? null;

export type Payable = AmountToPay & {
  number: number;
  standing: 'open' | 'paid' | 'declined' | 'received';
  /** `null` unless the firm named the sum. */
  receivedRupees: number | null;
};

export const isPaymentReceived = ({ standing }: Payable): boolean => standing === 'received';

type Asking = UpdateMessage & { pay: AmountToPay };

const listAskings = (updates: readonly UpdateMessage[]): Asking[] =>
  updates.filter((update): update is Asking => update.pay !== null);

/**
 * An invoice number identifies an amount. Without one the firm names the amount that it replaces; an
 * update that leaves this open replaces the same words with the same last day.
 */
function doesReplace({ number, pay }: Asking, earlier: Asking): boolean {
  if (earlier.number >= number) return false;
  if (pay.replaces === earlier.number) return true;
  if (pay.invoice !== null || earlier.pay.invoice !== null) {
    return pay.invoice === earlier.pay.invoice;
  }
  return pay.replaces === undefined && pay.for === earlier.pay.for && pay.by === earlier.pay.by;
}

const listReceived = (updates: readonly UpdateMessage[]): ReadonlySet<number | null> =>
  new Set(updates.map(({ received }) => received));

/** The latest earlier update whose amount this one replaces, if that has not been received. */
export function findReplaced(
  update: UpdateMessage,
  updates: readonly UpdateMessage[],
): Asking | undefined {
  const received = listReceived(updates);
  const [asking] = listAskings([update]);
  return (
    asking &&
    listAskings(updates).findLast(
      (earlier) => !received.has(earlier.number) && doesReplace(asking, earlier),
    )
  );
}

/**
 * Every amount that the firm asks for, in its order, without those that a later one replaces. What
 * was received is never asked for again; an equal later amount keeps the client's note.
 */
export function listPayables({ updates, settled }: State): Payable[] {
  const messages = updates.map(({ message }) => message);
  const askings = listAskings(messages);
  const received = listReceived(messages);
  const closed = new Set<number>();
  for (const asking of askings) {
    const isClosed = (earlier: Asking) =>
      (received.has(earlier.number) || closed.has(earlier.number)) && doesReplace(asking, earlier);
    if (askings.some(isClosed)) closed.add(asking.number);
  }
  const getNote = (asking: Asking): Settlement => {
    const before = findReplaced(asking, messages);
    const isEqual = before !== undefined && before.pay.rupees === asking.pay.rupees;
    return settled[asking.number] ?? (isEqual ? getNote(before) : 'open');
  };
  return askings.flatMap((asking): Payable[] => {
    const { number, pay } = asking;
    const payable = { ...pay, number, receivedRupees: null };
    if (received.has(number)) {
      const receipt = messages.findLast((message) => message.received === number);
      const receivedRupees = receipt?.receivedRupees ?? null;
      return [{ ...payable, standing: 'received', receivedRupees }];
    }
    if (closed.has(number) || askings.some((later) => doesReplace(later, asking))) return [];
    return [{ ...payable, standing: getNote(asking) }];
  });
}
