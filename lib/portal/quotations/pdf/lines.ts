import type { PdfFontName } from '@/lib/portal/quotations/pdf/fonts';
import {
  attachFormats,
  type Run,
  setWord,
  type Typesetter,
} from '@/lib/portal/quotations/pdf/runs';

/** The runs of a line in reading order, each with its left edge in em. */
export type Line = {
  runs: readonly { run: Run; left: number }[];
  /** In em, without the space at which the line was broken. */
  width: number;
};

export type Paragraph = { lines: readonly Line[]; isRtl: boolean };

/** A word, or the spaces after it, in reading order. */
type Piece = { runs: readonly Run[]; width: number; isSpace: boolean };

const SPACES_OR_WORD = / +|[^ ]+?(?:[-–—/\u200b](?=[^ ])|(?= |$))/gu;

/** A typed text without control characters and half characters, which no page can show. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC');
}

/** Splits a text at line breaks; empty lines are left out. */
export function paragraphsOf(text: string): string[] {
  return cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const widthOf = (runs: readonly Run[]) => runs.reduce((sum, { width }) => sum + width, 0);

/** What a reader sees as letters; a word longer than a line is broken between them. */
function lettersOf(word: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}

type SetPart = (start: number, end: number) => Run[];

/** Cuts a word that is wider than a line into parts that fit. */
function cutWord(word: string, start: number, width: number, set: SetPart): Piece[] {
  const letters = lettersOf(word);
  const ends = [0];
  for (const letter of letters) ends.push((ends.at(-1) ?? 0) + letter.length);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < letters.length) {
    const runsTo = (to: number) => set(start + (ends[from] ?? 0), start + (ends[to] ?? 0));
    // The most letters that fit, and at least one.
    let fits = from + 1;
    let over = letters.length + 1;
    while (over - fits > 1) {
      const middle = (fits + over) >> 1;
      if (widthOf(runsTo(middle)) <= width) fits = middle;
      else over = middle;
    }
    const runs = runsTo(fits);
    pieces.push({ runs, width: widthOf(runs), isSpace: false });
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

/** Joins neighbouring runs of the same font and direction. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.font !== run.font || last.level !== run.level) {
      joined.push(run);
      continue;
    }
    const [left, right] = run.level % 2 === 1 ? [run, last] : [last, run];
    const glyphs = [...left.glyphs, ...right.glyphs];
    joined[joined.length - 1] = { ...run, glyphs, width: last.width + run.width };
  }
  return joined;
}

/**
 * Rule L2 of the bidirectional algorithm: reverses the runs of each level, from the highest down.
 */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

function lineOf(pieces: readonly Piece[], baseLevel: number): Line {
  const space = pieces.at(-1)?.isSpace ? pieces.at(-1) : undefined;
  const words = (space ? pieces.slice(0, -1) : pieces).flatMap(({ runs }) => runs);
  // Rule L1: spaces at the end of a line have the direction of the paragraph.
  const end = space?.runs.map((run) => ({ ...run, level: baseLevel })) ?? [];
  const runs = joinRuns([...words, ...end]).map(attachFormats);
  const lefts = new Map<Run, number>();
  // The space at the end of a right-to-left line is on its left.
  let left = baseLevel % 2 === 1 ? -widthOf(end) : 0;
  for (const run of inVisualOrder(runs)) {
    lefts.set(run, left);
    left += run.width;
  }
  return { runs: runs.map((run) => ({ run, left: lefts.get(run) ?? 0 })), width: widthOf(words) };
}

/** Sets one paragraph in lines no wider than `width`, in em. */
export function setParagraph(
  text: string,
  { face, width, setter }: { face: PdfFontName; width: number; setter: Typesetter },
): Paragraph {
  const bidi = setter.bidi?.getEmbeddingLevels(text, 'auto');
  const baseLevel = bidi?.paragraphs[0]?.level ?? 0;
  let previous = face;
  const set: SetPart = (start, end) =>
    setWord(text.slice(start, end), {
      levels: bidi?.levels.subarray(start, end) ?? null,
      face,
      previous,
      setter,
    });
  const pieces: Piece[] = [];
  for (const { 0: piece, index } of text.matchAll(SPACES_OR_WORD)) {
    const runs = set(index, index + piece.length);
    const whole: Piece = { runs, width: widthOf(runs), isSpace: piece.startsWith(' ') };
    const fits = whole.isSpace || whole.width <= width;
    pieces.push(...(fits ? [whole] : cutWord(piece, index, width, set)));
    previous = runs.at(-1)?.font ?? previous;
  }
  const lines = breakLines(pieces, width).map((line) => lineOf(line, baseLevel));
  return { lines, isRtl: baseLevel % 2 === 1 };
}
