import { RejectionError } from '@/features/client-area/protocol/rejections';
import { type Bytes, encodeUtf8 } from '@/lib/bytes';

/** In bytes. */
export const UNPACKED_LIMIT = 128 * 1024;

async function readAll(stream: ReadableStream<Bytes>, limit: number): Promise<Bytes> {
  const chunks: Bytes[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel().catch(() => {});
      throw new RejectionError('tooLong');
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Browsers from before 2023 have no such streams: there `make` throws. */
function pipeThrough(bytes: Bytes, make: () => GenericTransformStream): ReadableStream<Bytes> {
  let transform: GenericTransformStream;
  try {
    transform = make();
  } catch {
    throw new RejectionError('cannotPack');
  }
  const writer = transform.writable.getWriter();
  // A failure here also fails the reading end, where it is caught.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return transform.readable;
}

/** A message as JSON in raw deflate (RFC 1951). */
export async function pack(message: unknown): Promise<Bytes> {
  const json = encodeUtf8(JSON.stringify(message));
  if (json.length > UNPACKED_LIMIT) throw new RejectionError('tooMuch');
  return readAll(
    pipeThrough(json, () => new CompressionStream('deflate-raw')),
    UNPACKED_LIMIT,
  );
}

/** The result is unchecked. Stops at the limit, however much would follow. */
export async function unpack(packed: Bytes): Promise<unknown> {
  try {
    const json = await readAll(
      pipeThrough(packed, () => new DecompressionStream('deflate-raw')),
      UNPACKED_LIMIT,
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch (error) {
    throw error instanceof RejectionError ? error : new RejectionError('damaged');
  }
}
