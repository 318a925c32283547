import { durations } from '@/content/durations';
import { site } from '@/content/site';
import { hoursInWords } from '@/content/words/hours';

const [phone] = site.phones;
const [email] = site.emails;
const instead = `call ${phone.display} (${hoursInWords(site.hours)}) or write to ${email.address} instead.`;

/** What the two message forms say if they cannot run. */
export const messageFallback = {
  withoutScript: `This form needs JavaScript. Please ${instead}`,
  incomplete: `Part of this form did not load. Please reload the page, or ${instead}`,
} as const;

/** The outcomes of a message, for both forms. */
export const messageNews = {
  sent: {
    title: 'Message Sent Successfully!',
    text: `Thank you for contacting us. We'll get back to you within ${durations.reply}.`,
  },
  notSent: {
    title: 'Your message was not sent',
    text: `It is still in the form. Please try again, or write to ${email.address}.`,
  },
  unconfirmed: {
    title: 'Your message was not confirmed',
    text: 'We have no sign that it arrived. It is still in the form.',
  },
  waiting: {
    title: 'A message of yours is waiting',
    text: 'We have no sign that it arrived. It is in the form again.',
  },
  discarded: 'Message discarded',
  /** Below the button, where no message leaves the browser. */
  kept: `Kept in this browser; nothing was sent. To reach us, call ${phone.display} or write to ${email.address}.`,
} as const;

/** Where a message that was not sent is kept. */
export const unsentMessage = {
  waits: 'It waits in this browser until you send or discard it.',
  inForm: 'Every word is still in the form.',
  onlyHere: 'This browser could not store it, so please keep this page open.',
  another:
    'Another message of yours waits in this browser already, so please keep this page open until this one is sent.',
  /** Kept by an earlier version of the site. */
  more: 'Messages that wait after it: {count}.',
  copy: {
    idle: 'Your message is long: a link carries only the beginning of it.',
    copied: 'Copied. Paste it into the mail or the chat.',
    failed: 'This browser did not let the page copy. Select the text in the form instead.',
  },
} as const;
