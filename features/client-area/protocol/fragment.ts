/** `.`, `#`, `-` and `_` as some messengers write them, encoded once or more often. */
const ENCODED = /%(?:25)*(2E|23|2D|5F)/gi;

const LETTERS: Record<string, string> = { '2E': '.', '23': '#', '2D': '-', '5F': '_' };

export const normalizeFragment = (fragment: string): string =>
  fragment
    .replaceAll(ENCODED, (_, code: string) => LETTERS[code.toUpperCase()] ?? '')
    .replace(/^#+/, '');

/** `v1.`, with any part percent-encoded: a message that we cannot read is rejected, not ignored. */
const BEGINNING = /^(?:v|%(?:25)*76)(?:\d|%(?:25)*3\d)+[.%]/i;

/**
 * Whether a fragment is a message of any version, and not the id of an element. Every visit to the
 * page asks this, so this file imports nothing.
 */
export const isMessage = (fragment: string): boolean =>
  BEGINNING.test(normalizeFragment(fragment.slice(0, 64)));
