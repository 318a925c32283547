import type { IsoDate } from '@/content/types/units';
import {
  type InboxEvent,
  type InboxStep,
  inboxLimits,
} from '@/features/client-area/firm-inbox/inbox-records';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import type { RequestMessage } from '@/features/client-area/protocol/messages';
import { findStepRejection } from '@/features/client-area/protocol/refusal';
import { type RefusalCode, RejectionError } from '@/features/client-area/protocol/refusals';
import {
  reduceThread,
  type Sent,
  type Stage,
  type State,
} from '@/features/client-area/protocol/state';
import { getStage } from '@/features/client-area/quotations/stage';
import { addDays, getDayInIndia } from '@/lib/days';

/** The stages of a request in the firm's words. That work is filed is a note of the client alone. */
export const firmStageLabels = {
  requested: { tone: 'blue', word: 'New' },
  quoted: { tone: 'orange', word: 'Answered' },
  'change-asked': { tone: 'red', word: 'Change asked' },
  accepted: { tone: 'green', word: 'Accepted' },
  filed: { tone: 'green', word: 'Accepted' },
  declined: { tone: 'danger', word: 'Declined' },
  expired: { tone: 'danger', word: 'Expired' },
} as const satisfies Record<Stage, { tone: string; word: string }>;

type AnswerSent = Extract<InboxEvent, { step: 'answer-sent' }>;
/** How the firm sent a message, by the message's number. */
export type SentByFirm = Sent & { number: number };

/** The outcome of a request's log. */
export type InboxThread = {
  request: RequestMessage;
  /** The latest answer and the decision in force, computed as on the client's side. */
  state: State;
  /** How the firm sent the latest answer; `null` if not sent. */
  answerSent: SentByFirm | null;
  /** The same of every message to the client that was sent. */
  sent: readonly SentByFirm[];
  /** When the decision in force was opened here, in milliseconds; `null` without one. */
  decisionOpenedAt: number | null;
};

const isAnswerSent = (event: InboxEvent): event is AnswerSent => event.step === 'answer-sent';

const sharedEvents = (events: readonly InboxEvent[]): ThreadEvent[] =>
  events.filter((event) => !isAnswerSent(event));

/** The latest note on each message, unless it says that the message was not sent after all. */
function sentIn(events: readonly InboxEvent[]): SentByFirm[] {
  const latest = new Map(events.filter(isAnswerSent).map((event) => [event.number, event]));
  return [...latest.values()].flatMap(({ at, by, number }) =>
    by === null ? [] : [{ at, by, number }],
  );
}

/** Reads a log; `null` if it does not begin with a request. */
export function readThread(events: readonly InboxEvent[]): InboxThread | null {
  const state = reduceThread(sharedEvents(events));
  if (!state.request) return null;
  const sent = sentIn(events);
  const answerSent = sent.find(({ number }) => number === state.answer?.message.number);
  const opened = state.decision && events.findLast(({ step }) => step === 'decided');
  return {
    request: state.request,
    state,
    answerSent: answerSent ?? null,
    sent,
    decisionOpenedAt: opened?.at ?? null,
  };
}

/** The stage of a request on a day. */
export const getFirmStage = ({ state }: InboxThread, today: IsoDate): Stage =>
  getStage(state, today);

/** In days. */
const QUIET_FOR = 7;

/** Since when accepted work has had no update, if that is seven days or more; else `null`. */
export function findQuietSince(
  { state, sent, decisionOpenedAt }: InboxThread,
  today: IsoDate,
): IsoDate | null {
  if (getStage(state, today) !== 'accepted') return null;
  // Of one that was not sent the client has heard nothing.
  const heard = state.updates.findLast(({ message }) =>
    sent.some(({ number }) => number === message.number),
  );
  const day = getDayInIndia(heard?.message.at ?? decisionOpenedAt ?? 0);
  return day <= addDays(today, -QUIET_FOR) ? day : null;
}

