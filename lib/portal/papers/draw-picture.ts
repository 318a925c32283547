import type { Encode } from '@/lib/portal/papers/fit';
import { type Light, lightOf } from '@/lib/portal/papers/light';
import type { PictureSize } from '@/lib/portal/papers/picture-size';

/** The size of the reduced picture from which brightness is measured, in pixels. */
const SAMPLE = 256;

/** Decodes a picture, turned the right way up by its orientation tag. */
const decode = (file: Blob) => createImageBitmap(file, { imageOrientation: 'from-image' });

function draw(picture: ImageBitmap, { width, height }: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  // A transparent PNG would come out black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** The brightness of a picture; `null` if the browser cannot draw it. */
export async function lookAtPicture(file: Blob): Promise<Light | null> {
  const picture = await decode(file).catch(() => null);
  if (!picture) return null;
  try {
    const scale = SAMPLE / Math.max(picture.width, picture.height);
    const side = (length: number) => Math.max(1, Math.round(length * Math.min(1, scale)));
    const size = { width: side(picture.width), height: side(picture.height) };
    const context = draw(picture, size).getContext('2d');
    return context && lightOf(context.getImageData(0, 0, size.width, size.height).data);
  } finally {
    picture.close();
  }
}

/** Decodes a picture once for `work`, and frees its memory afterwards. */
export async function withPicture<T>(
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
