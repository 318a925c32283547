import type { PictureSize } from '@/lib/portal/checklist/picture-size';
import { limits } from '@/lib/portal/limits';

/** Encodes a picture as a JPG; `quality` is from 0 to 1. `null` if it cannot be drawn. */
export type Encode = (size: PictureSize, quality: number) => Promise<Blob | null>;
type Fitted = { blob: Blob; size: PictureSize };

/** The longest and shortest side to try, in pixels: more is not shown, less cannot be read. */
const LONGEST = 2400;
const SHORTEST = 640;
const STEP = 0.8;
const QUALITIES = { least: 0.5, most: 0.92 } as const;
const HALVINGS = 3;

/** The sizes to try, largest first; none larger than the picture itself. */
export function sizesToTry({ width, height }: PictureSize): PictureSize[] {
  const long = Math.max(width, height);
  const scaled = (side: number): PictureSize => ({
    width: Math.max(1, Math.round((width * side) / long)),
    height: Math.max(1, Math.round((height * side) / long)),
  });
  const sizes = [scaled(Math.min(long, LONGEST))];
  for (let side = Math.min(long, LONGEST) * STEP; side >= SHORTEST; side *= STEP) {
    sizes.push(scaled(side));
  }
  return sizes;
}

/** The best quality that fits at a size, by bisection; `null` if not even the lowest fits. */
async function fitAt(size: PictureSize, limit: number, encode: Encode): Promise<Fitted | null> {
  const fits = async (quality: number) => {
    const blob = await encode(size, quality);
    return blob && blob.size <= limit ? { blob, size } : null;
  };
  let { least, most } = QUALITIES as { least: number; most: number };
  let best = await fits(least);
  if (!best) return null;
  for (let turn = 0; turn < HALVINGS; turn++) {
    const quality = (least + most) / 2;
    const better = await fits(quality);
    if (better) {
      best = better;
      least = quality;
    } else most = quality;
  }
  return best;
}

/**
 * A picture in at most `limit` bytes: at the largest size that fits at a fair quality, then at the
 * best quality for that size. At most nine encodings; `null` if it would become unreadable.
 */
export async function fitPicture(
  size: PictureSize,
  limit: number,
  encode: Encode,
): Promise<Fitted | null> {
  for (const smaller of sizesToTry(size)) {
    const fitted = await fitAt(smaller, limit, encode);
    if (fitted) return fitted;
  }
  return null;
}

/** The name of a fitted copy: `Card (100 KB).jpg`. */
export function fittedName(name: string): string {
  const end = ' (100 KB).jpg';
  const stem = name.slice(0, Math.max(0, name.lastIndexOf('.'))) || name;
  return `${stem.slice(0, limits.fileName - end.length).trimEnd()}${end}`;
}
