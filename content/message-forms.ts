import { durations } from '@/content/durations';
import { site } from '@/content/site';
import { formatOfficeHours } from '@/content/words/hours';

const [phone] = site.phones;
const [email] = site.emails;
const instead = `call ${phone.display} (${formatOfficeHours(site.hours)}) or write to ${email.address} instead.`;

export const messageFallback = {
  withoutScript: `This form needs JavaScript. Please ${instead}`,
  incomplete: `Part of this form did not load. Please reload the page, or ${instead}`,
} as const;

export const messageNews = {
  sent: {
    title: 'Message Sent Successfully!',
    text: `Thank you for contacting us. We'll get back to you within ${durations.reply}.`,
  },
  notSent: {
    title: 'Your message was not sent',
    text: 'It is still in the form.',
  },
  preview: 'Preview: this form sends nothing. To reach us, call or use WhatsApp.',
  kept: `We got nothing: only this tab keeps it. Send it to us yourself, or call ${phone.display}.`,
} as const;

export const unsentMessage = {
  refused:
    'We could not accept your message. Please check your email address and phone number, or send it by mail or WhatsApp.',
  'not-reached':
    'We have no sign that your message arrived, so please assume that it did not. Try again, or send it by mail or WhatsApp.',
  inForm: 'Every word is still in the form.',
  copy: {
    idle: 'Your message is long: a link carries only the beginning of it.',
    copied: 'Copied. Paste it into the mail or the chat.',
    failed: 'This browser did not let the page copy. Select the text instead.',
  },
} as const;
