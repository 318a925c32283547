import { findNextActivityId, recordActivity } from '@/features/client-area/store/activity';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { isPresent } from '@/features/client-area/store/recently-deleted';
import { categoryLabels } from '@/features/client-area/store/records/options';
import type { DocumentCategory, DocumentEntry } from '@/features/client-area/store/records/records';
import { changeArea, withStore } from '@/features/client-area/store/store';
import { createGoneError } from '@/lib/browser/operation-failure';
import type { Bytes } from '@/lib/bytes';
import { findRejectionByNameAndSize, inspectFile, withEnding } from '@/lib/files/file-type';
import { needsPassword } from '@/lib/files/pdf-password';
import { cleanFileName } from '@/lib/files/plain-name';
import { computeSha256Hex } from '@/lib/files/sha256';
import { createId } from '@/lib/new-id';

export type AddOutcome =
  | { name: string; result: 'stored'; document: DocumentEntry; remark?: string }
  | { name: string; result: 'refused'; reason: string };

type AddOptions = {
  category?: DocumentCategory;
  onProgress?: (fraction: number) => void;
};

const recordDocument = (
  db: PortalDatabase,
  { name, category }: DocumentEntry,
  what: string,
  activity?: number,
) => recordActivity(db, `${name} ${what}`, categoryLabels[category], 'completed', activity);

function storeDocument(document: DocumentEntry, bytes: Bytes): Promise<void> {
  return changeArea((db) =>
    db.transaction('rw', db.documents, db.documentBytes, db.activity, async () => {
      await db.documents.add(document);
      await db.documentBytes.add({ id: document.id, bytes });
      await recordDocument(db, document, 'uploaded');
    }),
  );
}

export async function addDocument(file: File, options: AddOptions = {}): Promise<AddOutcome> {
  let name = cleanFileName(file.name);
  const reject = (reason: string): AddOutcome => ({ name, result: 'refused', reason });
  const rejection = findRejectionByNameAndSize(name, file.size, file.type);
  if (rejection) return reject(rejection);
  const bytes = await readFile(file, options.onProgress).catch(() => null);
  if (!bytes) return reject('is not readable');
  name = withEnding(name, bytes);
  const verdict = inspectFile(name, bytes);
  if (!verdict.accepted) return reject(verdict.reason);
  const isProtected = verdict.type === 'pdf' && (await needsPassword(bytes));
  const document: DocumentEntry = {
    id: createId(),
    name,
    type: verdict.type,
    mime: verdict.mime,
    size: bytes.length,
    category: options.category ?? 'other',
    uploadedAt: Date.now(),
    ...(isProtected && { needsPassword: true }),
  };
  await storeDocument(document, bytes);
  return { name, result: 'stored', document, ...(verdict.remark && { remark: verdict.remark }) };
}

const digests = new Map<string, Promise<string>>();

async function computeDigest({ id }: DocumentEntry): Promise<string> {
  const file = await withStore((_, stored) => stored.row('documentBytes', id));
  if (!file) return id;
  return computeSha256Hex(file.bytes);
}

function findDigest(document: DocumentEntry): Promise<string> {
  const key = `${document.id} ${document.size} ${document.uploadedAt}`;
  const known = digests.get(key);
  if (known) return known;
  const digest = computeDigest(document);
  digests.set(key, digest);
  digest.catch(() => digests.delete(key));
  return digest;
}

/**
 * Copies by id, with the name of the earliest document of the same content. Reads only files of
 * equal size, one at a time and once per page load.
 */
export async function findCopies(
  documents: readonly DocumentEntry[],
): Promise<ReadonlyMap<string, string>> {
  const sizes = new Map<number, number>();
  for (const { size } of documents) sizes.set(size, (sizes.get(size) ?? 0) + 1);
  const copies = new Map<string, string>();
  const originals = new Map<string, string>();
  for (const document of [...documents].sort((a, b) => a.uploadedAt - b.uploadedAt)) {
    if (sizes.get(document.size) === 1) continue;
    const digest = await findDigest(document);
    const original = originals.get(digest);
    if (original === undefined) originals.set(digest, document.name);
    else copies.set(document.id, original);
  }
  return copies;
}

/** `null` restores. Returns false if nothing changed. */
function setDeletedAt(id: string, deletedAt: number | null, what: string): Promise<boolean> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.documents, db.activity, async () => {
      // In few rounds, since a reload right after the press undoes what is under way.
      const [document, activity] = await Promise.all([
        stored.row('documents', id),
        findNextActivityId(db),
      ]);
      if (!document) throw createGoneError();
      if (isPresent(document) === (deletedAt === null)) return false;
      const { deletedAt: _, ...entry } = document;
      await Promise.all([
        db.documents.put(deletedAt === null ? entry : { ...entry, deletedAt }),
        recordDocument(db, document, what, activity),
      ]);
      return true;
    }),
  );
}

export const deleteDocument = (id: string) => setDeletedAt(id, Date.now(), 'deleted');

export const restoreDocument = (id: string) => setDeletedAt(id, null, 'restored');

export function deleteForGood(id: string): Promise<void> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.documents, db.documentBytes, db.activity, async () => {
      const document = await stored.row('documents', id);
      if (!document || isPresent(document)) throw createGoneError();
      await db.documents.delete(id);
      await db.documentBytes.delete(id);
      await recordDocument(db, document, 'deleted for good');
    }),
  );
}

export async function setDocumentCategory(id: string, category: DocumentCategory): Promise<void> {
  await changeArea((db, stored) =>
    db.transaction('rw', db.documents, async () => {
      const document = await stored.row('documents', id);
      if (!document || !isPresent(document)) throw createGoneError();
      await db.documents.put({ ...document, category });
    }),
  );
}

export function readDocumentFile({ id, mime }: Pick<DocumentEntry, 'id' | 'mime'>): Promise<Blob> {
  return withStore(async (_, stored) => {
    const file = await stored.row('documentBytes', id);
    if (!file) throw createGoneError();
    return new Blob([file.bytes], { type: mime });
  });
}

export async function readDocumentBytes(document: DocumentEntry): Promise<Bytes> {
  return new Uint8Array(await (await readDocumentFile(document)).arrayBuffer());
}

export function countByCategory(documents: readonly DocumentEntry[]) {
  const counts: Record<DocumentCategory, number> = {
    identity: 0,
    financial: 0,
    business: 0,
    other: 0,
  };
  for (const { category } of documents) counts[category] += 1;
  return counts;
}

async function readFile(file: Blob, onProgress?: (fraction: number) => void) {
  const bytes: Bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let offset = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, offset);
    offset += value.length;
    onProgress?.(offset / file.size);
  }
  if (offset !== file.size) throw new Error('The file changed while it was read');
  return bytes;
}
