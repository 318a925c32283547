import { formatBytes } from '@/lib/format';
import type { Bytes, DocumentEntry } from '@/lib/portal/database/records';
import { inspectFile } from '@/lib/portal/documents/file-type';
import { portalLimits } from '@/lib/portal/papers/fit-shapes';
import type { Light } from '@/lib/portal/papers/light';
import { isProtectedPdf } from '@/lib/portal/papers/pdf-protection';
import { type PictureSize, pictureSize } from '@/lib/portal/papers/picture-size';

/**
 * Limits of readability. `side`: pixels of the longest side below which a page or card cannot be
 * read. `bright`: from 0 to 255, below which the lightest parts are too dark.
 */
export const readable = { side: 700, bright: 90, contrast: 16, pixels: 64_000_000 } as const;

/** Something to know before a document is sent; `words` follow the name of the document. */
export type Finding = { kind: FindingKind; words: string };
export type FindingKind =
  | 'foreign'
  | 'protected'
  | 'damaged'
  | 'copy'
  | 'small'
  | 'vast'
  | 'unseen'
  | 'dark'
  | 'blank'
  | 'heavy';

/** What an inspection has found out about a document. */
export type Seen = {
  document: Pick<DocumentEntry, 'name' | 'mime' | 'size'>;
  bytes: Bytes;
  /** The name of another chosen document with the same content; `null` if there is none. */
  sameAs: string | null;
  /** The brightness of a picture; `null` if it could not be drawn. */
  light: Light | null;
};

const finding = (kind: FindingKind, words: string): Finding => ({ kind, words });

function pdfFindings({ document, bytes }: Seen): Finding[] {
  const isProtected = isProtectedPdf(bytes);
  const found: Finding[] = [];
  if (isProtected) {
    found.push(
      finding(
        'protected',
        'is protected, as a rule by a password. Open it and print it to a new PDF, or tell us the password on the phone',
      ),
    );
  }
  if (isProtected === null) {
    found.push(
      finding('damaged', 'may be damaged: its table of contents is missing. Open it once'),
    );
  }
  if (document.size > portalLimits.pdf) {
    found.push(
      finding(
        'heavy',
        `is larger than ${formatBytes(portalLimits.pdf)}, which some portals refuse. It cannot be made smaller here without spoiling it: scan it again in grey at 150 dots per inch, or save it as a small file from the program that made it`,
      ),
    );
  }
  return found;
}

export const sideWords = ({ width, height }: PictureSize) => `${width} x ${height} pixels`;

/** Whether a picture is small enough to be drawn. */
export const canBeDrawn = (size: PictureSize | null): size is PictureSize =>
  size !== null && size.width * size.height <= readable.pixels;

function pictureFindings({ bytes, light }: Seen): Finding[] {
  const size = pictureSize(bytes);
  if (!size) return [finding('damaged', 'may be damaged: it does not tell its size. Open it once')];
  if (!canBeDrawn(size)) {
    return [finding('vast', `is too large to look at here, ${sideWords(size)}`)];
  }
  const found: Finding[] = [];
  if (Math.max(size.width, size.height) < readable.side) {
    const words = `may be too small to read, ${sideWords(size)}. Go nearer and take it again`;
    found.push(finding('small', words));
  }
  if (!light) {
    found.push(finding('unseen', 'could not be drawn by this browser. Open it once'));
  } else if (light.bright < readable.bright) {
    found.push(finding('dark', 'is too dark to read. Take it again by a window, without flash'));
  } else if (light.bright - light.dark < readable.contrast) {
    found.push(finding('blank', 'is nearly of one colour: there may be nothing on it'));
  }
  return found;
}

/** What to know about a document before it is sent; empty if nothing. */
export function findingsOf(seen: Seen): Finding[] {
  const { document, bytes, sameAs } = seen;
  const verdict = inspectFile(document.name, bytes);
  if (!verdict.accepted) return [finding('foreign', verdict.reason)];
  const copy =
    sameAs === null ? [] : [finding('copy', `has the same content as “${sameAs}”. One is enough`)];
  const isPdf = verdict.mime === 'application/pdf';
  return [...copy, ...(isPdf ? pdfFindings(seen) : pictureFindings(seen))];
}
