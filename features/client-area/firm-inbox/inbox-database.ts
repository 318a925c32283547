import Dexie, { type EntityTable, type Table } from 'dexie';
import type {
  AnswerDraft,
  InboxKey,
  InboxRequest,
  InboxStep,
} from '@/features/client-area/firm-inbox/inbox-records';
import { noteFirm } from '@/lib/browser/area-pointer';
import { toOperationError } from '@/lib/browser/operation-failure';
import { INBOX_DATABASE } from '@/lib/browser/storage-names';
import { OPEN_LIMIT, withTimeout } from '@/lib/in-time';

const INBOX_VERSION = 1;

export class InboxDatabase extends Dexie {
  keys!: EntityTable<InboxKey, 'id'>;
  requests!: EntityTable<InboxRequest, 'id'>;
  /** Append-only. Each number in a log is used once, so that two tabs cannot take the same step. */
  steps!: Table<InboxStep, [request: string, number: number]>;
  drafts!: EntityTable<AnswerDraft, 'request'>;

  constructor() {
    super(INBOX_DATABASE);
    this.version(INBOX_VERSION).stores({
      keys: 'id',
      requests: 'id',
      steps: '[request+number]',
      drafts: 'request',
    });
  }
}

let inbox: InboxDatabase | null = null;

async function openInbox(): Promise<InboxDatabase> {
  inbox ??= new InboxDatabase();
  if (inbox.isOpen()) return inbox;
  await withTimeout(inbox.open(), OPEN_LIMIT);
  // Dexie opens a newer schema without an error, and multiplies versions by ten.
  if (inbox.backendDB().version < (INBOX_VERSION + 1) * 10) return inbox;
  inbox.close();
  throw new DOMException('kept by a newer schema', 'VersionError');
}

export async function withInbox<T>(work: (inbox: InboxDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await openInbox());
  } catch (error) {
    throw toOperationError(error);
  }
}

export async function eraseInbox(): Promise<void> {
  await withInbox((inbox) =>
    inbox.transaction('rw', inbox.tables, async () => {
      for (const table of inbox.tables) await table.clear();
    }),
  );
  noteFirm(false);
}
