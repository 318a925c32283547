import type { IsoDate } from '@/content/types/units';
import {
  type Answered,
  EVENT_LIMIT,
  eventSchema,
  type ThreadEvent,
  type Updated,
} from '@/features/client-area/protocol/events';
import { isSameMessage } from '@/features/client-area/protocol/message-kinds';
import { type DecisionMessage, isWritten } from '@/features/client-area/protocol/messages';
import { type RejectionCode, RejectionError } from '@/features/client-area/protocol/rejections';
import {
  applyEvent,
  computeState,
  EMPTY_STATE,
  getNextClientNumber,
  hasActed,
  isAgreed,
  isLapsed,
  isPaymentReceived,
  listFirmMessages,
  listPayables,
  type State,
} from '@/features/client-area/protocol/state';
import { acceptsAnswer } from '@/features/client-area/protocol/totals';
import { addDays, getDayInIndia } from '@/lib/days';

type Named = { id: string; rid: string };

const isSameQuotation = (a: Named, b: Named) => a.rid === b.rid && a.id === b.id;

/** `null` if the answer fits. Clocks and time zones may differ by a day. */
function findAnswerRejection(
  state: State,
  { message }: Pick<Answered, 'message'>,
  today: string,
): RejectionCode | null {
  const known = state.answer;
  const owner = state.request ?? known?.message;
  if (owner && !isSameQuotation(owner, message)) return 'elsewhere';
  if (known && known.message.number >= message.number) {
    if (known.message.number > message.number) return 'older';
    return isSameMessage(known.message, message) ? 'repeated' : 'clash';
  }
  if (listFirmMessages(state).some((entry) => entry.message.number === message.number))
    return 'clash';
  if (isAgreed(state.stage)) return 'accepted';
  if (isLapsed(message, today)) return 'expired';
  return getDayInIndia(message.at) > addDays(today, 1) ? 'early' : null;
}

function findDecisionRejection(
  state: State,
  message: DecisionMessage,
  today: string,
): RejectionCode | null {
  const { answer, decision, last, request } = state;
  if (!answer) return 'unanswered';
  if (!isSameQuotation(request ?? answer.message, message)) return 'elsewhere';
  if (last && last.number >= message.number) {
    if (isSameMessage(last, message)) return 'repeated';
    return last.number > message.number ? 'older' : 'clash';
  }
  if (answer.message.number !== message.answer) return 'otherAnswer';
  // Clocks and time zones may differ by a day.
  if (getDayInIndia(message.at) < addDays(getDayInIndia(answer.message.at), -1)) return 'misdated';
  if (isLapsed(answer.message, today)) return 'lapsed';
  const { choice } = message;
  const isAccepted = decision?.choice.step === 'accepted';
  if (isAccepted && choice.step !== 'accepted' && hasActed(state)) return 'actedOn';
  if (choice.step === 'undone') return decision?.choice.step === choice.undid ? null : 'undecided';
  if (choice.step === 'accepted' && !acceptsAnswer(choice, answer.message)) return 'otherAnswer';
  if (
    choice.step === 'change' &&
    choice.wishes.some(({ line }) => line > answer.message.lines.length)
  )
    return 'invalid';
  return decision ? 'decided' : null;
}

/** In any order, each once, since no update replaces another. */
function findUpdateRejection(
  state: State,
  { message }: Pick<Updated, 'message'>,
  today: string,
): RejectionCode | null {
  const owner = state.request ?? state.answer?.message;
  if (!owner || !state.answer) return 'unanswered';
  if (!isSameQuotation(owner, message)) return 'elsewhere';
  const same = listFirmMessages(state).find((entry) => entry.message.number === message.number);
  if (same) return isSameMessage(same.message, message) ? 'repeated' : 'clash';
  if (!isAgreed(state.stage)) return 'notAgreed';
  return getDayInIndia(message.at) > addDays(today, 1) ? 'early' : null;
}

