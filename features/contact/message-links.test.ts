import fc from 'fast-check';
import { createMessageLinks, formatLetter } from '@/features/contact/message-links';
import { normaliseFormValues } from '@/features/contact/outgoing';

const firm = { email: 'hello@example.in', whatsapp: 'https://wa.me/919876543210' };
const written = {
  form: 'contact',
  name: 'Asha & Co',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  topic: 'gst',
  message: 'Rate? 18%\nराम',
} as const;

/** The text that a mail program and a chat read from the links. */
function carried(links: ReturnType<typeof createMessageLinks>) {
  const mail = new URLSearchParams(links.mail.replace(/^[^?]*\?/, '').replaceAll('+', '%2B'));
  return { mail: mail.get('body'), chat: new URL(links.whatsapp).searchParams.get('text') };
}

test('both links carry the whole of a short message', () => {
  const links = createMessageLinks(written, firm);
  const text =
    'Asha & Co\r\n+91 98765 43210\r\nasha@example.in\r\nGST Registration\r\n\r\nRate? 18%\nराम';
  expect(links.isWhole).toBe(true);
  expect(carried(links)).toEqual({ mail: text, chat: text });
  expect(links.mail).toMatch(/^mailto:hello@example\.in\?subject=GST%20Registration&body=/);
});

test('the links carry the beginning of any message, and never half a character', () => {
  // By itself the library makes no text as long as this.
  const anyText = fc.string({ unit: 'binary', maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(anyText, fc.string({ maxLength: 254 }), (message, name) => {
      const typed = normaliseFormValues({ ...written, subject: written.topic, message, name });
      const links = createMessageLinks({ form: 'contact', ...typed }, firm);
      const text = formatLetter({ form: 'contact', ...typed });
      for (const address of [links.mail, links.whatsapp]) expect(address.length).toBeLessThan(2001);
      for (const part of [carried(links).mail, carried(links).chat]) {
        const start = links.isWhole ? part : part?.replace(/\.\.\.$/, '');
        expect(text.startsWith(start ?? 'none')).toBe(true);
        expect(part === text || !links.isWhole).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test('a pasted half character breaks nothing', () => {
  const typed = normaliseFormValues({ ...written, message: 'a \ud83d b' });
  expect(typed.message).toBe('a \ufffd b');
  expect(() => createMessageLinks({ form: 'contact', ...typed }, firm)).not.toThrow();
});
