import { getTopicLabel, type Numbered } from '@/features/contact/outgoing';

/** In characters of the whole address: Windows passes no longer one to a mail program. */
const MOST_IN_LINK = 2000;

function encodeStart(text: string, room: number): string {
  const whole = encodeURIComponent(text);
  if (whole.length <= room) return whole;
  const dots = '...';
  let start = '';
  for (const character of text) {
    const encoded = encodeURIComponent(character);
    if (start.length + encoded.length > room - dots.length) break;
    start += encoded;
  }
  return start + dots;
}

type Written = Pick<Numbered, 'form' | 'name' | 'email' | 'phone' | 'topic' | 'message'>;

/** The message as a letter. The sender comes first, so that cutting the end never removes it. */
export function formatLetter({ form, name, email, phone, topic, message }: Written): string {
  const head = [name, phone, email, getTopicLabel(form, topic)].filter(Boolean).join('\r\n');
  return `${head}\r\n\r\n${message}`;
}

/**
 * Links that carry a message to a mail program and to WhatsApp. Addresses have a limit: `isWhole`
 * is false where a link holds only the beginning.
 */
export function createMessageLinks(message: Written, firm: { email: string; whatsapp: string }) {
  const text = formatLetter(message);
  const subject = encodeURIComponent(getTopicLabel(message.form, message.topic));
  const mailStart = `mailto:${firm.email}?subject=${subject}&body=`;
  const chatStart = `${firm.whatsapp}?text=`;
  const mail = encodeStart(text, MOST_IN_LINK - mailStart.length);
  const chat = encodeStart(text, MOST_IN_LINK - chatStart.length);
  return {
    mail: mailStart + mail,
    whatsapp: chatStart + chat,
    isWhole: mail === encodeURIComponent(text) && mail === chat,
  };
}
