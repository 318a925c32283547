import type { Bytes } from '@/lib/bytes';

const SIDE = 320;

/**
 * The largest square in the middle of a picture, as a JPG of 320 × 320 pixels. Fails if the
 * browser cannot decode it.
 */
export async function cropPhoto(file: Blob): Promise<Bytes> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  // A transparent PNG would come out black in a JPG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
  if (!blob) throw new Error('The picture could not be drawn');
  return new Uint8Array(await blob.arrayBuffer());
}
