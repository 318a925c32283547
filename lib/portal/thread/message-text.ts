import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import {
  type Choice,
  type DecisionMessage,
  declineReasons,
  type RequestMessage,
} from '@/lib/portal/thread/messages';
import { serviceWords } from '@/lib/portal/thread/services';

/** At the head of what the sample area sends. */
const SAMPLE = 'Sample: nothing in this message is real.';

/** A message in plain words, to go with its link by WhatsApp or mail. */
export type MessageText = { subject: string; text: string };

function requestLines({ lines, notes, client }: RequestMessage): string[] {
  const services = lines.map((line, index) => {
    const fee = line.fee === undefined ? '' : `, ${formatRupees(line.fee)}`;
    return `${index + 1}. ${serviceWords(line)}${fee}`;
  });
  const figures = lines.flatMap(({ computation }) =>
    computation
      ? [
          '',
          computation.title,
          ...computation.figures.map(({ label, words }) => `${label}: ${words}`),
        ]
      : [],
  );
  const contact = [client.name, client.phone, client.email].filter(Boolean).join(', ');
  return [
    'Please send me a quotation for:',
    ...services,
    ...figures,
    ...(notes ? ['', notes] : []),
    ...(contact ? ['', contact] : []),
  ];
}

function choiceLines(id: string, choice: Choice, services: readonly string[]): string[] {
  switch (choice.step) {
    case 'accepted':
      return [`I accept quotation ${id} of ${formatRupees(choice.total)}.`, choice.name];
    case 'declined': {
      const reason = choice.reason === 'other' ? choice.words : declineReasons[choice.reason];
      const more = choice.reason === 'other' ? [] : [choice.words].filter(Boolean);
      return [`I decline quotation ${id}: ${reason}.`, ...more];
    }
    case 'change':
      return [
        `I ask for a change in quotation ${id}:`,
        ...choice.wishes.map(({ line, words }) => `${services[line - 1] ?? line}: ${words}`),
        ...[choice.words].filter(Boolean),
      ];
    case 'undone':
      return [`I take back what I said of quotation ${id}. It is open again.`];
  }
}

/**
 * The letter of a message. `services` are those of the answer, since a change request refers to
 * them by line.
 */
export function messageTextOf(
  message: RequestMessage | DecisionMessage,
  services: readonly string[] = [],
): MessageText {
  const { id, at } = message;
  const lines =
    message.kind === 'request' ? requestLines(message) : choiceLines(id, message.choice, services);
  const what = message.kind === 'request' ? 'Request for quotation' : 'Quotation';
  return {
    subject: `${what} ${id}, ${formatDay(dayInIndia(at))}`,
    text: [...(message.sample ? [SAMPLE, ''] : []), ...lines].join('\n'),
  };
}

/** The text to send: the words, then the link for the other side. */
export const withLink = ({ text }: MessageText, link: string): string =>
  `${text}\n\nOpen this link to answer or to keep it:\n${link}`;

/** Links that open WhatsApp and mail with the text, for the client to send. */
export function ways(
  messageText: MessageText,
  link: string,
  firm: { whatsapp: string; email: string },
) {
  const text = withLink(messageText, link);
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    whatsapp: `${firm.whatsapp}?text=${encodeURIComponent(text)}`,
    mail: `mailto:${firm.email}?subject=${encodeURIComponent(messageText.subject)}&body=${body}`,
    text,
  };
}
