import { readDocumentBytes } from '@/features/client-area/store/documents';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { canDecode, type PictureSize } from '@/lib/files/picture-size';
import { limits } from '@/lib/limits';

/** `quality` is from 0 to 1; `null` if the picture cannot be drawn. */
export type Encode = (size: PictureSize, quality: number) => Promise<Blob | null>;

/** The upload limit of many portals, in bytes. */
const PORTAL_LIMIT = 100 * 1024;
/** In pixels: more is not shown, less cannot be read. */
const LONGEST = 2400;
const SHORTEST = 640;
const STEP = 0.8;
const FAIR = 0.5;
const BETTER = [0.9, 0.75, 0.6];

/**
 * The largest size that fits `limit` bytes at a fair quality, then a better quality if that fits.
 * At most nine encodings; `null` if the picture would become unreadable.
 */
export async function fitPicture(
  { width, height }: PictureSize,
  limit: number,
  encode: Encode,
): Promise<Blob | null> {
  const long = Math.max(width, height);
  const largest = Math.min(long, LONGEST);
  for (let side = largest; side === largest || side >= SHORTEST; side *= STEP) {
    const scaled = (length: number) => Math.max(1, Math.round((length * side) / long));
    const size = { width: scaled(width), height: scaled(height) };
    const within = async (quality: number) => {
      const blob = await encode(size, quality);
      return blob && blob.size <= limit ? blob : null;
    };
    const fair = await within(FAIR);
    if (!fair) continue;
    for (const quality of BETTER) {
      const better = await within(quality);
      if (better) return better;
    }
    return fair;
  }
  return null;
}

function draw(picture: ImageBitmap, { width, height }: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  // A transparent PNG would come out black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

export function formatFittedName(name: string): string {
  const end = ' (100 KB).jpg';
  const stem = name.slice(0, Math.max(0, name.lastIndexOf('.'))) || name;
  return `${stem.slice(0, limits.fileName - end.length).trimEnd()}${end}`;
}

/** Turned the right way up; `null` if it would become unreadable or cannot be drawn. */
export async function createFittedCopy(document: DocumentEntry): Promise<File | null> {
  const bytes = await readDocumentBytes(document);
  if (!canDecode(bytes)) return null;
  const picture = await createImageBitmap(new Blob([bytes])).catch(() => null);
  if (!picture) return null;
  try {
    const encode: Encode = (size, quality) =>
      new Promise((done) => draw(picture, size).toBlob(done, 'image/jpeg', quality));
    const fitted = await fitPicture(picture, PORTAL_LIMIT, encode);
    return fitted && new File([fitted], formatFittedName(document.name));
  } catch {
    return null;
  } finally {
    picture.close();
  }
}
