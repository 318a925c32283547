/** `.`, `#`, `-` and `_` as some messengers write them, encoded once or more often. */
const ENCODED = /%(?:25)*(2E|23|2D|5F)/gi;

const LETTERS: Record<string, string> = { '2E': '.', '23': '#', '2D': '-', '5F': '_' };

/** A fragment without its `#`, and without the encodings that messengers add. */
export const normalizeFragment = (fragment: string): string =>
  fragment
    .replaceAll(ENCODED, (_, code: string) => LETTERS[code.toUpperCase()] ?? '')
    .replace(/^#+/, '');

/** `v1.`, with any of it encoded: what is not understood is refused, and never passed over. */
const BEGINNING = /^(?:v|%(?:25)*76)(?:\d|%(?:25)*3\d)+[.%]/i;

/**
 * Whether a fragment is a message, of this or another version, and not a place on the page. Every
 * visit to the page asks this, so it loads nothing else.
 */
export const isMessage = (fragment: string): boolean =>
  BEGINNING.test(normalizeFragment(fragment.slice(0, 64)));
