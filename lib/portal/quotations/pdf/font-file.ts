import type { Bytes } from '@/lib/portal/database/records';

/**
 * Reads a TrueType file and cuts it down to the glyphs in use. The files come from
 * lib/build/assets/pdf-fonts.ts: static, with outlines in `glyf` and without hints.
 */
export type FontFile = {
  bytes: Bytes;
  tables: ReadonlyMap<string, DataView>;
  /** Font units per em; every measure here is in font units. */
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: readonly [number, number, number, number];
  glyphOf: ReadonlyMap<number, number>;
  advanceOf: (glyph: number) => number;
};

type Table = readonly [tag: string, data: Uint8Array];

function readTables(bytes: Bytes): Map<string, DataView> {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, DataView>();
  for (let index = 0; index < file.getUint16(4); index++) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    const [offset, length] = [file.getUint32(at + 8), file.getUint32(at + 12)];
    tables.set(tag, new DataView(bytes.buffer, bytes.byteOffset + offset, length));
  }
  return tables;
}

function tableOf(tables: ReadonlyMap<string, DataView>, tag: string): DataView {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table`);
  return table;
}

/** Format 4 of `cmap`: segments of the Basic Multilingual Plane. */
function readSegments(map: DataView, glyphs: Map<number, number>) {
  const doubled = map.getUint16(6);
  const at = (column: number, segment: number) =>
    14 + column * doubled + segment + (column > 0 ? 2 : 0);
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = map.getUint16(at(0, segment));
    const start = map.getUint16(at(1, segment));
    const delta = map.getUint16(at(2, segment));
    const offsetAt = at(3, segment);
    const offset = map.getUint16(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = offset ? map.getUint16(offsetAt + offset + (code - start) * 2) : code;
      if (listed) glyphs.set(code, (listed + delta) & 0xffff);
    }
  }
}

/** Format 12 of `cmap`: groups over all of Unicode. */
function readGroups(map: DataView, glyphs: Map<number, number>) {
  for (let group = 0; group < map.getUint32(12); group++) {
    const at = 16 + group * 12;
    const [start, end, first] = [map.getUint32(at), map.getUint32(at + 4), map.getUint32(at + 8)];
    for (let code = start; code <= end; code++) glyphs.set(code, first + code - start);
  }
}

function readCharacterMap(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const offset = cmap.getUint32(8 + index * 8);
    const map = new DataView(cmap.buffer, cmap.byteOffset + offset);
    const format = map.getUint16(0);
    if (format === 4) readSegments(map, glyphs);
    if (format === 12) readGroups(map, glyphs);
  }
  return glyphs;
}

export function readFont(bytes: Bytes): FontFile {
  const tables = readTables(bytes);
  const head = tableOf(tables, 'head');
  const hhea = tableOf(tables, 'hhea');
  const hmtx = tableOf(tables, 'hmtx');
  const os2 = tableOf(tables, 'OS/2');
  const lastMetric = hhea.getUint16(34) - 1;
  return {
    bytes,
    tables,
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: os2.getInt16(88),
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphOf: readCharacterMap(tableOf(tables, 'cmap')),
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, lastMetric) * 4),
  };
}

/** The glyph for characters that the font does not have. */
export const MISSING = 0;

/** An empty box for missing characters, whatever the font itself has for them. */
function boxOutline({ unitsPerEm, advanceOf }: FontFile): Uint8Array {
  const line = Math.round(unitsPerEm / 20);
  const [left, right] = [line, advanceOf(MISSING) - line];
  const top = Math.round(unitsPerEm * 0.66);
  const [innerLeft, innerRight, innerTop] = [left + line, right - line, top - line];
  // The outside runs one way round and the inside the other.
  const xs = [left, left, right, right, innerLeft, innerRight, innerRight, innerLeft];
  const ys = [0, top, top, 0, line, line, innerTop, innerTop];
  const steps = (places: readonly number[]) =>
    places.map((place, index) => place - (places[index - 1] ?? 0));
  const words = [2, left, 0, right, top, 3, 7, 0];
  const view = new DataView(new ArrayBuffer(56));
  for (const [index, word] of words.entries()) view.setInt16(index * 2, word);
  const onTheCurve = 1;
  for (const index of xs.keys()) view.setUint8(16 + index, onTheCurve);
  for (const [index, step] of [...steps(xs), ...steps(ys)].entries()) {
    view.setInt16(24 + index * 2, step);
  }
  return new Uint8Array(view.buffer);
}

function outline(font: FontFile, glyph: number): Uint8Array {
  if (glyph === MISSING) return boxOutline(font);
  const { tables } = font;
  const loca = tableOf(tables, 'loca');
  const isLong = tableOf(tables, 'head').getInt16(50) === 1;
  const offset = (index: number) =>
    isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2;
  const { buffer, byteOffset } = tableOf(tables, 'glyf');
  const start = offset(glyph);
  return new Uint8Array(buffer.slice(byteOffset + start, byteOffset + offset(glyph + 1)));
}

/** Written in place of the number of contours. */
const COMPOSITE = -1;
/** Flags in a component of a composite glyph. */
const WORDS = 0x1;
const OFFSETS = 0x2;
const SCALE = 0x8;
const MORE_PARTS = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;
const OVERLAP = 0x400;

/** The positions in a composite glyph's outline that name its parts; empty for a simple outline. */
function partsIn(glyph: Uint8Array): number[] {
  if (glyph.length === 0) return [];
  const data = new DataView(glyph.buffer);
  if (data.getInt16(0) >= 0) return [];
  const places: number[] = [];
  let at = 10;
  let flags = MORE_PARTS;
  while (flags & MORE_PARTS) {
    flags = data.getUint16(at);
    places.push(at + 2);
    at += 4 + (flags & WORDS ? 4 : 2);
    if (flags & SCALE) at += 2;
    else if (flags & TWO_SCALES) at += 4;
    else if (flags & MATRIX) at += 8;
  }
  return places;
}

/** A glyph and its position, in font units from the origin. */
export type Part = { id: number; x: number; y: number };

/** Glyphs drawn together as one, and their total advance; without parts it is a blank. */
export type Drawing = { parts: readonly Part[]; advance: number };

type Cut = { data: Uint8Array; advance: number };

/** Whether a drawing is simply one glyph of the font. */
function isPlain(font: FontFile, { parts, advance }: Drawing): boolean {
  const [part] = parts;
  return parts.length === 1 && part?.x === 0 && part.y === 0 && advance === font.advanceOf(part.id);
}

type Box = readonly [left: number, bottom: number, right: number, top: number];

function boxAround(boxes: readonly Box[]): Box {
  const edge = (side: number, choose: (...edges: number[]) => number) =>
    choose(...boxes.map((box) => box[side] ?? 0));
  return [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)];
}

/** The outline of a drawing: a composite glyph that names its parts by their new numbers. */
function compose(font: FontFile, parts: readonly Part[], numberOf: (id: number) => number) {
  const drawn = parts
    .map((part) => ({ ...part, data: outline(font, part.id) }))
    .filter(({ data }) => data.length > 0);
  const view = new DataView(new ArrayBuffer(drawn.length > 0 ? 10 + drawn.length * 8 : 0));
  if (drawn.length === 0) return new Uint8Array(0);
  const boxes = drawn.map(({ x, y, data }): Box => {
    const edge = (side: number) => new DataView(data.buffer).getInt16(2 + side * 2);
    return [edge(0) + x, edge(1) + y, edge(2) + x, edge(3) + y];
  });
  view.setInt16(0, COMPOSITE);
  for (const [side, edge] of boxAround(boxes).entries()) view.setInt16(2 + side * 2, edge);
  for (const [index, { id, x, y }] of drawn.entries()) {
    const at = 10 + index * 8;
    const first = index === 0 ? OVERLAP : 0;
    const more = index < drawn.length - 1 ? MORE_PARTS : 0;
    view.setUint16(at, WORDS | OFFSETS | first | more);
    view.setUint16(at + 2, numberOf(id));
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  }
  return new Uint8Array(view.buffer);
}

/** The drawings, then all glyphs that they are made of, with parts renumbered. */
function collectOutlines(font: FontFile, drawings: readonly Drawing[]): Cut[] {
  const numbers = new Map<number, number>();
  for (const [index, drawing] of drawings.entries()) {
    if (isPlain(font, drawing)) numbers.set(drawing.parts[0]?.id ?? 0, index);
  }
  let count = drawings.length;
  const needed: number[] = [];
  const numberOf = (id: number) => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    numbers.set(id, count);
    needed.push(id);
    return count++;
  };
  const original = (id: number): Cut => {
    const data = outline(font, id);
    const view = new DataView(data.buffer);
    for (const place of partsIn(data)) view.setUint16(place, numberOf(view.getUint16(place)));
    return { data, advance: font.advanceOf(id) };
  };
  const cuts = drawings.map((drawing) => {
    const [part] = drawing.parts;
    if (part && isPlain(font, drawing)) return original(part.id);
    return { data: compose(font, drawing.parts, numberOf), advance: drawing.advance };
  });
  // The list grows during the loop, since a part can have parts of its own.
  for (const id of needed) cuts.push(original(id));
  return cuts;
}

const copyOf = (view: DataView) =>
  new Uint8Array(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength));

const padded = (length: number) => (length + 3) & ~3;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + padded(part.length), 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += padded(part.length);
  }
  return whole;
}

function checksum(data: Uint8Array): number {
  let sum = 0;
  for (const [index, byte] of data.entries())
    sum = (sum + byte * 2 ** (8 * (3 - (index % 4)))) >>> 0;
  return sum;
}

/** Writes a file of tables, sorted by tag as the format requires. */
function writeTables(tables: readonly Table[]): Uint8Array {
  const start = 12 + tables.length * 16;
  const directory = new Uint8Array(start);
  const view = new DataView(directory.buffer);
  const exponent = Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * 2 ** exponent);
  view.setUint16(8, exponent);
  view.setUint16(10, tables.length * 16 - 16 * 2 ** exponent);
  let offset = start;
  for (const [index, [tag, data]] of tables.entries()) {
    const at = 12 + index * 16;
    directory.set(new TextEncoder().encode(tag), at);
    view.setUint32(at + 4, checksum(data));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, data.length);
    offset += padded(data.length);
  }
  return joined([directory, ...tables.map(([, data]) => data)]);
}

/** Raises limits by which some programs allocate memory before they read the glyphs. */
function widenLimits(maxp: DataView, drawings: readonly Drawing[]) {
  const parts = Math.max(1, ...drawings.map((drawing) => drawing.parts.length));
  const atMost = (at: number, value: number) => maxp.setUint16(at, Math.min(value, 0xffff));
  const [points, contours] = [6, 8].map((at) =>
    Math.max(maxp.getUint16(at), maxp.getUint16(at + 4)),
  );
  atMost(10, (points ?? 0) * parts);
  atMost(12, (contours ?? 0) * parts);
  atMost(28, Math.max(maxp.getUint16(28), parts));
  atMost(30, maxp.getUint16(30) + 1);
}

/**
 * A font with only these drawings, numbered in the given order; the first is for missing
 * characters. The glyphs that they are made of follow.
 */
export function cutFont(font: FontFile, drawings: readonly Drawing[]): Uint8Array {
  const cuts = collectOutlines(font, drawings);
  const loca = new DataView(new ArrayBuffer((cuts.length + 1) * 4));
  const hmtx = new DataView(new ArrayBuffer(cuts.length * 4));
  let end = 0;
  for (const [index, { data, advance }] of cuts.entries()) {
    hmtx.setUint16(index * 4, advance);
    // The left side bearing is the left edge of the outline.
    if (data.length > 0) hmtx.setInt16(index * 4 + 2, new DataView(data.buffer).getInt16(2));
    end += padded(data.length);
    loca.setUint32((index + 1) * 4, end);
  }
  const changed = (tag: string, change: (table: DataView) => void) => {
    const table = copyOf(tableOf(font.tables, tag));
    change(new DataView(table.buffer));
    return table;
  };
  return writeTables([
    ['glyf', joined(cuts.map(({ data }) => data))],
    ['head', changed('head', (head) => head.setInt16(50, 1))],
    ['hhea', changed('hhea', (hhea) => hhea.setUint16(34, cuts.length))],
    ['hmtx', copyOf(hmtx)],
    ['loca', copyOf(loca)],
    [
      'maxp',
      changed('maxp', (maxp) => {
        maxp.setUint16(4, cuts.length);
        widenLimits(maxp, drawings);
      }),
    ],
  ]);
}
