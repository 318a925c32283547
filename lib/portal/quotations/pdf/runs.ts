import type { Bidi } from 'bidi-js';
import { type Drawing, type FontFile, MISSING } from '@/lib/portal/quotations/pdf/font-file';
import { needsShaping, type PdfFontName, SCRIPTS } from '@/lib/portal/quotations/pdf/fonts';
import type { PlacedGlyph, shape } from '@/lib/portal/quotations/pdf/shaper';

/**
 * The tools for setting text. HarfBuzz and the bidirectional algorithm are loaded only if needed.
 */
export type Typesetter = {
  fonts: ReadonlyMap<PdfFontName, FontFile>;
  shape: typeof shape | null;
  bidi: Bidi | null;
};

/** A unit of drawing, and the characters that it gives when copied. */
export type Glyph = Drawing & { spells: string };

/** Characters of one font and one direction, as glyphs from left to right. */
export type Run = {
  font: PdfFontName;
  /** Embedding level; odd levels run from right to left. */
  level: number;
  glyphs: readonly Glyph[];
  /** Factor on the size asked for. */
  scale: number;
  /** In em at the size asked for. */
  width: number;
};

const INVISIBLE = /\p{DI}/u;
const FORMAT = /^\p{Cf}+$/u;
const NEUTRAL = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;
const LETTER_WITH_MARKS = /\P{M}[\p{M}\p{DI}]*|\p{M}[\p{M}\p{DI}]*/gu;

function holds(font: FontFile | undefined, text: string): boolean {
  if (!font) return false;
  return Array.from(text).every(
    (character) => INVISIBLE.test(character) || font.glyphOf.has(character.codePointAt(0) ?? 0),
  );
}

/** Whether spaces, digits and stops stay in the script's own font, if it has them. */
function staysIn(previous: PdfFontName, text: string, { fonts }: Typesetter): boolean {
  return previous !== 'emoji' && NEUTRAL.test(text) && holds(fonts.get(previous), text);
}

function fontFor(text: string, face: PdfFontName, previous: PdfFontName, setter: Typesetter) {
  if (staysIn(previous, text, setter)) return previous;
  const choice = [face, ...SCRIPTS.keys()];
  const whole = choice.find((name) => holds(setter.fonts.get(name), text));
  if (whole) return whole;
  const [letter = ''] = text;
  return choice.find((name) => holds(setter.fonts.get(name), letter)) ?? face;
}

type Stretch = { text: string; font: PdfFontName; level: number };

/** Sets a whole word in the fuller Latin face if one of its letters needs it. */
function evenOut(parts: readonly Stretch[], face: PdfFontName, { fonts }: Typesetter): Stretch[] {
  if (!parts.some(({ font }) => font === 'latin')) return [...parts];
  return parts.map((part) =>
    part.font === face && holds(fonts.get('latin'), part.text) ? { ...part, font: 'latin' } : part,
  );
}

function splitByFont(word: string, { levels, face, previous, setter }: Setting): Stretch[] {
  let last = previous;
  const parts = Array.from(word.matchAll(LETTER_WITH_MARKS), ({ 0: text, index }) => {
    last = fontFor(text, face, last, setter);
    return { text, font: last, level: levels?.[index] ?? 0 };
  });
  const joined: Stretch[] = [];
  for (const part of evenOut(parts, face, setter)) {
    const before = joined.at(-1);
    if (before?.font === part.font && before.level === part.level) before.text += part.text;
    else joined.push(part);
  }
  return joined;
}

const blank = (spells: string): Glyph => ({ parts: [], advance: 0, spells });

/**
 * Combines the glyphs of a group, a syllable in most scripts, into one drawing. They are not in the
 * order of their characters (a short i in Hindi is drawn before its consonant) nor one for each, so
 * the drawing spells the first character and blanks after it spell the others. Copied text is then
 * in order.
 */
function drawTogether(placed: readonly PlacedGlyph[], text: string, isRtl: boolean): Glyph[] {
  let pen = 0;
  const parts = placed.map(({ id, advance, dx, dy }) => {
    const part = { id, x: pen + dx, y: dy };
    pen += advance;
    return part;
  });
  const [first = '', ...others] = text;
  const glyphs = [{ parts, advance: pen, spells: first }, ...others.map(blank)];
  return isRtl ? glyphs.reverse() : glyphs;
}

function drawGroups(placed: readonly PlacedGlyph[], text: string, isRtl: boolean): Glyph[] {
  const starts = [...new Set(placed.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const groups = starts.map((start, index) => {
    const glyphs = placed.filter(({ cluster }) => cluster === start);
    return drawTogether(glyphs, text.slice(start, starts[index + 1]), isRtl);
  });
  return (isRtl ? groups.reverse() : groups).flat();
}

/** One glyph after another, for scripts whose letters keep their shapes. */
function setOneByOne(font: FontFile, text: string, isRtl: boolean, bidi: Bidi | null): Glyph[] {
  const glyphs = Array.from(text, (character) => {
    if (INVISIBLE.test(character)) return blank(character);
    const drawn = (isRtl && bidi?.getMirroredCharacter(character)) || character;
    const id = font.glyphOf.get(drawn.codePointAt(0) ?? 0) ?? MISSING;
    return { parts: [{ id, x: 0, y: 0 }], advance: font.advanceOf(id), spells: character };
  });
  return isRtl ? glyphs.reverse() : glyphs;
}

function setStretch({ text, font: name, level }: Stretch, { fonts, shape, bidi }: Typesetter): Run {
  const font = fonts.get(name);
  if (!font) throw new Error(`The font ${name} was not loaded`);
  const isRtl = level % 2 === 1;
  const language = LANGUAGES[name] ?? 'en';
  const glyphs =
    shape && needsShaping(name, text)
      ? drawGroups(shape(font.bytes, text, { isRtl, language }), text, isRtl)
      : setOneByOne(font, text, isRtl, bidi);
  const scale = SCALES[name] ?? 1;
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
  return { font: name, level, glyphs, scale, width: (advance / font.unitsPerEm) * scale };
}

/** Naskh looks small beside Latin of the same size. */
const SCALES: Partial<Record<PdfFontName, number>> = { arabic: 1.2 };

/** The language whose letter forms to use, if a font has several: that of most names. */
const LANGUAGES: Partial<Record<PdfFontName, string>> = { arabic: 'ur' };

/**
 * Some PDF readers drop a separate format character, such as the joiner in some conjuncts, so it is
 * spelled with the glyph to its right: before the character that it precedes or, from right to
 * left, where readers reverse the characters, before the one that it follows.
 */
export function attachFormats(run: Run): Run {
  const glyphs: Glyph[] = [];
  let held = '';
  for (const glyph of run.glyphs) {
    const isHeld = glyph.advance === 0 && FORMAT.test(glyph.spells);
    if (isHeld) held += glyph.spells;
    else glyphs.push({ ...glyph, spells: held + glyph.spells });
    if (!isHeld) held = '';
  }
  if (held) glyphs.push(blank(held));
  return { ...run, glyphs };
}

type Setting = {
  /** Embedding levels of the word, one per UTF-16 unit; `null` if all is left to right. */
  levels: Uint8Array | null;
  /** The face of the sheet to use. */
  face: PdfFontName;
  /** The font before the word. A space stays in it, since PDF readers join runs of one font. */
  previous: PdfFontName;
  setter: Typesetter;
};

/** The runs of a word, or of spaces, in reading order. */
export function setWord(word: string, setting: Setting): Run[] {
  return splitByFont(word, setting).map((part) => setStretch(part, setting.setter));
}
