/** In characters: of a line as many as the longest mail address has (RFC 5321). */
export const MOST_IN_LINE = 254;
export const MOST_IN_MESSAGE = 100_000;

/**
 * The `maxLength` of fields: one character more than is allowed. A pasted megabyte never gets into
 * the page, and what the browser cut off is refused, not sent.
 */
export const LINE_ROOM = MOST_IN_LINE + 1;
export const MESSAGE_ROOM = MOST_IN_MESSAGE + 1;

/** Whether a text shows nothing: it is empty, or spaces and characters that cannot be seen. */
export const isBlank = (text: string) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const tooLong = (most: number) =>
  `Please use at most ${most.toLocaleString('en-IN')} characters`;
