import { formatLongDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { ANSWER_LIMIT, type Answer } from '@/lib/forms/post-message';

/** Why a message was not sent. */
export type NotSent =
  | Exclude<Answer, { kind: 'sent' }>
  /** The browser was offline before the button was pressed. */
  | { kind: 'offline' }
  /** It has waited since an earlier visit. */
  | { kind: 'waiting'; since: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * A wait in milliseconds as words, rounded up; `later` if over two days. `null` is an unknown wait.
 */
export function waitInWords(wait: number | null): string {
  if (wait === null) return 'in a few minutes';
  if (wait <= MINUTE) return 'in a minute';
  if (wait <= 90 * MINUTE) return `in ${Math.ceil(wait / MINUTE)} minutes`;
  return wait <= 48 * HOUR ? `in ${Math.ceil(wait / HOUR)} hours` : 'later';
}

/** What happened, as a sentence for beside the button. It claims no more than is known. */
export function notSentSentence(reason: NotSent, isOnline: boolean): string {
  switch (reason.kind) {
    case 'offline':
      return isOnline
        ? 'You are back online. Your message has not been sent yet: press Send message.'
        : 'You are offline, so your message was not sent.';
    case 'waiting':
      return isOnline
        ? `You wrote this message on ${formatLongDay(dayInIndia(reason.since))}, and we have no sign that it arrived. Send it now, or discard it.`
        : `You wrote this message on ${formatLongDay(dayInIndia(reason.since))}. You are offline, so it has to wait.`;
    case 'unreached':
      return 'Our mail service could not be reached, or the connection broke off. Please assume that your message was not sent, and try again.';
    case 'silent':
      return `No answer came within ${ANSWER_LIMIT / 1000} seconds, so we do not know whether your message arrived. Please try again.`;
    case 'busy':
      return `Too many messages are coming in, so yours was not accepted. Please try again ${waitInWords(reason.wait)}.`;
    case 'refused':
      return 'Your message was not accepted. Please check your email address and phone number.';
    case 'too-long':
      return 'Your message is too long for our mail service. Please shorten it.';
    case 'failed':
      return 'Our mail service has a fault. Please assume that your message was not sent, and try again later.';
    case 'unclear':
      return 'Our mail service did not confirm your message. Please assume that it was not sent.';
  }
}
