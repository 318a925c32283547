import { site } from '@/content/site';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/format';
import type { MessageText } from '@/lib/portal/thread/message-text';
import type { AnswerMessage, RequestMessage } from '@/lib/portal/thread/messages';

/** An answer in plain words, to go with its link by WhatsApp or mail. */
export function answerText({ id, lines, total, validUntil, by }: AnswerMessage): MessageText {
  return {
    subject: `Quotation ${id} of ${site.name}`,
    text: [
      `Quotation ${id} of ${site.name}:`,
      ...lines.map(({ service, fee }, index) => `${index + 1}. ${service}, ${formatRupees(fee)}`),
      `In all ${formatRupees(total)}, valid until ${formatDay(validUntil)}.`,
      by,
    ].join('\n'),
  };
}

/**
 * A phone number in the form of wa.me, with India's code if it has none; `null` if it is no number.
 */
export function whatsappNumber(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length === 10 && !phone.trim().startsWith('+')) return `91${digits}`;
  return digits.length >= 11 && digits.length <= 15 ? digits : null;
}

/** The client's WhatsApp number and mail address; where one is empty, the program asks for it. */
export function clientAddress({ phone, email }: RequestMessage['client']) {
  return {
    whatsapp: `https://wa.me/${whatsappNumber(phone) ?? ''}`,
    // A stranger typed it, so it is encoded: no part may become another recipient or a header.
    email: encodeURIComponent(email).replace('%40', '@'),
  };
}
