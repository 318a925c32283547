/**
 * The outcome of posting a message. It is sent when the receiver has confirmed it, and refused when
 * the receiver has said no; anything else leaves open whether it arrived.
 */
export type Outcome = 'sent' | 'refused' | 'not-reached';

/** How long an answer may take, to its last byte, in milliseconds. */
export const ANSWER_LIMIT = 15_000;

/** How much of an answer is read, in bytes; a receipt has a few hundred. */
export const ANSWER_BYTES = 64 * 1024;

const isNo = (value: unknown) => value === false || value === 'false';
const isFault = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Some services answer 200 and say in the body that they kept nothing. */
function saysNo(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return isNo(body);
  const { success, ok, error, errors } = body as Record<string, unknown>;
  return isNo(success) || isNo(ok) || isFault(error) || isFault(errors);
}

/** The text of an answer. Reading stops, and throws, at one that is too long to be a receipt. */
async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > ANSWER_BYTES) {
      reader.cancel().catch(() => {});
      throw new Error('the answer is too long');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** A receipt is empty or JSON. A page is no JSON: the address is not a receiver's. */
async function readOutcome({ ok, status, body }: Response): Promise<Outcome> {
  if (!ok) {
    body?.cancel().catch(() => {});
    return status >= 400 && status < 500 ? 'refused' : 'not-reached';
  }
  const text = body ? await readText(body) : '';
  return text.trim() !== '' && saysNo(JSON.parse(text)) ? 'refused' : 'sent';
}

/** Posts a message as JSON. It never throws. */
export async function postMessage(
  endpoint: string,
  message: object,
  limit = ANSWER_LIMIT,
): Promise<Outcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      cache: 'no-store',
      credentials: 'omit',
      // After a redirect the browser would request a page and drop the message.
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
    });
    return await readOutcome(response);
  } catch {
    return 'not-reached';
  }
}
