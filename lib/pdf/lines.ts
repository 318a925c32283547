import { hasRightToLeft, isRightToLeft } from '@/lib/pdf/text';

export type Face = 'text' | 'strong' | 'display';

/** A picture of the text if no embedded font has its letters. */
type Ink = Face | 'rupee' | 'picture';

/** Widths are in em. */
export type Run = { text: string; ink: Ink; left: number; width: number };

export type Line = { runs: readonly Run[]; width: number };

export type Paragraph = { lines: readonly Line[]; isRtl: boolean };

export type Metrics = {
  /** `null` if no embedded font has the character. */
  fontOf: (character: string, face: Face) => Exclude<Ink, 'picture'> | null;
  /** In em; pictures are drawn in the style of the face. */
  widthOf: (text: string, ink: Ink, face: Face) => number;
};

type Part = Omit<Run, 'left'>;
type Piece = { parts: readonly Part[]; width: number; isSpace: boolean };

const SPACES_OR_WORD = / +|[^ ]+?(?:[-–—/\u200b](?=[^ ])|(?= |$))/gu;

const sum = (parts: readonly { width: number }[]) =>
  parts.reduce((total, { width }) => total + width, 0);

/** A word longer than a line is broken between these, not between characters. */
function splitLetters(word: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}

type SetPart = (text: string) => Part[];

function cutWord(word: string, width: number, set: SetPart): Piece[] {
  const letters = splitLetters(word);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < letters.length) {
    const partsTo = (to: number) => set(letters.slice(from, to).join(''));
    // The most letters that fit, and at least one.
    let fits = from + 1;
    let over = letters.length + 1;
    while (over - fits > 1) {
      const middle = (fits + over) >> 1;
      if (sum(partsTo(middle)) <= width) fits = middle;
      else over = middle;
    }
    const parts = partsTo(fits);
    pieces.push({ parts, width: sum(parts), isSpace: false });
    from = fits;
  }
  return pieces;
}

function breakLines(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const piece of pieces) {
    if (!piece.isSpace && used > 0 && used + piece.width > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(piece);
    used += piece.width;
  }
  return lines;
}

/** `width` is in em. */
export function setParagraph(
  text: string,
  { face, width, metrics }: { face: Face; width: number; metrics: Metrics },
): Paragraph {
  const isRtl = isRightToLeft(text);
  const part = (run: string, ink: Ink): Part => {
    return { text: run, ink, width: metrics.widthOf(run, ink, face) };
  };
  // The browser puts the words of a right-to-left text in order, so they are one picture.
  let isTurned = isRtl;
  let last: Ink = face;
  const set: SetPart = (word) => {
    isTurned ||= hasRightToLeft(word);
    if (isTurned) return [part(word, 'picture')];
    if (word.startsWith(' ')) return [part(word, last)];
    const runs: { text: string; ink: Ink }[] = [];
    for (const character of word) {
      const ink = metrics.fontOf(character, face);
      if (!ink) return [part(word, 'picture')];
      const before = runs.at(-1);
      if (before?.ink === ink) before.text += character;
      else runs.push({ text: character, ink });
    }
    return runs.map((run) => part(run.text, run.ink));
  };
  const placeLine = (pieces: readonly Piece[]): Line => {
    const trimmed = pieces.at(-1)?.isSpace ? pieces.slice(0, -1) : pieces;
    const joined: Part[] = [];
    for (const next of trimmed.flatMap(({ parts }) => parts)) {
      const before = joined.at(-1);
      if (before?.ink === next.ink) {
        joined[joined.length - 1] = part(before.text + next.text, next.ink);
      } else joined.push(next);
    }
    let left = 0;
    const runs = joined.map((run) => {
      const placed = { ...run, left };
      left += run.width;
      return placed;
    });
    return { runs, width: left };
  };
  const pieces: Piece[] = [];
  for (const [word] of text.matchAll(SPACES_OR_WORD)) {
    const isSpace = word.startsWith(' ');
    const parts = set(word);
    const whole: Piece = { parts, width: sum(parts), isSpace };
    pieces.push(...(isSpace || whole.width <= width ? [whole] : cutWord(word, width, set)));
    // A space has the font of the word before it; ₹ alone has none.
    const ink = parts.at(-1)?.ink ?? face;
    last = ink === 'picture' ? ink : face;
  }
  return { lines: breakLines(pieces, width).map(placeLine), isRtl };
}
