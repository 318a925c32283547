import { site } from '@/content/site';
import { formatRupees } from '@/lib/format';
import { formatDay } from '@/lib/portal/dates';
import type { AnswerMessage, RequestMessage } from '@/lib/portal/exchange/messages';

/** An answer in plain words, which go with its link by WhatsApp or mail. */
export function answerLetter(answer: AnswerMessage): { subject: string; text: string } {
  const { id, lines, total, validUntil, by } = answer;
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

/** Where an answer goes: the chat and the mailbox that the client named, or any that is chosen. */
export function waysToClient(
  answer: AnswerMessage,
  { phone, email }: RequestMessage['client'],
  link: string,
): { text: string; whatsapp: string; mail: string } {
  const letter = answerLetter(answer);
  const text = `${letter.text}\n\nOpen this link in the browser in which you asked:\n${link}`;
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const subject = encodeURIComponent(letter.subject);
  return {
    text,
    whatsapp: `https://wa.me/${whatsappNumber(phone) ?? ''}?text=${encodeURIComponent(text)}`,
    mail: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}&body=${body}`,
  };
}
