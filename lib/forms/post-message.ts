/** The outcome of posting a message; only `sent` is a success. */
export type Answer =
  | { kind: 'sent' }
  /** The receiver refuses this message; sending it again would not help. */
  | { kind: 'refused' | 'too-long' }
  /** Too many messages; `wait` is in milliseconds, `null` if the receiver did not say. */
  | { kind: 'busy'; wait: number | null }
  /** The receiver has a fault of its own. */
  | { kind: 'failed' }
  /** An answer that confirms nothing: a redirect, or a page. */
  | { kind: 'unclear' }
  /** No answer in time. */
  | { kind: 'silent' }
  /** No connection, or a broken one. */
  | { kind: 'unreached' };

/** How long an answer may take, to its last byte, in milliseconds. */
export const ANSWER_LIMIT = 15_000;

/** Characters read of an answer; a receipt is short. */
const MOST_READ = 65_536;

/**
 * How long to wait from now, in milliseconds, by a `Retry-After` header in seconds or as a date;
 * `null` for what is neither, or past. A receiver on another origin has to expose the header.
 */
export function retryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? wait : null;
}

/** The text of an answer; `null` if it is too long for a receipt. */
async function boundedText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_READ) return null;
  }
}

const isNo = (value: unknown) => value === false || value === 'false';
const isFault = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Some services answer 200 and say in the body that they kept nothing. */
function saysNo(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return isNo(body);
  const { success, ok, error, errors } = body as Record<string, unknown>;
  return isNo(success) || isNo(ok) || isFault(error) || isFault(errors);
}

/** A receipt is empty or JSON. A page means that the address is not a receiver's. */
async function receiptOf(response: Response): Promise<Answer> {
  const text = await boundedText(response);
  if (text === null) return { kind: 'unclear' };
  if (text.trim() === '') return { kind: 'sent' };
  try {
    return { kind: saysNo(JSON.parse(text)) ? 'refused' : 'sent' };
  } catch {
    return { kind: 'unclear' };
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  if (response.ok) return receiptOf(response);
  if (status === 429)
    return { kind: 'busy', wait: retryAfter(headers.get('Retry-After'), Date.now()) };
  if (status === 413) return { kind: 'too-long' };
  if (status >= 500) return { kind: 'failed' };
  return { kind: status >= 400 ? 'refused' : 'unclear' };
}

/** Posts a message as JSON and returns the outcome. It never throws. */
export async function postMessage(
  endpoint: string,
  message: object,
  limit = ANSWER_LIMIT,
): Promise<Answer> {
  const stop = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, limit);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      cache: 'no-store',
      credentials: 'omit',
      // After a redirect the browser would request a page and drop the message.
      redirect: 'manual',
      signal: stop.signal,
    });
    return await answerOf(response);
  } catch {
    return { kind: isLate ? 'silent' : 'unreached' };
  } finally {
    clearTimeout(timer);
    // The rest of the answer is not needed.
    stop.abort();
  }
}
