/*
 * Whether a file was cut short, by what its format says of its end. What follows the end is no
 * fault: mail programs and cameras add it.
 */

const asText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/**
 * An end mark, after which no further object begins: a PDF that was changed has one for each
 * version, and one laid out for the web has its first mark near the beginning and says its length.
 */
function isWholePdf(bytes: Uint8Array): boolean {
  const text = asText(bytes);
  const [, length = '0'] =
    /\/Linearized\b[^>]{0,200}\/L\s{1,4}(\d{1,12})/.exec(text.slice(0, 2048)) ?? [];
  const end = text.lastIndexOf('%%EOF');
  return end >= 0 && bytes.length >= Number(length) && !/\d\s{1,4}obj\b/.test(text.slice(end));
}

/** The last chunk, which is named IEND. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const isLast = asText(bytes.subarray(at + 4, at + 8)) === 'IEND';
    at += 12 + view.getUint32(at);
    if (isLast) return at <= bytes.length;
  }
  return false;
}

/** The marker for the end of the image, outside segments, which may hold a small picture (ITU T.81). */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? 0;
    at += 1;
    if (marker === 0xd9) return true;
    // A byte of the picture, or a marker without a segment.
    if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue;
    at += Math.max(2, (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
  }
  return false;
}

const checks = {
  'application/pdf': isWholePdf,
  'image/png': isWholePng,
  'image/jpeg': isWholeJpeg,
};

export const isWhole = (mime: keyof typeof checks, bytes: Uint8Array): boolean =>
  checks[mime](bytes);