function findSettlementRejection(
  state: State,
  { number, as }: Extract<ThreadEvent, { step: 'settled' }>,
): RejectionCode | null {
  const payable = listPayables(state).find((each) => each.number === number);
  if (!payable || isPaymentReceived(payable)) return 'nothingToPay';
  return payable.standing === as ? 'noted' : null;
}

/** `null` if the step is possible on `today`. */
export function findStepRejection(
  state: State,
  event: ThreadEvent,
  today: IsoDate,
): RejectionCode | null {
  switch (event.step) {
    case 'requested':
      return state.stage === null ? null : 'decided';
    case 'sent':
      return event.number < getNextClientNumber(state) ? null : 'unsent';
    case 'answered':
      return findAnswerRejection(state, event, today);
    case 'decided':
      return findDecisionRejection(state, event.message, today);
    case 'asked-again':
      return state.stage === null ? 'nothingAsked' : null;
    case 'filed':
      if (!isAgreed(state.stage)) return 'unaccepted';
      return event.isFiled === (state.filedAt !== null) ? 'noted' : null;
    case 'updated':
      return findUpdateRejection(state, event, today);
    case 'settled':
      return findSettlementRejection(state, event);
  }
}

function isPossibleOnSomeDay(state: State, event: ThreadEvent): boolean {
  const code = findStepRejection(state, event, FIRST_DAY_OF_ALL);
  return code === null || code === 'early';
}

/**
 * Marks the events that do not count: messages of the firm whose signature is `uncheckable`, and
 * events that are impossible without them.
 */
export function markUnchecked(
  events: readonly ThreadEvent[],
  uncheckable: ReadonlySet<ThreadEvent>,
): ThreadEvent[] {
  let state = EMPTY_STATE;
  return events.map((event) => {
    const { unchecked: _, ...plain } = event;
    const counts = !uncheckable.has(event) && isPossibleOnSomeDay(state, plain);
    const marked: ThreadEvent = counts ? plain : { ...plain, unchecked: true };
    state = applyEvent(state, marked);
    return marked;
  });
}

export const isFromFirm = (event: ThreadEvent): event is Answered | Updated =>
  event.step === 'answered' || event.step === 'updated';

/**
 * Puts a message whose link was opened in the place of its unchecked copy; `null` if there is none.
 */
function replaceUnchecked(
  events: readonly ThreadEvent[],
  opened: ThreadEvent,
): ThreadEvent[] | null {
  if (!isFromFirm(opened)) return null;
  const uncheckedCopy = events.find(
    (event) => event.unchecked && isFromFirm(event) && isSameMessage(event.message, opened.message),
  );
  if (!uncheckedCopy) return null;
  const replaced = events.map((event) => (event === uncheckedCopy ? opened : event));
  return markUnchecked(
    replaced,
    new Set(replaced.filter((event) => event.unchecked && isFromFirm(event))),
  );
}

/** Throws a `RejectionError` if the step is not possible on `today`. */
export function appendEvent(
  events: readonly ThreadEvent[],
  event: ThreadEvent,
  today: IsoDate,
): ThreadEvent[] {
  if (!isWritten(event.at)) throw new RejectionError('clock');
  if (!eventSchema.safeParse(event).success) throw new RejectionError('invalid');
  const checked = replaceUnchecked(events, event);
  if (checked) return checked;
  const code = findStepRejection(computeState(events), event, today);
  if (code) throw new RejectionError(code);
  if (events.length >= EVENT_LIMIT) throw new RejectionError('full');
  return [...events, event];
}

/** Whether `appendEvent` could have made this log, on any dates. */
export function isPossible(events: readonly ThreadEvent[]): boolean {
  let state = EMPTY_STATE;
  for (const event of events) {
    if (!event.unchecked && !isPossibleOnSomeDay(state, event)) return false;
    state = applyEvent(state, event);
  }
  return events.length <= EVENT_LIMIT;
}

/** Before every message: no answer has lapsed, and at most a message is `early`. */
const FIRST_DAY_OF_ALL = '1970-01-01';
