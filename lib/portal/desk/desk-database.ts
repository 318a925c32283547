import Dexie, { type EntityTable, type Table } from 'dexie';
import { inTime } from '@/lib/portal/database/in-time';
import { operationError } from '@/lib/portal/database/operation-failure';
import type { AnswerDraft, DeskKey, DeskRequest, DeskStep } from '@/lib/portal/desk/desk-records';

/** The database on the firm's own computer, separate from any client's data. */
export const DESK_NAME = 'firm-desk';
const DESK_VERSION = 1;

/** How long the browser may take to open it, in milliseconds. */
const ANSWER_LIMIT = 10_000;

export class DeskDatabase extends Dexie {
  /** The firm's private key; at most one row. */
  keys!: EntityTable<DeskKey, 'id'>;
  requests!: EntityTable<DeskRequest, 'id'>;
  /** Append-only. Each place in a log is used once, so that two tabs cannot take the same step. */
  steps!: Table<DeskStep, [request: string, number: number]>;
  drafts!: EntityTable<AnswerDraft, 'request'>;

  constructor() {
    super(DESK_NAME);
    this.version(DESK_VERSION).stores({
      keys: 'id',
      requests: 'id',
      steps: '[request+number]',
      drafts: 'request',
    });
  }
}

let inUse: DeskDatabase | null = null;
const listeners = new Set<() => void>();

/** The open database of the desk; `null` before. */
export const deskInUse = (): DeskDatabase | null => inUse;

export function subscribeToDesk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let opening: DeskDatabase | null = null;

async function openDesk(): Promise<DeskDatabase> {
  opening ??= new DeskDatabase();
  const desk = opening;
  if (!desk.isOpen()) await inTime(desk.open(), ANSWER_LIMIT);
  // Dexie opens what a newer schema has left as if it were its own, and counts in tenths.
  if (desk.backendDB().version >= (DESK_VERSION + 1) * 10) {
    desk.close();
    throw new DOMException('kept by a newer schema', 'VersionError');
  }
  if (inUse !== desk) {
    inUse = desk;
    for (const listener of listeners) listener();
  }
  return desk;
}

/** Runs work on the desk's database. Any failure becomes an `OperationError`. */
export async function withDesk<T>(work: (desk: DeskDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await openDesk());
  } catch (error) {
    throw operationError(error);
  }
}

/** Erases the desk and its key, which only the desk's file and the key file can bring back. */
export async function eraseDesk(): Promise<void> {
  await withDesk((desk) =>
    desk.transaction('rw', desk.tables, async () => {
      for (const table of desk.tables) await table.clear();
    }),
  );
}