/** Sentences for the firm, where those of the thread address the client. */
const inboxSentences: Partial<Record<RefusalCode, string>> = {
  unanswered:
    'This decides on an answer that is not in this inbox. Restore the inbox from its file, or open it on the computer that answered.',
  otherAnswer:
    'The client decided on another answer than the latest here. Nothing changed. Ask the client to open the latest.',
  lapsed: 'The client decided after the last day of the answer. Nothing changed. Answer again.',
  early:
    'The client\u2019s device dated this more than a day ahead. Nothing changed. Ask the client to set its clock and send it again.',
  misdated:
    'The client\u2019s device dated this decision before your answer. Nothing changed. Ask the client to set its clock and decide again.',
  actedOn:
    'The client takes back an acceptance on which you have already sent something. Nothing changed. Speak to the client.',
  accepted: 'The client has accepted the last answer, so you cannot replace it.',
  notYours:
    'Another key signed this decision, not the key that came with the request. Nothing changed. Ask the client by telephone.',
  invalid: 'This decision does not fit the answer that it is on. Nothing changed.',
  repeated:
    'You have answered this request already, so what the client changed since then does not count.',
  older: 'A later message of this client is here already, so this older one changes nothing.',
  clash:
    'Another message of this client with the same number is here already. Nothing changed. Ask the client which of the two holds.',
  elsewhere:
    'This names another quotation than its request. Nothing changed. Ask the client by telephone.',
  gone: 'This inbox has no such request. Open the request first.',
  notAgreed: 'The client\u2019s acceptance is not in this inbox. Open its link first, then sign.',
  full: 'This request can hold no more entries. Ask the client for a new request.',
};

/** The inbox refuses a message or a step; `message` is a sentence for the firm. */
export class InboxRejectionError extends RejectionError {
  constructor(code: RefusalCode) {
    super(code);
    this.message = inboxSentences[code] ?? this.message;
  }
}

/**
 * The date by which a step is judged. A decision that the client made in time is taken even if it is
 * opened here later: the firm then sees both dates, since a client's clock may have been set back.
 */
function judgedOn(event: ThreadEvent, today: string): string {
  if (event.step !== 'decided') return today;
  const day = getDayInIndia(event.message.at);
  return day < today ? day : today;
}

/** Why a changed request, which a client may send until it is answered, is refused. */
function refusalOfChanged({ request }: State, { id, at }: RequestMessage): RefusalCode | null {
  if (request?.id !== id) return 'elsewhere';
  return at < request.at ? 'older' : null;
}

function refusalOfShared(
  events: readonly InboxEvent[],
  event: ThreadEvent,
  today: string,
): RefusalCode | null {
  const state = reduceThread(sharedEvents(events));
  if (event.step === 'requested' && state.stage === 'requested') {
    return refusalOfChanged(state, event.message);
  }
  const code = findStepRejection(state, event, judgedOn(event, today));
  const isDecision = event.step === 'decided';
  if (event.step === 'requested' && code === 'decided') return 'repeated';
  // The client may have decided and taken it back without sending either: the latest counts.
  if (!isDecision || (code && code !== 'decided' && code !== 'undecided')) return code;
  return getDayInIndia(event.message.at) > addDays(today, 1) ? 'early' : null;
}

/** Throws `InboxRejectionError` if an event cannot follow the earlier ones. */
export function checkStep(events: readonly InboxEvent[], event: InboxEvent, today: IsoDate): void {
  const code = isAnswerSent(event) ? null : refusalOfShared(events, event, today);
  if (code) throw new InboxRejectionError(code);
  if (events.length >= inboxLimits.steps) throw new InboxRejectionError('full');
}

/** The steps that an inbox writes; the others are notes of a client. */
const written: readonly InboxEvent['step'][] = [
  'requested',
  'answered',
  'decided',
  'updated',
  'answer-sent',
];

/** Whether steps form a complete log that this inbox could have written. */
export function isWholeThread(steps: readonly InboxStep[]): boolean {
  const before: InboxEvent[] = [];
  for (const [index, { number, event }] of steps.entries()) {
    if (number !== index || !written.includes(event.step)) return false;
    try {
      // Judged on its own date, since what was valid then remains so.
      checkStep(before, event, getDayInIndia(event.at));
    } catch {
      return false;
    }
    before.push(event);
  }
  return before[0]?.step === 'requested';
}
