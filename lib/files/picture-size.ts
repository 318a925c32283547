import type { Bytes } from '@/lib/bytes';

/** In pixels as stored, before any rotation of a photo. */
export type PictureSize = { width: number; height: number };

function readPngSize(view: DataView): PictureSize | null {
  // Width and height follow the length and name of the first chunk, the header.
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Three markers in that range are tables, not frames (ITU T.81, table B.1). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Any number of 0xff bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** From the header of a PNG or JPG, without decoding it; `null` if the header does not say. */
export function readPictureSize(bytes: Bytes): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4) return null;
  const size = view.getUint8(0) === 0x89 ? readPngSize(view) : readJpegSize(view);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** More than phone cameras take, most of which stop at 64 megapixels and a few rows. */
const MOST_PIXELS = 70_000_000;

/**
 * A small file can hold gigabytes of pixels, so a picture without a size or with too many is not
 * decoded.
 */
export function canDecode(bytes: Bytes): boolean {
  const size = readPictureSize(bytes);
  return size !== null && size.width * size.height <= MOST_PIXELS;
}
