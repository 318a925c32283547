/** Room beside a glyph, in em. */
type Room = { left: number; right: number };

/** The offset of a table in an OpenType file. */
function tableAt(font: Buffer, tag: string): number {
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** The number of a character's glyph, by a map of format 4. */
export function glyphOf(font: Buffer, character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const cmap = tableAt(font, 'cmap');
  const maps = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
  });
  const map = maps.find((at) => font.readUInt16BE(at) === 4);
  if (map === undefined) throw new Error('The font has no character map of format 4.');
  const size = font.readUInt16BE(map + 6);
  for (let at = 0; at < size; at += 2) {
    const [last, first] = [
      font.readUInt16BE(map + 14 + at),
      font.readUInt16BE(map + 16 + size + at),
    ];
    if (code < first || code > last) continue;
    const delta = font.readInt16BE(map + 16 + 2 * size + at);
    const ranges = map + 16 + 3 * size + at;
    const range = font.readUInt16BE(ranges);
    const glyph = range ? font.readUInt16BE(ranges + range + 2 * (code - first)) : code;
    return (glyph + delta) & 0xffff;
  }
  throw new Error(`The font has no ${character}.`);
}

/** Where the advance width of a glyph is; its left bearing follows. */
export function metricsAt(font: Buffer, glyph: number): number {
  if (glyph >= font.readUInt16BE(tableAt(font, 'hhea') + 34)) {
    throw new Error('The glyph has no advance width of its own.');
  }
  return tableAt(font, 'hmtx') + 4 * glyph;
}

/** Moves an outline to the right: all its points are counted from the first. */
function moveOutline(font: Buffer, glyph: number, by: number): void {
  const isLong = font.readInt16BE(tableAt(font, 'head') + 50) === 1;
  const loca = tableAt(font, 'loca');
  const at =
    tableAt(font, 'glyf') +
    (isLong ? font.readUInt32BE(loca + 4 * glyph) : 2 * font.readUInt16BE(loca + 2 * glyph));
  const contours = font.readInt16BE(at);
  if (contours < 1) throw new Error('The glyph has no outline of its own.');
  for (const edge of [at + 2, at + 6]) font.writeInt16BE(font.readInt16BE(edge) + by, edge);
  const points = font.readUInt16BE(at + 10 + 2 * (contours - 1)) + 1;
  const instructions = at + 10 + 2 * contours;
  const flags = instructions + 2 + font.readUInt16BE(instructions);
  let next = flags;
  for (let point = 0; point < points; point += 1) {
    const repeats = (font.readUInt8(next) & 8) !== 0;
    if (repeats) point += font.readUInt8(next + 1);
    next += repeats ? 2 : 1;
  }
  const first = font.readUInt8(flags);
  const [isByte, isSet] = [(first & 2) !== 0, (first & 16) !== 0];
  if (isByte) font.writeUInt8(font.readUInt8(next) + (isSet ? by : -by), next);
  else if (!isSet) font.writeInt16BE(font.readInt16BE(next) + by, next);
  else throw new Error('The first point of the outline cannot be moved in its place.');
}

/** A TrueType font whose glyph of a character has more room beside it. */
export function withRoom(font: Buffer, character: string, { left, right }: Room): Buffer {
  const wider = Buffer.from(font);
  const em = wider.readUInt16BE(tableAt(wider, 'head') + 18);
  const [before, after] = [Math.round(left * em), Math.round(right * em)];
  const glyph = glyphOf(wider, character);
  const metrics = metricsAt(wider, glyph);
  wider.writeUInt16BE(wider.readUInt16BE(metrics) + before + after, metrics);
  wider.writeInt16BE(wider.readInt16BE(metrics + 2) + before, metrics + 2);
  moveOutline(wider, glyph, before);
  return wider;
}
