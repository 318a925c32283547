import { areasCopy } from '@/content/client-area/areas';
import { checkRestored } from '@/features/client-area/backup/check-restored';
import type { ExportContents, ExportFile } from '@/features/client-area/backup/file-reader';
import {
  createChangedElsewhereError,
  createNoRoomError,
  createStorageError,
} from '@/features/client-area/backup/file-rejections';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { deleteDatabase, runInTurn, withDatabase } from '@/features/client-area/store/databases';
import { createOwnDatabaseName } from '@/features/client-area/store/names';
import { createOrigin, putOrigin } from '@/features/client-area/store/origin';
import { listReplacedByNext, takeAsOwn } from '@/features/client-area/store/own-databases';
import { notePersonalData } from '@/features/client-area/store/persistence';
import type { Thread } from '@/features/client-area/store/records/records';
import { area, openStore } from '@/features/client-area/store/store';
import { readAreaPointer } from '@/lib/browser/area-pointer';
import { OperationError } from '@/lib/browser/operation-failure';
import { findFailureCause } from '@/lib/browser/storage-failure';
import { getDayInIndia } from '@/lib/days';
import { LOCK_TABLE, ORIGIN_TABLE } from '@/lib/encryption/names';

type Options = {
  signal?: AbortSignal;
  onProgress?: (documents: number) => void;
};

/** As many rows as are added in one task, so that the page can respond in between. */
const ROWS_AT_ONCE = 500;

/** Private keys are in no file: this browser keeps its own for the quotations in the file. */
async function findKeys({ rows }: ExportContents, db: PortalDatabase) {
  const asked = new Set(rows.threads.map(({ rid }) => rid));
  return (await db.threadKeys.toArray()).filter(({ id }) => asked.has(id));
}

/**
 * Fills a new, open database, under the lock of the shown area. The rows come last, in one
 * transaction: until then the database holds only files, and nothing takes it for an area.
 */
export async function fill(
  raw: PortalDatabase,
  db: PortalDatabase,
  { contents, readDocument }: ExportFile,
  { signal, onProgress }: Options = {},
): Promise<void> {
  if ((await db.table(LOCK_TABLE).count()) > 0) {
    await (await import('@/features/client-area/store/locked')).applySameLock(raw, db);
  }
  for (const [index, { id }] of contents.documents.entries()) {
    const bytes = await readDocument(index);
    signal?.throwIfAborted();
    await raw.documentBytes.add({ id, bytes });
    onProgress?.(index + 1);
  }
  const threads: Thread[] = [];
  for (const thread of contents.rows.threads) {
    signal?.throwIfAborted();
    threads.push(await checkRestored(thread, { today: getDayInIndia(Date.now()) }));
  }
  const rows: Record<string, readonly object[]> = {
    ...contents.rows,
    threads,
    documents: contents.documents,
    threadKeys: await findKeys(contents, db),
  };
  await raw.transaction('rw', raw.tables, async () => {
    if ((await raw.documentBytes.count()) !== contents.documents.length) throw createStorageError();
    for (const [table, added] of Object.entries(rows)) {
      for (let start = 0; start < added.length; start += ROWS_AT_ONCE) {
        await raw.table(table).bulkAdd(added.slice(start, start + ROWS_AT_ONCE));
      }
    }
  });
}

/** All rows and the lock as text, to find any change. Without files, which never change. */
export async function serializeRows(db: PortalDatabase): Promise<string> {
  const others = [db.documentBytes.name, ORIGIN_TABLE];
  const tables = db.tables.filter(({ name }) => !others.includes(name));
  return JSON.stringify(await Promise.all(tables.map((table) => table.toArray())));
}

function createRestoreError(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof OperationError) return error;
  const cause = findFailureCause(error);
  if (!cause) return error;
  return cause === 'full' ? createNoRoomError() : createStorageError();
}

function isEnded({ name }: PortalDatabase): boolean {
  const pointer = readAreaPointer();
  return pointer?.own !== name || pointer.erasing;
}

async function replaceAll(exportFile: ExportFile, options: Options): Promise<void> {
  const name = createOwnDatabaseName();
  const { signal } = options;
  try {
    const db = await openStore();
    const before = await serializeRows(db);
    const origin = createOrigin('filling', await listReplacedByNext());
    await withDatabase(name, async (raw) => {
      if (isEnded(db)) throw createChangedElsewhereError();
      await putOrigin(raw, origin);
      await fill(raw, db, exportFile, options);
      // This transaction writes nothing. It only keeps other tabs from writing to the old database
      // between the comparison and the new area pointer, so that no change is lost that a tab has
      // reported as stored.
      await db.transaction('rw', db.tables, async () => {
        if (isEnded(db) || (await serializeRows(db)) !== before)
          throw createChangedElsewhereError();
        signal?.throwIfAborted();
        takeAsOwn(name, { cart: exportFile.contents.rows.cart.length });
      });
      // From here on a killed browser with an old area pointer finds the new rows.
      await putOrigin(raw, { ...origin, state: 'ready' });
    });
  } catch (error) {
    // The pointer names the new database, so the restore is complete; the first page that shows it
    // marks it as ready.
    if (readAreaPointer()?.own === name) return;
    await deleteDatabase(name).catch(() => {});
    throw createRestoreError(error, signal);
  }
}

/**
 * Fills a new database with an export file and makes it the client's own. The caller tells the
 * client and reloads the page; the old database is deleted later. Documents are read and checked
 * one at a time. If anything fails or the signal aborts, the old rows stay as they are, and an
 * `OperationError` or the reason of the signal is thrown.
 */
export async function restoreEverything(
  exportFile: ExportFile,
  options: Options = {},
): Promise<void> {
  if (area !== 'own') throw new OperationError(areasCopy.notRestored);
  await runInTurn(() => replaceAll(exportFile, options), options.signal);
  void notePersonalData(area);
}
