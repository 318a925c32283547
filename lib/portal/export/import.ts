import { announceImported } from '@/lib/browser/erase-signal';
import { OperationError } from '@/lib/browser/operation-failure';
import { failureCause } from '@/lib/browser/storage-failure';
import { newId } from '@/lib/new-id';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { isSound } from '@/lib/portal/db/kinds';
import { rowTables } from '@/lib/portal/db/names';
import { notePersonalData } from '@/lib/portal/db/persistence';
import { alone, deleteStray } from '@/lib/portal/db/staging';
import { area, openStore } from '@/lib/portal/db/store';
import type { ExportContents, ExportFile } from '@/lib/portal/export/file-reader';
import {
  changedElsewhere,
  failedStorage,
  noRoom,
  restoringElsewhere,
} from '@/lib/portal/export/file-refusals';

type Options = {
  /** On abort by the client, everything done so far is undone and the reason is thrown. */
  signal?: AbortSignal;
  /** After each document, with how many have been read. */
  onProgress?: (documents: number) => void;
};

/** Rows added in one task, so that the page can respond in between. */
const ROWS_AT_ONCE = 500;

/** Adds the bytes of each document under a new id, beside the existing ones. */
async function stage(db: PortalDatabase, exportFile: ExportFile, ids: string[], options: Options) {
  for (const index of exportFile.contents.documents.keys()) {
    const content = await exportFile.readDocument(index);
    options.signal?.throwIfAborted();
    const id = newId();
    ids.push(id);
    await db.documentBytes.add({ id, bytes: content });
    options.onProgress?.(index + 1);
  }
}

/** The answers to papers, with the new ids of their documents. */
function withNewIds({ documents, rows }: ExportContents, ids: readonly string[]) {
  const here = new Map(documents.map(({ id }, index) => [id, ids[index] as string]));
  return rows.checklist
    .map((answer) => ({
      ...answer,
      documents: answer.documents.flatMap((id) => here.get(id) ?? []),
    }))
    .filter((answer) => isSound('checklist', answer));
}

/**
 * Replaces everything with the rows of an export file; the bytes have been added before. Not if a row has
 * changed since `before`: nothing is lost of which the client was told that it is kept.
 */
function swap(
  db: PortalDatabase,
  before: string,
  contents: ExportContents,
  ids: readonly string[],
  signal?: AbortSignal,
) {
  const documents = contents.documents.map((entry, index) => ({ ...entry, id: ids[index] }));
  const checklist = withNewIds(contents, ids);
  const asked = new Set(contents.rows.threads.map(({ rid }) => rid));
  return db.transaction('rw', db.tables, async () => {
    if ((await rowsAsText(db)) !== before) throw changedElsewhere();
    const stored = new Set(await db.documentBytes.toCollection().primaryKeys());
    if (ids.some((id) => !stored.delete(id))) throw changedElsewhere();
    await db.documentBytes.bulkDelete([...stored]);
    // No file has private keys; those in this browser for quotations of the file are kept.
    const threadKeys = (await db.threadKeys.toArray()).filter(({ id }) => asked.has(id));
    const rows: Record<string, readonly object[]> = {
      ...contents.rows,
      documents,
      checklist,
      threadKeys,
    };
    for (const table of rowTables(db)) {
      if (table.name === db.documentBytes.name) continue;
      await table.clear();
      const added = rows[table.name] ?? [];
      for (let start = 0; start < added.length; start += ROWS_AT_ONCE) {
        await table.bulkAdd(added.slice(start, start + ROWS_AT_ONCE));
      }
    }
    signal?.throwIfAborted();
  });
}

/**
 * Every row as text, to tell whether any was changed. Without the files of documents, which the
 * entries name and which never change.
 */
export async function rowsAsText(db: PortalDatabase): Promise<string> {
  const tables = rowTables(db).filter(({ name }) => name !== db.documentBytes.name);
  return JSON.stringify(await Promise.all(tables.map((table) => table.toArray())));
}

function restoreError(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof OperationError) return error;
  const cause = failureCause(error);
  if (!cause) return error;
  return cause === 'full' ? noRoom() : failedStorage();
}

async function replaceAll(exportFile: ExportFile, options: Options): Promise<void> {
  const db = await openStore();
  const ids: string[] = [];
  try {
    await deleteStray(db);
    const before = await rowsAsText(db);
    await stage(db, exportFile, ids, options);
    await swap(db, before, exportFile.contents, ids, options.signal);
  } catch (error) {
    await db.documentBytes.bulkDelete(ids).catch(() => {});
    throw restoreError(error, options.signal);
  }
}

/**
 * Replaces everything with the content of an export file, or changes nothing. Documents are read and
 * checked one at a time, and only one is in memory. Fails with an `OperationError`, or with the reason
 * of an aborted signal.
 */
export async function importEverything(
  exportFile: ExportFile,
  options: Options = {},
): Promise<void> {
  const isDone = await alone(
    () => replaceAll(exportFile, options).then(() => true),
    () => false,
  );
  if (!isDone) throw restoringElsewhere();
  announceImported();
  void notePersonalData(area);
}
