import { areasCopy } from '@/content/client-area/areas';
import type { ExportContents, ExportFile } from '@/features/client-area/backup/file-reader';
import {
  createChangedElsewhereError,
  createNoRoomError,
  createStorageError,
} from '@/features/client-area/backup/file-refusals';
import { checkRestored } from '@/features/client-area/quotations/check-restored';
import type { Thread } from '@/features/client-area/records/records';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { deleteDatabase, runInTurn, withDatabase } from '@/features/client-area/store/databases';
import { createOwnDatabaseName } from '@/features/client-area/store/names';
import { createOrigin, putOrigin } from '@/features/client-area/store/origin';
import { listReplacedByNext, takeAsOwn } from '@/features/client-area/store/own-databases';
import { notePersonalData } from '@/features/client-area/store/persistence';
import { area, openStore } from '@/features/client-area/store/store';
import { readAreaPointer } from '@/lib/browser/area-pointer';
import { OperationError } from '@/lib/browser/operation-failure';
import { findFailureCause } from '@/lib/browser/storage-failure';
import { getDayInIndia } from '@/lib/days';
import { LOCK_TABLE, ORIGIN_TABLE } from '@/lib/encryption/names';

type Options = {
  /** On abort by the client, everything done so far is undone and the reason is thrown. */
  signal?: AbortSignal;
  /** After each document, with how many have been read. */
  onProgress?: (documents: number) => void;
};

/** Rows added in one task, so that the page can respond in between. */
const ROWS_AT_ONCE = 500;

/** The private keys of a file's quotations, which are in no file: those of this browser are kept. */
async function keysOf({ rows }: ExportContents, db: PortalDatabase) {
  const asked = new Set(rows.threads.map(({ rid }) => rid));
  return (await db.threadKeys.toArray()).filter(({ id }) => asked.has(id));
}

/**
 * Fills a new database, which is open, with an export file, behind the lock of the area that is shown.
 * The rows come last and together: until then it holds files alone, and nobody takes it for an area.
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
    threadKeys: await keysOf(contents, db),
  };
  await raw.transaction('rw', raw.tables, async () => {
    // The browser may have cleared it meanwhile.
    if ((await raw.documentBytes.count()) !== contents.documents.length) throw createStorageError();
    for (const [table, added] of Object.entries(rows)) {
      for (let start = 0; start < added.length; start += ROWS_AT_ONCE) {
        await raw.table(table).bulkAdd(added.slice(start, start + ROWS_AT_ONCE));
      }
    }
  });
}

/**
 * Every row as text, and the lock, to tell whether any was changed. Without the files of documents,
 * which the entries name and which never change.
 */
export async function serializeRows(db: PortalDatabase): Promise<string> {
  const others = [db.documentBytes.name, ORIGIN_TABLE];
  const tables = db.tables.filter(({ name }) => !others.includes(name));
  return JSON.stringify(await Promise.all(tables.map((table) => table.toArray())));
}

function restoreError(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof OperationError) return error;
  const cause = findFailureCause(error);
  if (!cause) return error;
  return cause === 'full' ? createNoRoomError() : createStorageError();
}

/** Whether an erase or a sign-up in another tab has meanwhile ended the area that a page shows. */
function isEnded({ name }: PortalDatabase): boolean {
  const marker = readAreaPointer();
  return marker?.own !== name || marker.erasing;
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
      // No tab writes while this is under way: nothing is lost of which a client was told that it is kept.
      await db.transaction('rw', db.tables, async () => {
        if (isEnded(db) || (await serializeRows(db)) !== before)
          throw createChangedElsewhereError();
        signal?.throwIfAborted();
        takeAsOwn(name, { cart: exportFile.contents.rows.cart.length });
      });
      // From here on a browser that is killed, and has lost the marker, finds the new rows.
      await putOrigin(raw, { ...origin, state: 'ready' });
    });
  } catch (error) {
    // With the marker everything is done; the first page that shows it notes that it is ready.
    if (readAreaPointer()?.own === name) return;
    await deleteDatabase(name).catch(() => {});
    throw restoreError(error, signal);
  }
}

/**
 * Restores an export file: fills a new database with it, which then takes the place of the one that
 * is shown. The caller says it, and loads the page anew, which removes the old one. Documents are read
 * and checked one at a time, and only one is in memory. If anything fails, or the signal aborts, the
 * old rows stay as they are: fails with an `OperationError`, or with the reason of the signal.
 */
export async function restoreEverything(
  exportFile: ExportFile,
  options: Options = {},
): Promise<void> {
  if (area !== 'own') throw new OperationError(areasCopy.notRestored);
  await runInTurn(() => replaceAll(exportFile, options), options.signal);
  void notePersonalData(area);
}
