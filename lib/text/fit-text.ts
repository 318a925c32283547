import { hasControls, withoutControls } from '@/lib/text/characters';

const HALF = /\p{Surrogate}/gu;

/** No message may hold control characters other than line breaks, or halves of characters. */
export const isUnfit = (text: string): boolean =>
  hasControls(text.replaceAll('\n', '')) || text.search(HALF) >= 0;

/** Cuts the text, and drops control characters and half characters. */
export function fitText(text: string, longest: number): string {
  const cut = text.replaceAll('\r\n', '\n').replaceAll('\t', ' ').slice(0, longest);
  const lines = cut.replaceAll(HALF, '').split('\n');
  return lines
    .map((line) => withoutControls(line))
    .join('\n')
    .trim();
}

export const fitLine = (text: string, longest: number): string =>
  fitText(text.replaceAll(/\s+/g, ' '), longest);
