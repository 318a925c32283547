import type { IsoDate } from '@/content/types/units';
import {
  type InboxEvent,
  type InboxStep,
  inboxLimits,
} from '@/features/client-area/firm-inbox/inbox-records';
import { findStepRejection } from '@/features/client-area/protocol/append-event';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import type { RequestMessage } from '@/features/client-area/protocol/messages';
import { type RejectionCode, RejectionError } from '@/features/client-area/protocol/rejections';
import {
  computeState,
  isDone,
  type Sent,
  type Stage,
  type State,
} from '@/features/client-area/protocol/state';
import { getStage } from '@/features/client-area/quotations/stage';
import { addDays, getDayInIndia } from '@/lib/days';

/** In the firm's words. Only the client notes that work is filed. */
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
type SentByFirm = Sent & { number: number };

export type InboxThread = {
  request: RequestMessage;
  state: State;
  /** `null` if the latest answer was not sent. */
  answerSent: SentByFirm | null;
  sent: readonly SentByFirm[];
  /** In milliseconds; `null` if no decision is in force. */
  decisionOpenedAt: number | null;
};

const isAnswerSent = (event: InboxEvent): event is AnswerSent => event.step === 'answer-sent';

const listSharedEvents = (events: readonly InboxEvent[]): ThreadEvent[] =>
  events.filter((event) => !isAnswerSent(event));

function listSent(events: readonly InboxEvent[]): SentByFirm[] {
  const latest = new Map(events.filter(isAnswerSent).map((event) => [event.number, event]));
  return [...latest.values()].flatMap(({ at, by, number }) =>
    by === null ? [] : [{ at, by, number }],
  );
}

export function readThread(events: readonly InboxEvent[]): InboxThread | null {
  const state = computeState(listSharedEvents(events));
  if (!state.request) return null;
  const sent = listSent(events);
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

export const getFirmStage = ({ state }: InboxThread, today: IsoDate): Stage =>
  getStage(state, today);

/** In days. */
const QUIET_FOR = 7;

/**
 * The day since which accepted work that is not done has had no update, if it is seven days ago or
 * more; else `null`.
 */
export function findQuietSince(
  { state, sent, decisionOpenedAt }: InboxThread,
  today: IsoDate,
): IsoDate | null {
  if (getStage(state, today) !== 'accepted' || isDone(state)) return null;
  // The client knows nothing of an update that was not sent.
  const lastSent = state.updates.findLast(({ message }) =>
    sent.some(({ number }) => number === message.number),
  );
  const day = getDayInIndia(lastSent?.message.at ?? decisionOpenedAt ?? 0);
  return day <= addDays(today, -QUIET_FOR) ? day : null;
}

/** For the firm, where the sentences in rejections.ts address the client. */
const inboxSentences: Partial<Record<RejectionCode, string>> = {
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

export class InboxRejectionError extends RejectionError {
  constructor(code: RejectionCode) {
    super(code);
    this.message = inboxSentences[code] ?? this.message;
  }
}

/**
 * A decision is checked as of the client's date, even if it is opened here later. The firm then
 * sees both dates, since a client's clock may have been set back.
 */
function getEffectiveDay(event: ThreadEvent, today: string): string {
  if (event.step !== 'decided') return today;
  const day = getDayInIndia(event.message.at);
  return day < today ? day : today;
}

/** A client may change a request until it is answered. `null` if the change is accepted. */
function findChangeRejection({ request }: State, { id, at }: RequestMessage): RejectionCode | null {
  if (request?.id !== id) return 'elsewhere';
  return at < request.at ? 'older' : null;
}

function findRejection(
  events: readonly InboxEvent[],
  event: ThreadEvent,
  today: string,
): RejectionCode | null {
  const state = computeState(listSharedEvents(events));
  if (event.step === 'requested' && state.stage === 'requested') {
    return findChangeRejection(state, event.message);
  }
  const code = findStepRejection(state, event, getEffectiveDay(event, today));
  const isDecision = event.step === 'decided';
  if (event.step === 'requested' && code === 'decided') return 'repeated';
  // The client may have decided and undone it without sending either: the latest message counts.
  if (!isDecision || (code && code !== 'decided' && code !== 'undecided')) return code;
  return getDayInIndia(event.message.at) > addDays(today, 1) ? 'early' : null;
}

/** Throws an `InboxRejectionError` if the event cannot follow the earlier ones. */
export function checkStep(events: readonly InboxEvent[], event: InboxEvent, today: IsoDate): void {
  const code = isAnswerSent(event) ? null : findRejection(events, event, today);
  if (code) throw new InboxRejectionError(code);
  if (events.length >= inboxLimits.steps) throw new InboxRejectionError('full');
}

/** Only these are written by an inbox; the other steps are notes of a client. */
const writtenSteps: readonly InboxEvent['step'][] = [
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
    if (number !== index || !writtenSteps.includes(event.step)) return false;
    try {
      // As of its own date, since what was valid then stays valid.
      checkStep(before, event, getDayInIndia(event.at));
    } catch {
      return false;
    }
    before.push(event);
  }
  return before[0]?.step === 'requested';
}
