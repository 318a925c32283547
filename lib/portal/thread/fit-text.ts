/** Control and direction characters, and half characters. */
export const UNFIT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const EVERY_UNFIT = new RegExp(UNFIT, 'gu');

/**
 * Makes a text fit for a message: cut to length, without control or direction characters and half
 * characters.
 */
export function fitText(text: string, longest: number): string {
  const cut = text.replaceAll('\r\n', '\n').replaceAll('\t', ' ').slice(0, longest);
  return cut.replaceAll(EVERY_UNFIT, '').trim();
}

/** The same on one line. */
export const fitLine = (text: string, longest: number): string =>
  fitText(text.replaceAll(/\s+/g, ' '), longest);
