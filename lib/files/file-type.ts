import type { FileType, MimeType } from '@/lib/files/mime-types';
import { canDecode } from '@/lib/files/picture-size';
import { limits } from '@/lib/limits';

/**
 * Whether a file was cut short, by what its format says of its end. Anything after the end is
 * allowed: mail programs and cameras add it.
 */

/** `uncertain`: readers may still open the file, and only a person sees what is missing. */
type Completeness = 'whole' | 'uncertain' | 'cut' | 'excessive';

const decodeText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/**
 * The object that leads to the pages, without which no reader opens a PDF; it may be compressed.
 */
const hasCatalog = (text: string) => /\/(Catalog|ObjStm)\b/.test(text) && text.includes('endobj');

/**
 * No object begins after the last end mark. A PDF that was changed has one mark for each version,
 * and one laid out for the web has its first mark near the beginning and states its length. Some
 * programs write none, and readers build a new table from what they find.
 */
function judgePdf(bytes: Uint8Array): Completeness {
  const text = decodeText(bytes);
  const [, length = '0'] =
    /\/Linearized\b[^>]{0,200}\/L\s{1,4}(\d{1,12})/.exec(text.slice(0, 2048)) ?? [];
  const end = text.lastIndexOf('%%EOF');
  const isWhole =
    end >= 0 && bytes.length >= Number(length) && !/\d\s{1,4}obj\b/.test(text.slice(end));
  if (isWhole) return 'whole';
  return hasCatalog(text) ? 'uncertain' : 'cut';
}

/** A picture of 10 MB has some 2,500 where a program writes the smallest usual chunks, of 4 KB. */
const MOST_CHUNKS = 25_000;
const IEND = 0x49454e44;

/**
 * The last chunk is named IEND. A file can hold a million empty chunks, so their number is limited.
 */
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

/** The end marker outside segments, since a segment may hold a small picture (ITU T.81). */
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

const judgeCompleteness = (mime: keyof typeof judges, bytes: Uint8Array): Completeness =>
  judges[mime](bytes);

/** pdf, jpg, jpeg and png, by name and by content, up to 10 MB a file. */
export const MAX_FILE_BYTES = limits.fileBytes;
export const ACCEPTED_FILES = '.pdf,.jpg,.jpeg,.png';

type FileVerdict =
  | {
      accepted: true;
      mime: MimeType;
      type: FileType;
      remark?: string;
    }
  | { accepted: false; reason: string };

const mimeOfExtension: Record<string, MimeType> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const kindNames: Record<MimeType, string> = {
  'application/pdf': 'a PDF',
  'image/jpeg': 'a JPG picture',
  'image/png': 'a PNG picture',
};

const endings: Record<MimeType, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};

/** `null` if the file is complete enough. */
function findRejectionByCompleteness(mime: MimeType, completeness: Completeness): string | null {
  if (completeness === 'excessive') return 'holds more parts than a picture has. Save it again';
  if (completeness !== 'cut') return null;
  return `is cut short: the end of the ${mime === 'application/pdf' ? 'PDF' : 'picture'} is missing`;
}

const MAY_BE_CUT = 'may be cut short, look at it';

function getExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

export function getFileType(name: string): FileType {
  const mime = mimeOfExtension[getExtension(name)];
  if (!mime) return 'document';
  return mime === 'application/pdf' ? 'pdf' : 'image';
}

/** The photo format of iPhones, which portals reject. */
const HEIC =
  'is a HEIC photo. On an iPhone, hold it in the Files app and choose Quick Actions, Convert Image, JPEG; new photos are JPG once Settings, Camera, Formats is set to Most Compatible. On other phones, save or share it from the gallery as JPG. Then add that file';

const reject = (reason: string): FileVerdict => ({ accepted: false, reason });

function findRejectionBySize(size: number): string | null {
  if (size === 0) return 'is empty';
  return size > MAX_FILE_BYTES ? 'is larger than 10 MB' : null;
}

