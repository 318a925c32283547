import { type Encode, fitPicture, fittedName } from '@/lib/portal/checklist/fit';
import { type PictureSize, pictureSize } from '@/lib/portal/checklist/picture-size';
import { bytesOf } from '@/lib/portal/documents/documents';
import type { DocumentEntry } from '@/lib/portal/records/records';

/** Decodes a picture, turned the right way up by its orientation tag. */
const decode = (file: Blob) => createImageBitmap(file, { imageOrientation: 'from-image' });

function draw(picture: ImageBitmap, { width, height }: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  // A transparent PNG would come out black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Decodes a picture once for `work`, and frees its memory afterwards. */
async function withPicture<T>(
  file: Blob,
  work: (size: PictureSize, encode: Encode) => Promise<T>,
): Promise<T> {
  const picture = await decode(file);
  try {
    const { width, height } = picture;
    return await work({ width, height }, (size, quality) => {
      const canvas = draw(picture, size);
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    });
  } finally {
    picture.close();
  }
}

/** The upload limit of many portals, in bytes. */
const PORTAL_LIMIT = 100 * 1024;
/** A larger picture, in pixels, is not drawn. */
const MOST_PIXELS = 64_000_000;

/**
 * A copy of a picture within a portal's limit; `null` if it would become unreadable or cannot be
 * drawn. The picture itself is not changed.
 */
export async function fittedCopy(document: DocumentEntry): Promise<File | null> {
  const bytes = await bytesOf(document);
  const size = pictureSize(bytes);
  if (!size || size.width * size.height > MOST_PIXELS) return null;
  const fitted = await withPicture(new Blob([bytes]), (drawn, encode) =>
    fitPicture(drawn, PORTAL_LIMIT, encode),
  ).catch(() => null);
  return fitted && new File([fitted.blob], fittedName(document.name));
}
