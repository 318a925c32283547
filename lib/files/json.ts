import type * as z from 'zod/mini';
import { createDamagedRejection, createExcessRejection } from '@/lib/files/rejections';

/** The deepest real nesting is nine, for a message in the log of a request. */
const MOST_DEPTH = 16;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Counts brackets outside strings; the text need not be valid. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > MOST_DEPTH) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return false;
}

/** Throws if the bytes are not JSON in UTF-8, or are nested too deep. */
export function parseJson(bytes: Uint8Array): unknown {
  if (isTooDeep(bytes)) throw createDamagedRejection();
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** A file with too many rows is not damaged: it has a rejection of its own. */
export function parseChecked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const isExcess = error.issues.every(
    (issue) => issue.code === 'too_big' && issue.origin === 'array',
  );
  throw isExcess ? createExcessRejection() : createDamagedRejection();
}

export function checkUnique(keys: readonly (string | number)[]): void {
  if (new Set(keys).size !== keys.length) throw createDamagedRejection();
}
