import type * as z from 'zod/mini';
import { createDamagedFault, createExcessFault } from '@/lib/files/refusals';

/** How deep the rows of a file are nested at most; a message in a log of a request has nine. */
export const MOST_DEPTH = 16;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether brackets outside of strings are nested deeper than that; the text need not be sound. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    // `[` and `{`, then `]` and `}`.
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > MOST_DEPTH) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return false;
}

/** The value that a file says, of any shape. Throws if it is no JSON in UTF-8, or nested too deep. */
export function parseJson(bytes: Uint8Array): unknown {
  if (isTooDeep(bytes)) throw createDamagedFault();
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** Checks a value that a file says. More rows than a file ever holds are no damage. */
export function parseChecked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const isExcess = error.issues.every(
    (issue) => issue.code === 'too_big' && issue.origin === 'array',
  );
  throw isExcess ? createExcessFault() : createDamagedFault();
}

/** Throws if two of the keys are the same. */
export function checkUnique(keys: readonly (string | number)[]): void {
  if (new Set(keys).size !== keys.length) throw createDamagedFault();
}
