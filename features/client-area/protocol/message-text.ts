import { SAFE_LINK } from '@/features/client-area/protocol/link';
import {
  type Choice,
  type DecisionMessage,
  declineReasons,
  type RequestMessage,
} from '@/features/client-area/protocol/messages';
import { formatRequestDetails, getLineServiceName } from '@/features/client-area/protocol/services';
import { formatAccepted } from '@/features/client-area/protocol/totals';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { formatPrice, formatQuantity } from '@/lib/fees/units';

const SAMPLE = 'Sample: nothing in this message is real.';

const subjects = {
  requested: 'Request for quotation',
  accepted: 'Acceptance of quotation',
  declined: 'Refusal of quotation',
  change: 'Change asked in quotation',
  undone: 'Withdrawn reply to quotation',
} as const satisfies Record<Choice['step'] | 'requested', string>;

export type MessageText = { subject: string; text: string };

function listRequestLines({ lines, notes, client }: RequestMessage): string[] {
  const services = lines.map((line, index) => {
    const { fee, ...basis } = line;
    const choice = [formatRequestDetails(line), fee === undefined && formatQuantity(line)]
      .filter(Boolean)
      .join(', ');
    const price = fee === undefined ? '' : `, ${formatPrice({ ...basis, rupees: fee })}`;
    return `${index + 1}. ${getLineServiceName(line)}${choice && ` (${choice})`}${price}`;
  });
  const figures = lines.flatMap(({ computation }) =>
    computation
      ? [
          '',
          computation.title,
          ...computation.figures.map(({ label, words: value }) => `${label}: ${value}`),
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

function listChoiceLines(id: string, choice: Choice, services: readonly string[]): string[] {
  switch (choice.step) {
    case 'accepted':
      return [`I accept quotation ${id} of ${formatAccepted(choice)}.`, choice.name];
    case 'declined': {
      const reason = choice.reason === 'other' ? choice.words : declineReasons[choice.reason];
      const more = choice.reason === 'other' ? [] : [choice.words].filter(Boolean);
      return [`I decline quotation ${id}: ${reason}.`, ...more];
    }
    case 'change':
      return [
        `I ask for a change in quotation ${id}:`,
        ...choice.wishes.map(({ line, words: value }) => `${services[line - 1] ?? line}: ${value}`),
        ...[choice.words].filter(Boolean),
      ];
    case 'undone':
      return [`I take back what I said of quotation ${id}. It is open again.`];
  }
}

/** `services` come from the answer, since a change request refers to its lines. */
export function writeMessageText(
  message: RequestMessage | DecisionMessage,
  services: readonly string[] = [],
): MessageText {
  const { id, at } = message;
  const lines =
    message.kind === 'request'
      ? listRequestLines(message)
      : listChoiceLines(id, message.choice, services);
  const what = message.kind === 'request' ? subjects.requested : subjects[message.choice.step];
  return {
    subject: `${what} ${id}, ${formatDay(getDayInIndia(at))}`,
    text: [...(message.sample ? [SAMPLE, ''] : []), ...lines].join('\n'),
  };
}

/** Adds a full stop unless the name of a firm brings its own. */
export const endSentence = (subject: string): string => `${subject.replace(/\.$/, '')}.`;

/** The addresses open WhatsApp and mail with a text that the sender still has to send. */
function createAddresses(subject: string, text: string, to: { whatsapp: string; email: string }) {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    whatsapp: `${to.whatsapp}?text=${encodeURIComponent(text)}`,
    mail: `mailto:${to.email}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}

/**
 * The ways to send a message: what it is, its link, then its text. If that makes an address too
 * long, the addresses hold only a short line in place of the text, and `isWhole` is false; `text`
 * has all of it.
 */
export function createSendOptions(
  { subject, text: content }: MessageText,
  link: string,
  to: { whatsapp: string; email: string },
) {
  const head = `${endSentence(subject)} Open this link to read it:\n${link}`;
  const text = `${head}\n\n${content}`;
  const made = createAddresses(subject, text, to);
  const isWhole = Math.max(made.whatsapp.length, made.mail.length) < SAFE_LINK;
  if (isWhole) return { ...made, text, isWhole };
  const holds = 'The link holds all of it.';
  const last = content.startsWith(SAMPLE) ? `${holds} ${SAMPLE}` : holds;
  return { ...createAddresses(subject, `${head}\n${last}`, to), text, isWhole };
}
