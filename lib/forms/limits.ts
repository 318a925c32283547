import { formatWholeAmount } from '@/content/words/rupees';

/** In characters. The longest mail address fits in a line (RFC 5321). */
export const MOST_IN_LINE = 254;
export const MOST_IN_MESSAGE = 100_000;

/**
 * The `maxLength` of fields: one character more than allowed, so that a pasted megabyte never gets
 * into the page, and text that the browser has cut off is rejected, not sent.
 */
export const LINE_ROOM = MOST_IN_LINE + 1;
export const MESSAGE_ROOM = MOST_IN_MESSAGE + 1;

/** Some letters show nothing, such as the Hangul filler or the blank pattern of Braille. */
const SHOWN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text of spaces and invisible characters is blank too. */
export const isBlank = (text: string) => !SHOWN.test(text);

export const formatTooLong = (most: number) =>
  `Please use at most ${formatWholeAmount(most)} characters`;
