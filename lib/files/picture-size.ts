import type { Bytes } from '@/lib/bytes';

/** In pixels as stored, before any rotation of a photo. */
export type PictureSize = { width: number; height: number };

function pngSize(view: DataView): PictureSize | null {
  // Width and height follow the length and name of the first chunk, the header.
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Whether a marker starts a frame; three in that range are tables (ITU T.81, table B.1). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Any number of 0xff bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/**
 * The size of a PNG or JPG from its header, without decoding it; `null` if the header does not say.
 */
export function readPictureSize(bytes: Bytes): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4) return null;
  const size = view.getUint8(0) === 0x89 ? pngSize(view) : jpegSize(view);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** More than the cameras of phones take, most of which stop at 64 megapixels and a few rows. */
const MOST_PIXELS = 70_000_000;

/** A picture of no size, or of more pixels, is not decoded: a small file can hold gigabytes of them. */
export function canDecode(bytes: Bytes): boolean {
  const size = readPictureSize(bytes);
  return size !== null && size.width * size.height <= MOST_PIXELS;
}
