import { site } from '@/content/site';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/format';
import type { Letter } from '@/lib/portal/exchange/letter';
import type { AnswerMessage, RequestMessage } from '@/lib/portal/exchange/messages';

/** An answer in plain words, which go with its link by WhatsApp or mail. */
export function answerLetter({ id, lines, total, validUntil, by }: AnswerMessage): Letter {
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

/** A number as wa.me takes it, with the code of India where none is given; `null` for no number. */
export function whatsappNumber(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length === 10 && !phone.trim().startsWith('+')) return `91${digits}`;
  return digits.length >= 11 && digits.length <= 15 ? digits : null;
}

/** The chat and the mailbox that the client named; without them, WhatsApp and mail ask for one. */
export function clientAddress({ phone, email }: RequestMessage['client']) {
  return {
    whatsapp: `https://wa.me/${whatsappNumber(phone) ?? ''}`,
    // What a stranger typed: nothing of it becomes another receiver or a header.
    email: encodeURIComponent(email).replace('%40', '@'),
  };
}
