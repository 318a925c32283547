/** In characters. Beyond these a field says so; nothing is cut off. */
export const MOST_IN_LINE = 200;
export const MOST_IN_MESSAGE = 100_000;

/** Whether a text shows nothing: it is empty, or spaces and characters that cannot be seen. */
export const isBlank = (text: string) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const tooLong = (most: number) =>
  `Please use at most ${most.toLocaleString('en-IN')} characters`;
