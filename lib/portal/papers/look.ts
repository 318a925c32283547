import { limits } from '@/lib/portal/database/limits';
import type { Bytes, DocumentEntry } from '@/lib/portal/database/records';
import { documentFile } from '@/lib/portal/documents/documents';
import { sha256Hex } from '@/lib/portal/documents/sha256';
import { lookAtPicture, withPicture } from '@/lib/portal/papers/draw-picture';
import { canBeDrawn, type Finding, findingsOf } from '@/lib/portal/papers/findings';
import { fitPicture, fittedName } from '@/lib/portal/papers/fit';
import { portalLimits, type Shape, shapeWords } from '@/lib/portal/papers/fit-shapes';
import { AROUND_PICTURE, picturePdf } from '@/lib/portal/papers/picture-pdf';
import { pictureSize } from '@/lib/portal/papers/picture-size';

export async function bytesOf(document: DocumentEntry): Promise<Bytes> {
  return new Uint8Array(await (await documentFile(document)).arrayBuffer());
}

type Looking = {
  signal: AbortSignal;
  /** Called with the number of documents inspected so far. */
  onProgress: (count: number) => void;
};

/**
 * Inspects documents one after another, with never two in memory. Returns the findings by document
 * id; an aborted signal throws its reason.
 */
export async function lookAtDocuments(
  documents: readonly DocumentEntry[],
  { signal, onProgress }: Looking,
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const found = new Map<string, readonly Finding[]>();
  const names = new Map<string, string>();
  for (const [index, document] of documents.entries()) {
    signal.throwIfAborted();
    const bytes = await bytesOf(document);
    const digest = await sha256Hex(bytes);
    const isDrawn = document.type === 'image' && canBeDrawn(pictureSize(bytes));
    const light = isDrawn ? await lookAtPicture(new Blob([bytes])) : null;
    const sameAs = names.get(digest) ?? null;
    if (sameAs === null) names.set(digest, document.name);
    found.set(document.id, findingsOf({ document, bytes, sameAs, light }));
    onProgress(index + 1);
  }
  return found;
}

/**
 * A copy of a picture within a portal's limit; `null` if it would become unreadable or cannot be
 * drawn. The picture itself is not changed.
 */
export async function fittedCopy(document: DocumentEntry, shape: Shape): Promise<File | null> {
  const bytes = await bytesOf(document);
  if (!canBeDrawn(pictureSize(bytes))) return null;
  const room = shape === 'pdf' ? portalLimits.pdf - AROUND_PICTURE : portalLimits.jpeg;
  const fitted = await withPicture(new Blob([bytes]), (size, encode) =>
    fitPicture(size, room, encode),
  ).catch(() => null);
  if (!fitted) return null;
  const { limit, extension } = shapeWords[shape];
  const name = fittedName(document.name, limit, extension, limits.fileName);
  const jpeg = new Uint8Array(await fitted.blob.arrayBuffer());
  return new File([shape === 'pdf' ? picturePdf(jpeg, fitted.size) : jpeg], name);
}
