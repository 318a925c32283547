/*
 * Whether a file was cut short, by what its format says of its end. What follows the end is no
 * fault: mail programs and cameras add it.
 */

/** `uncertain`: readers may still open the file, and only a person sees what is missing. */
export type Completeness = 'whole' | 'uncertain' | 'cut' | 'excessive';

const asText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** The object that leads to the pages, without which no reader opens a PDF; it may be compressed. */
const hasCatalog = (text: string) => /\/(Catalog|ObjStm)\b/.test(text) && text.includes('endobj');

/**
 * An end mark, after which no further object begins: a PDF that was changed has one for each
 * version, and one laid out for the web has its first mark near the beginning and says its length.
 * Some programs write none, and readers make a new table of what they find.
 */
function judgePdf(bytes: Uint8Array): Completeness {
  const text = asText(bytes);
  const [, length = '0'] =
    /\/Linearized\b[^>]{0,200}\/L\s{1,4}(\d{1,12})/.exec(text.slice(0, 2048)) ?? [];
  const end = text.lastIndexOf('%%EOF');
  const isWhole =
    end >= 0 && bytes.length >= Number(length) && !/\d\s{1,4}obj\b/.test(text.slice(end));
  if (isWhole) return 'whole';
  return hasCatalog(text) ? 'uncertain' : 'cut';
}

/** A picture of 10 MB has some 2,500 where a program writes the smallest usual ones, of 4 KB. */
const MOST_CHUNKS = 25_000;
const IEND = 0x49454e44;

/** The last chunk, which is named IEND. Empty chunks, of which a file can hold a million, are bounded. */
function judgePng(bytes: Uint8Array): Completeness {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  for (let count = 0; at + 12 <= bytes.length; count++) {
    if (count === MOST_CHUNKS) return 'excessive';
    const isLast = view.getUint32(at + 4) === IEND;
    at += 12 + view.getUint32(at);
    if (isLast) return at <= bytes.length ? 'whole' : 'cut';
  }
  return 'cut';
}

/** The marker for the end of the image, outside segments, which may hold a small picture (ITU T.81). */
function judgeJpeg(bytes: Uint8Array): Completeness {
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? 0;
    at += 1;
    if (marker === 0xd9) return 'whole';
    // A byte of the picture, or a marker without a segment.
    if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue;
    at += Math.max(2, (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
  }
  return 'cut';
}

const judges = {
  'application/pdf': judgePdf,
  'image/png': judgePng,
  'image/jpeg': judgeJpeg,
};

export const judgeCompleteness = (mime: keyof typeof judges, bytes: Uint8Array): Completeness =>
  judges[mime](bytes);