/** Browsers pass on a dropped folder as a file without bytes; this media type marks it. */
export const FOLDER = 'inode/directory';

const isHeicName = (name: string) => /^hei[cf]s?$/.test(getExtension(name));

const createRejectionByName = (name: string) =>
  isHeicName(name) ? HEIC : 'is not a PDF, JPG or PNG file';

/**
 * Why a file is rejected before it is read; `null` if its name and size are fine, or if its content
 * may still be an accepted kind under another name.
 */
export function findRejectionByNameAndSize(name: string, size: number, type = ''): string | null {
  if (type === FOLDER) return 'is a folder. Open it, and add the files in it';
  const isNamed = mimeOfExtension[getExtension(name)] !== undefined;
  if (!isNamed && (size === 0 || size > MAX_FILE_BYTES)) return createRejectionByName(name);
  if (name.length > limits.fileName) return 'has too long a name. Shorten it and add it again';
  return findRejectionBySize(size);
}

const joinBytes = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** PDF readers accept a header within the first 1,024 bytes (ISO 32000-1, annex H). */
const isPdf = (bytes: Uint8Array) => joinBytes(bytes.subarray(0, 1024)).includes('%PDF-');

function sniff(bytes: Uint8Array): MimeType | null {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  return isPdf(bytes) ? 'application/pdf' : null;
}

function describeForeignContent(bytes: Uint8Array): string {
  const head = joinBytes(bytes.subarray(0, 16));
  if (head.startsWith('MZ')) return 'is a Windows program, not a PDF, JPG or PNG file';
  if (/^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head)) {
    return HEIC;
  }
  if (head.startsWith('PK')) return 'is a ZIP or Office file, not a PDF, JPG or PNG file';
  return 'does not hold what its name says: the content is no PDF, JPG or PNG';
}

/** An extension has a letter: `FY 2025.26` has none. */
const hasEnding = (name: string) => /\.(?=[a-z0-9]*[a-z])[a-z0-9]{1,12}$/i.test(name);

/**
 * Adds the extension of the content if the name has none: the pickers of Android name a file
 * `image:1234`.
 */
export function withEnding(name: string, bytes: Uint8Array): string {
  const mime = sniff(bytes);
  return mime === null || hasEnding(name) ? name : `${name}${endings[mime]}`;
}

/**
 * Name, size and content must agree. A restored file was judged when it was added, so one that was
 * accepted incomplete is accepted again.
 */
export function inspectFile(
  name: string,
  bytes: Uint8Array,
  { isRestored = false } = {},
): FileVerdict {
  const rejection = findRejectionByNameAndSize(name, bytes.length);
  if (rejection) return reject(rejection);
  const mime = sniff(bytes);
  const named = mimeOfExtension[getExtension(name)];
  if (!mime) return reject(named ? describeForeignContent(bytes) : createRejectionByName(name));
  if (mime !== named) {
    return reject(
      `is ${kindNames[mime]} under another name. Rename it, so that its name ends in ${endings[mime]}, and add it again`,
    );
  }
  const completeness = judgeCompleteness(mime, bytes);
  const mayBeCut = isRestored && mime !== 'application/pdf';
  const incomplete = mayBeCut ? null : findRejectionByCompleteness(mime, completeness);
  if (incomplete) return reject(incomplete);
  const remark = completeness === 'uncertain' ? { remark: MAY_BE_CUT } : {};
  return { accepted: true, mime, type: getFileType(name), ...remark };
}

/** `null` if the file can be the photo. */
export async function findPhotoRejection(file: Blob): Promise<string | null> {
  const rejection = findRejectionBySize(file.size);
  if (rejection) return rejection;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = sniff(bytes);
  if (!mime?.startsWith('image/')) return 'is not a JPG or PNG picture';
  if (!canDecode(bytes)) return 'has more than 70 megapixels, or does not say how many it has';
  return findRejectionByCompleteness(mime, judgeCompleteness(mime, bytes));
}
