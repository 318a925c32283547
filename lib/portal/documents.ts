import { recordActivity } from '@/lib/portal/activity';
import type { PortalDatabase } from '@/lib/portal/database';
import { inspectFile, refusalByNameAndSize } from '@/lib/portal/file-type';
import { keptIn } from '@/lib/portal/kept-rows';
import { goneError } from '@/lib/portal/operation-failure';
import { categoryLabels } from '@/lib/portal/options';
import { readFile } from '@/lib/portal/read-file';
import type { Bytes, DocumentCategory, DocumentEntry } from '@/lib/portal/records';
import { change, storageStatus, withStore } from '@/lib/portal/store';

/** `kept` is reported when the transaction is done; `visit` when it is held in memory only. */
export type AddOutcome =
  | { name: string; result: 'kept' | 'visit'; document: DocumentEntry }
  | { name: string; result: 'refused'; reason: string };

type AddOptions = { category?: DocumentCategory; onProgress?: (fraction: number) => void };

function sameBytes(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

async function findDuplicate(db: PortalDatabase, bytes: Bytes): Promise<DocumentEntry | null> {
  for (const candidate of await db.documents.where('size').equals(bytes.length).toArray()) {
    const stored = await keptIn(db).row('documentBytes', candidate.id);
    if (stored && sameBytes(stored.bytes, bytes)) return candidate;
  }
  return null;
}

/** Keeps a file with its entry and its line of activity, or nothing of it. */
function keep(document: DocumentEntry, bytes: Bytes): Promise<DocumentEntry | null> {
  return change((db) =>
    db.transaction('rw', db.documents, db.documentBytes, db.activity, async () => {
      const duplicate = await findDuplicate(db, bytes);
      if (duplicate) return duplicate;
      await db.documents.add(document);
      await db.documentBytes.add({ id: document.id, bytes });
      const detail = categoryLabels[document.category];
      await recordActivity(db, `${document.name} uploaded`, detail, 'completed');
      return null;
    }),
  );
}

/** Reads, checks and keeps one file. */
export async function addDocument(file: File, options: AddOptions = {}): Promise<AddOutcome> {
  const { name } = file;
  const refuse = (reason: string): AddOutcome => ({ name, result: 'refused', reason });
  const refusal = refusalByNameAndSize(name, file.size);
  if (refusal) return refuse(refusal);
  const bytes = await readFile(file, options.onProgress).catch(() => null);
  if (!bytes) return refuse('could not be read');
  const verdict = inspectFile(name, bytes);
  if (!verdict.accepted) return refuse(verdict.reason);
  const document: DocumentEntry = {
    id: crypto.randomUUID(),
    name,
    type: verdict.type,
    mime: verdict.mime,
    size: bytes.length,
    category: options.category ?? 'other',
    uploadedAt: Date.now(),
  };
  const duplicate = await keep(document, bytes);
  if (duplicate) return refuse(`is here already, as “${duplicate.name}”`);
  return { name, result: storageStatus().kept ? 'kept' : 'visit', document };
}

/** Adds files one after another, so that a reload between two loses neither. */
export async function addDocuments(
  files: readonly File[],
  options: { category?: DocumentCategory; onProgress?: (index: number, fraction: number) => void },
): Promise<AddOutcome[]> {
  const outcomes: AddOutcome[] = [];
  for (const [index, file] of files.entries()) {
    const onProgress = (fraction: number) => options.onProgress?.(index, fraction);
    outcomes.push(await addDocument(file, { category: options.category, onProgress }));
  }
  return outcomes;
}

/** `bytes` is `null` when the file itself was missing already. */
export type DeletedDocument = { document: DocumentEntry; bytes: Bytes | null; activityId: number };

/** Deletes a document and returns what `restoreDocument` needs; `null` when it is gone already. */
export function deleteDocument(id: string): Promise<DeletedDocument | null> {
  return change((db) =>
    db.transaction('rw', db.documents, db.documentBytes, db.activity, async () => {
      const document = await keptIn(db).row('documents', id);
      const stored = await keptIn(db).row('documentBytes', id);
      if (!document) return null;
      await db.documents.delete(id);
      await db.documentBytes.delete(id);
      const detail = categoryLabels[document.category];
      const activityId = await recordActivity(db, `${document.name} deleted`, detail, 'completed');
      return { document, bytes: stored?.bytes ?? null, activityId };
    }),
  );
}

/** Undoes `deleteDocument`, its line of activity included. */
export async function restoreDocument(deleted: DeletedDocument): Promise<void> {
  const { document, bytes, activityId } = deleted;
  await change((db) =>
    db.transaction('rw', db.documents, db.documentBytes, db.activity, async () => {
      await db.documents.put(document);
      if (bytes) await db.documentBytes.put({ id: document.id, bytes });
      await db.activity.delete(activityId);
    }),
  );
}

export async function setDocumentCategory(id: string, category: DocumentCategory): Promise<void> {
  await change((db) =>
    db.transaction('rw', db.documents, async () => {
      const document = await keptIn(db).row('documents', id);
      if (!document) throw goneError();
      await db.documents.put({ ...document, category });
    }),
  );
}

/** The file itself, typed by what it was found to be; `null` when it is gone. */
export function documentFile({ id, mime }: DocumentEntry): Promise<Blob | null> {
  return withStore(async (db) => {
    const stored = await keptIn(db).row('documentBytes', id);
    return stored ? new Blob([stored.bytes], { type: mime }) : null;
  });
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
