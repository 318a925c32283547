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

/** At the head of what the sample area sends. */
const SAMPLE = 'Sample: nothing in this message is real.';

const subjects = {
  requested: 'Request for quotation',
  accepted: 'Acceptance of quotation',
  declined: 'Refusal of quotation',
  change: 'Change asked in quotation',
  undone: 'Withdrawn reply to quotation',
} as const satisfies Record<Choice['step'] | 'requested', string>;

/** A message in plain words, to go with its link by WhatsApp or mail. */
export type MessageText = { subject: string; text: string };

function requestLines({ lines, notes, client }: RequestMessage): string[] {
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
      return [`I accept quotation ${id} of ${formatAccepted(choice)}.`, choice.name];
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
export function writeMessageText(
  message: RequestMessage | DecisionMessage,
  services: readonly string[] = [],
): MessageText {
  const { id, at } = message;
  const lines =
    message.kind === 'request' ? requestLines(message) : choiceLines(id, message.choice, services);
  const what = message.kind === 'request' ? subjects.requested : subjects[message.choice.step];
  return {
    subject: `${what} ${id}, ${formatDay(getDayInIndia(at))}`,
    text: [...(message.sample ? [SAMPLE, ''] : []), ...lines].join('\n'),
  };
}

/** A subject as a sentence. The name of a firm may end in a full stop of its own. */
export const endSentence = (subject: string): string => `${subject.replace(/\.$/, '')}.`;

/** Links that open WhatsApp and mail with a text, for the sender to send. */
function addresses(subject: string, text: string, to: { whatsapp: string; email: string }) {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    whatsapp: `${to.whatsapp}?text=${encodeURIComponent(text)}`,
    mail: `mailto:${to.email}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}

/**
 * The ways to send a message: a sentence of what it is, its link, then its words. Where the words would
 * make an address too long, it holds only those two and a line more, and `isWhole` is false; `text` has
 * all of them.
 */
export function createSendOptions(
  { subject, text: words }: MessageText,
  link: string,
  to: { whatsapp: string; email: string },
) {
  const head = `${endSentence(subject)} Open this link to read it:\n${link}`;
  const text = `${head}\n\n${words}`;
  const made = addresses(subject, text, to);
  const isWhole = Math.max(made.whatsapp.length, made.mail.length) < SAFE_LINK;
  if (isWhole) return { ...made, text, isWhole };
  const holds = 'The link holds all of it.';
  const last = words.startsWith(SAMPLE) ? `${holds} ${SAMPLE}` : holds;
  return { ...addresses(subject, `${head}\n${last}`, to), text, isWhole };
}
