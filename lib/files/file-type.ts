import type { FileType, MimeType } from '@/lib/files/mime-types';
import { canDecode } from '@/lib/files/picture-size';
import { limits } from '@/lib/limits';

/*
 * Whether a file was cut short, by what its format says of its end. What follows the end is no
 * fault: mail programs and cameras add it.
 */

/** `uncertain`: readers may still open the file, and only a person sees what is missing. */
type Completeness = 'whole' | 'uncertain' | 'cut' | 'excessive';

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

const judgeCompleteness = (mime: keyof typeof judges, bytes: Uint8Array): Completeness =>
  judges[mime](bytes);

/** What may be uploaded: pdf, jpg, jpeg and png, by name and by content, up to 10 MB a file. */
export const MAX_FILE_BYTES = limits.fileBytes;
export const ACCEPTED_FILES = '.pdf,.jpg,.jpeg,.png';

type FileVerdict =
  | {
      accepted: true;
      mime: MimeType;
      type: FileType;
      /** What to tell of it, after its name. */
      remark?: string;
    }
  | { accepted: false; reason: string };

const mimeOfExtension: Record<string, MimeType> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const words: Record<MimeType, string> = {
  'application/pdf': 'a PDF',
  'image/jpeg': 'a JPG picture',
  'image/png': 'a PNG picture',
};

const endings: Record<MimeType, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};

/** Why an incomplete file is refused, as a sentence; `null` if it is not. */
function refusalByCompleteness(mime: MimeType, completeness: Completeness): string | null {
  if (completeness === 'excessive') return 'holds more parts than a picture has. Save it again';
  if (completeness !== 'cut') return null;
  return `is cut short: the end of the ${mime === 'application/pdf' ? 'PDF' : 'picture'} is missing`;
}

const MAY_BE_CUT = 'may be cut short, look at it';

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The kind that the icon shows, by the extension of the name. */
export function getFileType(name: string): FileType {
  const mime = mimeOfExtension[extensionOf(name)];
  if (!mime) return 'document';
  return mime === 'application/pdf' ? 'pdf' : 'image';
}

/** The photo format of iPhones, which portals refuse. */
const HEIC =
  'is a HEIC photo. On an iPhone, hold it in the Files app and choose Quick Actions, Convert Image, JPEG; new photos are JPG once Settings, Camera, Formats is set to Most Compatible. On other phones, save or share it from the gallery as JPG. Then add that file';

const refused = (reason: string): FileVerdict => ({ accepted: false, reason });

function refusalBySize(size: number): string | null {
  if (size === 0) return 'is empty';
  return size > MAX_FILE_BYTES ? 'is larger than 10 MB' : null;
}

/** The media type that a drop gives to a folder: browsers pass one on as a file without bytes. */
export const FOLDER = 'inode/directory';

const isHeicName = (name: string) => /^hei[cf]s?$/.test(extensionOf(name));

/** Why a file of another name is refused, whose content is none of the three kinds either. */
const refusalByName = (name: string) => (isHeicName(name) ? HEIC : 'is not a PDF, JPG or PNG file');

/**
 * Why a file is refused without being read, as a sentence; `null` if its name and size are fine, or
 * if its content may still be one of the three kinds under another name.
 */
export function findRejectionByNameAndSize(name: string, size: number, type = ''): string | null {
  if (type === FOLDER) return 'is a folder. Open it, and add the files in it';
  const isNamed = mimeOfExtension[extensionOf(name)] !== undefined;
  if (!isNamed && (size === 0 || size > MAX_FILE_BYTES)) return refusalByName(name);
  if (name.length > limits.fileName) return 'has too long a name. Shorten it and add it again';
  return refusalBySize(size);
}

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** PDF readers accept a header within the first 1,024 bytes (ISO 32000-1, annex H). */
const isPdf = (bytes: Uint8Array) => text(bytes.subarray(0, 1024)).includes('%PDF-');

function sniff(bytes: Uint8Array): MimeType | null {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  return isPdf(bytes) ? 'application/pdf' : null;
}

/** A name for content that often comes under a wrong extension. */
function foreignContent(bytes: Uint8Array): string {
  const head = text(bytes.subarray(0, 16));
  if (head.startsWith('MZ')) return 'is a Windows program, not a PDF, JPG or PNG file';
  if (/^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head)) {
    return HEIC;
  }
  if (head.startsWith('PK')) return 'is a ZIP or Office file, not a PDF, JPG or PNG file';
  return 'does not hold what its name says: the content is no PDF, JPG or PNG';
}

/** An ending has a letter: `FY 2025.26` has none. */
const hasEnding = (name: string) => /\.(?=[a-z0-9]*[a-z])[a-z0-9]{1,12}$/i.test(name);

/**
 * The name of a file with the ending of its content if it has none, as from the pickers of Android,
 * which name a file `image:1234`.
 */
export function withEnding(name: string, bytes: Uint8Array): string {
  const mime = sniff(bytes);
  return mime === null || hasEnding(name) ? name : `${name}${endings[mime]}`;
}

/**
 * Judges a file: name, size and content must agree. What is restored was judged when it was added,
 * and a picture that was cut short may have been kept then.
 */
export function inspectFile(
  name: string,
  bytes: Uint8Array,
  { isRestored = false } = {},
): FileVerdict {
  const refusal = findRejectionByNameAndSize(name, bytes.length);
  if (refusal) return refused(refusal);
  const mime = sniff(bytes);
  const named = mimeOfExtension[extensionOf(name)];
  if (!mime) return refused(named ? foreignContent(bytes) : refusalByName(name));
  if (mime !== named) {
    return refused(
      `is ${words[mime]} under another name. Rename it, so that its name ends in ${endings[mime]}, and add it again`,
    );
  }
  const completeness = judgeCompleteness(mime, bytes);
  const mayBeCut = isRestored && mime !== 'application/pdf';
  const incomplete = mayBeCut ? null : refusalByCompleteness(mime, completeness);
  if (incomplete) return refused(incomplete);
  const remark = completeness === 'uncertain' ? { remark: MAY_BE_CUT } : {};
  return { accepted: true, mime, type: getFileType(name), ...remark };
}

/** Why a file cannot be the photo, whatever its name, as a sentence; `null` if it can. */
export async function findPhotoRejection(file: Blob): Promise<string | null> {
  const refusal = refusalBySize(file.size);
  if (refusal) return refusal;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = sniff(bytes);
  if (!mime?.startsWith('image/')) return 'is not a JPG or PNG picture';
  if (!canDecode(bytes)) return 'has more than 70 megapixels, or does not say how many it has';
  return refusalByCompleteness(mime, judgeCompleteness(mime, bytes));
}
