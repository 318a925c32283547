import { hasControls, withoutControls } from '@/lib/text/characters';

const HALF = /\p{Surrogate}/gu;

/** Whether a text holds what no message may: control characters but line breaks, and halves. */
export const isUnfit = (text: string): boolean =>
  hasControls(text.replaceAll('\n', '')) || text.search(HALF) >= 0;

/**
 * Makes a text fit for a message: cut to length, without control characters and half characters.
 */
export function fitText(text: string, longest: number): string {
  const cut = text.replaceAll('\r\n', '\n').replaceAll('\t', ' ').slice(0, longest);
  const lines = cut.replaceAll(HALF, '').split('\n');
  return lines
    .map((line) => withoutControls(line))
    .join('\n')
    .trim();
}

/** The same on one line. */
export const fitLine = (text: string, longest: number): string =>
  fitText(text.replaceAll(/\s+/g, ' '), longest);
