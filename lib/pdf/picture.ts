import type { Face } from '@/lib/pdf/lines';

/** Some browsers give no picture of a text, so that visitors cannot be recognised by it. */
export class NoPicture extends Error {
  override name = 'NoPicture';
}

/**
 * The system's own fonts, which draw a box for a letter they lack; a subset font may draw nothing.
 */
const FONTS: Record<Face, (size: number) => string> = {
  text: (size) => `400 ${size}px system-ui, sans-serif`,
  strong: (size) => `600 ${size}px system-ui, sans-serif`,
  display: (size) => `600 ${size}px ui-serif, serif`,
};

/** Pixels in a point: 216 in an inch. */
const SCALE = 3;
/** In em: marks piled on a letter may reach this far beyond the line. */
const OVERHANG = 1.5;
const PADDING = 2;

function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new NoPicture('No canvas');
  return context;
}

/** Without it the width of a text does not grow evenly with its size. */
const PRECISE = 'geometricPrecision';

let ruler: CanvasRenderingContext2D | undefined;
const RULER_SIZE = 100;

/** In em. */
export function measurePictureWidth(text: string, face: Face): number {
  ruler ??= getContext(document.createElement('canvas'));
  ruler.font = FONTS[face](RULER_SIZE);
  ruler.textRendering = PRECISE;
  return ruler.measureText(text).width / RULER_SIZE;
}

/** Each pixel has some bytes. */
export type Pixels = { columns: number; rows: number; bytes: Uint8Array };

/** Edges are in points, from the start of the baseline. */
export type Picture = {
  /** Red, green and blue; a single pixel if the whole text has one colour. */
  colours: Pixels;
  opacities: Pixels;
  left: number;
  bottom: number;
  width: number;
  height: number;
};

type Style = { face: Face; size: number; colour: string; isRtl: boolean };

/** `width` is in points. */
export function drawTextPicture(
  text: string,
  width: number,
  { face, size, colour, isRtl }: Style,
): Picture {
  const canvas = document.createElement('canvas');
  const context = getContext(canvas);
  const prepare = () => {
    context.font = FONTS[face](size * SCALE);
    context.textRendering = PRECISE;
    context.direction = isRtl ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    context.fillStyle = colour;
  };
  prepare();
  const edges = context.measureText(text);
  const most = OVERHANG * size * SCALE;
  const beyond = (pixels: number) => Math.ceil(Math.min(Math.max(pixels, 0), most)) + PADDING;
  const room = Math.ceil(width * SCALE);
  const left = beyond(edges.actualBoundingBoxLeft);
  const above = beyond(edges.actualBoundingBoxAscent);
  canvas.width = left + room + beyond(edges.actualBoundingBoxRight - room);
  canvas.height = above + beyond(edges.actualBoundingBoxDescent);
  // Resizing a canvas forgets the style.
  prepare();
  context.fillText(text, left, above, room);
  const { width: columns, height: rows } = canvas;
  const { data } = context.getImageData(0, 0, columns, rows);
  // The corner is always empty, unless the browser returns noise.
  if (data[3] !== 0) throw new NoPicture('The pixels are not what was drawn');
  const ink = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const colours = isPlain(data, ink)
    ? { columns: 1, rows: 1, bytes: Uint8Array.from(ink) }
    : { columns, rows, bytes: pickParts(data, [0, 1, 2]) };
  return {
    colours,
    opacities: { columns, rows, bytes: pickParts(data, [3]) },
    left: -left / SCALE,
    bottom: (above - rows) / SCALE,
    width: columns / SCALE,
    height: rows / SCALE,
  };
}

function pickParts(data: Uint8ClampedArray, wanted: readonly number[]): Uint8Array {
  const bytes = new Uint8Array((data.length / 4) * wanted.length);
  let at = 0;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    for (const part of wanted) bytes[at++] = data[pixel + part] ?? 0;
  }
  return bytes;
}

/** The rounding of colours where letters touch. */
const ROUNDED = 8;

/** All texts but emoji have the one colour that they were drawn in. */
function isPlain(data: Uint8ClampedArray, ink: readonly number[]): boolean {
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    if (data[pixel + 3] !== 255) continue;
    if (ink.some((value, part) => Math.abs(value - (data[pixel + part] ?? 0)) > ROUNDED)) {
      return false;
    }
  }
  return true;
}
