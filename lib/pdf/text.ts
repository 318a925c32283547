import { withoutControls, withoutUnseen } from '@/lib/text/characters';

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function cleanText(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\p{Cs}/gu, '\ufffd');
  return withoutUnseen(lines, { joiners: true })
    .split('\n')
    .map((line) => withoutControls(line, ' '))
    .join('\n')
    .normalize('NFC');
}

export function splitParagraphs(text: string): string[] {
  return cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);

export function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return hasRightToLeft(letter);
}

type Side = 'right' | 'left' | 'number' | null;

/** A number after a right-to-left word is read from left to right, but belongs to that word. */
function findSides(characters: readonly string[], isRtl: boolean): Side[] {
  let strong: Side = isRtl ? 'right' : 'left';
  let last: Side = null;
  return characters.map((character) => {
    if (/\p{M}/u.test(character)) return last;
    last = null;
    if (/\p{N}/u.test(character)) last = strong === 'right' ? 'number' : 'left';
    else if (hasRightToLeft(character)) last = 'right';
    else if (/\p{L}/u.test(character)) last = 'left';
    if (last === 'right' || last === 'left') strong = last;
    return last;
  });
}

/** The direction of the paragraph if no side follows `start`. */
function findNearestSide(sides: readonly Side[], start: number, step: 1 | -1, isRtl: boolean) {
  let at = start;
  while (sides[at] === null) at += step;
  const side = sides[at] ?? (isRtl ? 'right' : 'left');
  return side === 'number' ? 'right' : side;
}

const LEVELS = {
  right: { right: 1, number: 2, left: 2 },
  left: { right: 1, number: 2, left: 0 },
} as const;

/**
 * The characters of a line from left to right, as PDF readers expect them: they turn right-to-left
 * words around when text is copied. The order follows the core of the Unicode bidirectional
 * algorithm, without its brackets, since the picture of the line does not depend on it.
 */
export function reorderVisually(line: string, isRtl: boolean): string[] {
  const characters = Array.from(line);
  const sides = findSides(characters, isRtl);
  const base = isRtl ? 'right' : 'left';
  const items = characters.map((character, index) => {
    const before = findNearestSide(sides, index, -1, isRtl);
    const side =
      sides[index] ?? (before === findNearestSide(sides, index, 1, isRtl) ? before : base);
    return { character, level: LEVELS[base][side] };
  });
  for (const level of [2, 1]) {
    for (let start = 0; start < items.length; start++) {
      let end = start;
      while ((items[end]?.level ?? -1) >= level) end++;
      items.splice(start, end - start, ...items.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return attachJoiners(items.map(({ character }) => character));
}

/**
 * PDF readers drop a joiner that stands alone, so it goes with the character on its right. If they
 * turn a word around, they turn these two as well.
 */
function attachJoiners(characters: readonly string[]): string[] {
  const attached: string[] = [];
  let held = '';
  for (const character of characters) {
    if (/\p{Cf}/u.test(character)) held += character;
    else {
      attached.push(held + character);
      held = '';
    }
  }
  return held ? [...attached, held] : attached;
}
