import { site } from '@/content/site';
import type { MessageText } from '@/features/client-area/protocol/message-text';
import type { AnswerMessage, RequestMessage } from '@/features/client-area/protocol/messages';
import { getTotals } from '@/features/client-area/protocol/totals';
import { formatDay } from '@/lib/dates';
import { formatPrice, formatSums, getUnitFee } from '@/lib/fees/units';

export function writeAnswerText(answer: AnswerMessage): MessageText {
  const { id, lines, validUntil, by } = answer;
  const totals = getTotals(answer);
  const sums = totals.length > 1 ? formatSums(totals) : `In all ${formatSums(totals)}`;
  return {
    subject: `Quotation ${id} of ${site.name}`,
    text: [
      `Quotation ${id} of ${site.name}:`,
      ...lines.map(
        (line, index) => `${index + 1}. ${line.service}, ${formatPrice(getUnitFee(line))}`,
      ),
      `${sums}, valid until ${formatDay(validUntil)}.`,
      by,
    ].join('\n'),
  };
}

/** For wa.me, with India's code if the number has none; `null` if it is not a phone number. */
export function formatWhatsappNumber(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length === 10 && !phone.trim().startsWith('+')) return `91${digits}`;
  return digits.length >= 11 && digits.length <= 15 ? digits : null;
}

/** If one is empty, the program asks for it. */
export function getClientContactLinks({ phone, email }: RequestMessage['client']) {
  return {
    whatsapp: `https://wa.me/${formatWhatsappNumber(phone) ?? ''}`,
    // A stranger typed it, so it is encoded: no part may become another recipient or a header.
    email: encodeURIComponent(email).replace('%40', '@'),
  };
}
