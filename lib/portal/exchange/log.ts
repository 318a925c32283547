import { isoDay } from '@/lib/dates';
import { addDays } from '@/lib/days';
import { LAST_DAY } from '@/lib/portal/database/limits';
import {
  answerSchema,
  type DecisionMessage,
  decisionSchema,
  exchangeLimits,
  isSameMessage,
  requestSchema,
} from '@/lib/portal/exchange/messages';
import type { RefusalCode } from '@/lib/portal/exchange/refusals';
import { after, isLapsed, NOTHING, type State } from '@/lib/portal/exchange/state';
import * as z from '@/lib/zod';

/**
 * What happened to a quotation, entry by entry and only ever added to. Its present state is
 * computed from the log (`stateOf`), and `appended` (append.ts) refuses every step that is not open.
 */
export const channels = ['whatsapp', 'mail', 'copy', 'share'] as const;

/** When the entry was made, in milliseconds, by the clock of this device. */
const at = z.int().check(z.nonnegative(), z.lte(Date.parse(LAST_DAY)));
const number = z.int().check(z.positive(), z.lte(exchangeLimits.number));

export const eventSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('requested'), at, message: requestSchema }),
  /** As the client said; nothing tells whether it arrived. */
  z.strictObject({ step: z.literal('sent'), at, number, by: z.enum(channels) }),
  z.strictObject({
    step: z.literal('answered'),
    at,
    message: answerSchema,
    /** As it was signed, so that it can be checked again. */
    token: z.string().check(z.maxLength(32_768)),
    /** The id of the firm's key. */
    kid: z.string().check(z.regex(/^[\da-f]{16}$/)),
  }),
  z.strictObject({ step: z.literal('decided'), at, message: decisionSchema }),
  /** Its services went into the cart once more. */
  z.strictObject({ step: z.literal('asked-again'), at }),
  /** The client notes that the firm has filed what was accepted, or takes the note back. */
  z.strictObject({ step: z.literal('filed'), at, isFiled: z.boolean() }),
]);

export type LogEvent = z.infer<typeof eventSchema>;
export type Answered = Extract<LogEvent, { step: 'answered' }>;
export type Channel = (typeof channels)[number];

/** In one log. */
export const EVENT_LIMIT = 300;

/** Why an answer does not fit; `null` when it does. A day is allowed for clocks and time zones. */
function againstAnswer(
  state: State,
  { message, token }: Pick<Answered, 'message' | 'token'>,
  today: string,
): RefusalCode | null {
  const known = state.answer;
  const owner = state.request ?? known?.message;
  if (owner && owner.rid !== message.rid) return 'elsewhere';
  if (known && known.message.number >= message.number) {
    if (known.token === token) return 'repeated';
    if (known.message.number > message.number) return 'older';
    return isSameMessage(known.message, message) ? 'repeated' : 'clash';
  }
  if (state.word === 'accepted') return 'accepted';
  if (isLapsed(message, today)) return 'expired';
  return isoDay(new Date(message.at)) > addDays(today, 1) ? 'early' : null;
}

function againstDecision(
  { answer, decision, last, request }: State,
  message: DecisionMessage,
  today: string,
): RefusalCode | null {
  if (!answer) return 'unanswered';
  if ((request ?? answer.message).rid !== message.rid) return 'elsewhere';
  if (last && last.number >= message.number) {
    if (isSameMessage(last, message)) return 'repeated';
    return last.number > message.number ? 'older' : 'clash';
  }
  if (answer.message.number !== message.answer) return 'otherAnswer';
  if (isLapsed(answer.message, today)) return 'lapsed';
  const { choice } = message;
  if (choice.step === 'undone') return decision?.choice.step === choice.undid ? null : 'undecided';
  if (choice.step === 'accepted' && choice.total !== answer.message.total) return 'otherAnswer';
  if (
    choice.step === 'change' &&
    choice.wishes.some(({ line }) => line > answer.message.lines.length)
  )
    return 'unsound';
  return decision ? 'decided' : null;
}

/** Why a step cannot be taken on a day (an ISO date); `null` when it can. */
export function refusalOf(state: State, event: LogEvent, today: string): RefusalCode | null {
  switch (event.step) {
    case 'requested':
      return state.word === 'nothing' ? null : 'decided';
    case 'sent':
      return state.last && event.number <= state.last.number ? null : 'unsent';
    case 'answered':
      return againstAnswer(state, event, today);
    case 'decided':
      return againstDecision(state, event.message, today);
    case 'asked-again':
      return state.word === 'nothing' ? 'nothingAsked' : null;
    case 'filed':
      if (state.word !== 'accepted') return 'unaccepted';
      return event.isFiled === (state.filedAt !== null) ? 'noted' : null;
  }
}

/** Whether a log is one that `appended` could have made, whatever the day. */
export function isPossible(events: readonly LogEvent[]): boolean {
  let state = NOTHING;
  for (const event of events) {
    const code = refusalOf(state, event, FIRST_DAY_OF_ALL);
    if (code !== null && code !== 'early') return false;
    state = after(state, event);
  }
  return events.length <= EVENT_LIMIT;
}

/** On which no answer has lapsed. */
const FIRST_DAY_OF_ALL = '1970-01-01';
