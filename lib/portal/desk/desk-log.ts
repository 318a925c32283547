import { isoDay } from '@/lib/dates';
import { type DeskEvent, type DeskStep, deskLimits } from '@/lib/portal/desk/desk-records';
import { type LogEvent, refusalOf } from '@/lib/portal/exchange/log';
import type { RequestMessage } from '@/lib/portal/exchange/messages';
import { type RefusalCode, Refused } from '@/lib/portal/exchange/refusals';
import { isLapsed, type State, stateOf } from '@/lib/portal/exchange/state';

/** The states in which the desk's list shows a request. */
export const deskStates = ['new', 'answered', 'accepted', 'declined', 'change', 'expired'] as const;
export type DeskState = (typeof deskStates)[number];

export const deskStateWords = {
  new: { tone: 'blue', word: 'New' },
  answered: { tone: 'orange', word: 'Answered' },
  accepted: { tone: 'green', word: 'Accepted' },
  declined: { tone: 'danger', word: 'Declined' },
  change: { tone: 'red', word: 'Change asked' },
  expired: { tone: 'danger', word: 'Expired' },
} as const satisfies Record<DeskState, { tone: string; word: string }>;

type AnswerSent = Extract<DeskEvent, { step: 'answer-sent' }>;

/** What the log of a request comes to. */
export type DeskLog = {
  request: RequestMessage;
  /** The newest answer and the decision that holds on it, as on the client's side. */
  state: State;
  /** How the newest answer was sent, as the firm said; `null` while it is not. */
  answerSent: AnswerSent | null;
};

const isAnswerSent = (event: DeskEvent): event is AnswerSent => event.step === 'answer-sent';

const sharedEvents = (events: readonly DeskEvent[]): LogEvent[] =>
  events.filter((event) => !isAnswerSent(event));

/** What a log comes to; `null` for one that does not begin with a request. */
export function readLog(events: readonly DeskEvent[]): DeskLog | null {
  const state = stateOf(sharedEvents(events));
  if (!state.request) return null;
  const answerSent = events
    .filter(isAnswerSent)
    .findLast(({ number }) => number === state.answer?.message.number);
  return { request: state.request, state, answerSent: answerSent ?? null };
}

/** In which state the desk's list shows a request on a day (an ISO date). */
export function deskStateOn({ state }: DeskLog, today: string): DeskState {
  switch (state.word) {
    case 'accepted':
    case 'declined':
    case 'change':
      return state.word;
    case 'answered':
      return state.answer && isLapsed(state.answer.message, today) ? 'expired' : 'answered';
    default:
      return 'new';
  }
}

/** Sentences for the firm where those of the exchange speak to the client. */
const deskSentences: Partial<Record<RefusalCode, string>> = {
  unanswered:
    'This decides on an answer that is not at this desk. Restore the desk from its file, or open it on the computer that answered.',
  otherAnswer:
    'The client decided on another answer than the latest one here. Nothing was changed; ask the client to open the latest.',
  undecided: 'The client takes back a decision that was not opened here. Open that message first.',
  decided: 'The client took back the earlier decision before this one. Open that message first.',
  lapsed: 'The client decided after the last day of the answer. Nothing was changed; answer again.',
  accepted: 'The client has accepted the last answer, so it cannot be replaced.',
  notYours:
    'This decision is not signed with the key that came with the request. Nothing was changed; ask the client by telephone.',
  unsound: 'This decision does not fit the answer that it is on. Nothing was changed.',
  repeated:
    'This request is answered already. What the client has changed in it since then is not taken over.',
  older: 'A later message of this client is here already, so this older one changes nothing.',
  clash:
    'Another message of this client with the same number is here already. Nothing was changed; ask the client which of the two holds.',
  elsewhere: 'This desk has no such request. Open the request first.',
  full: 'This request has as many entries as one can hold. Ask the client for a new one.',
};

/** A message or a step that the desk does not take; the message is a sentence for the firm. */
export class DeskRefused extends Refused {
  constructor(code: RefusalCode) {
    super(code);
    this.message = deskSentences[code] ?? this.message;
  }
}

/**
 * The day by which a step is judged. A decision counts from the day on which the client took it,
 * for it may be opened here days later; a clock that runs ahead gains nothing.
 */
function judgedOn(event: LogEvent, today: string): string {
  if (event.step !== 'decided') return today;
  const day = isoDay(new Date(event.message.at));
  return day < today ? day : today;
}

function refusalOfSent(events: readonly DeskEvent[], { number }: AnswerSent): RefusalCode | null {
  const answer = stateOf(sharedEvents(events)).answer;
  return answer && number <= answer.message.number ? null : 'unsent';
}

/** A client may change a request and send it again until it is answered. */
const isAskedAnew = (state: State, event: LogEvent): boolean =>
  event.step === 'requested' && state.word === 'asked';

function refusalOfShared(
  events: readonly DeskEvent[],
  event: LogEvent,
  today: string,
): RefusalCode | null {
  const state = stateOf(sharedEvents(events));
  if (isAskedAnew(state, event)) return null;
  const code = refusalOf(state, event, judgedOn(event, today));
  return event.step === 'requested' && code === 'decided' ? 'repeated' : code;
}

/** Throws `DeskRefused` where an event cannot follow those before it. */
export function checkStep(events: readonly DeskEvent[], event: DeskEvent, today: string): void {
  const code = isAnswerSent(event)
    ? refusalOfSent(events, event)
    : refusalOfShared(events, event, today);
  if (code) throw new DeskRefused(code);
  if (events.length >= deskLimits.steps) throw new DeskRefused('full');
}

/** Whether steps are one whole log that this desk could have written. */
export function isWholeLog(steps: readonly DeskStep[]): boolean {
  const before: DeskEvent[] = [];
  for (const [index, { number, event }] of steps.entries()) {
    if (number !== index) return false;
    try {
      // On the day on which it was taken; what was valid then is.
      checkStep(before, event, isoDay(new Date(event.at)));
    } catch {
      return false;
    }
    before.push(event);
  }
  return before[0]?.step === 'requested';
}

/** The running number of the next answer: the first is 1. */
export const nextAnswerNumber = ({ state }: DeskLog): number =>
  (state.answer?.message.number ?? 0) + 1;
