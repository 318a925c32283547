import Dexie, { type DexieOptions, type EntityTable, type Table } from 'dexie';
import { SCHEMA_VERSION } from '@/features/client-area/store/names';
import type { Profile } from '@/features/client-area/store/records/profile';
import type {
  Activity,
  CartItem,
  ChecklistAnswer,
  DocumentBytes,
  DocumentEntry,
  Meta,
  Photo,
  Preferences,
  Thread,
  ThreadKey,
} from '@/features/client-area/store/records/records';
import type { SavedResult } from '@/features/client-area/store/records/saved-result';
import { LOCK_TABLE, ORIGIN_TABLE } from '@/lib/encryption/names';

export class PortalDatabase extends Dexie {
  cart!: EntityTable<CartItem, 'id'>;
  threads!: EntityTable<Thread, 'id'>;
  threadKeys!: EntityTable<ThreadKey, 'id'>;
  documents!: EntityTable<DocumentEntry, 'id'>;
  checklist!: EntityTable<ChecklistAnswer, 'id'>;
  savedResults!: EntityTable<SavedResult, 'id'>;
  documentBytes!: EntityTable<DocumentBytes, 'id'>;
  activity!: EntityTable<Activity, 'id'>;
  profile!: EntityTable<Profile, 'id'>;
  photo!: EntityTable<Photo, 'id'>;
  preferences!: EntityTable<Preferences, 'id'>;
  meta!: Table<Meta, string>;

  firstRows: () => Record<string, unknown[]> = () => ({});

  constructor(name: string, options?: DexieOptions) {
    super(name, options);
    this.version(SCHEMA_VERSION).stores({
      cart: 'id, addedAt',
      threads: 'id, &rid',
      threadKeys: 'id',
      documents: 'id, uploadedAt, size',
      documentBytes: 'id',
      checklist: 'id',
      savedResults: 'id',
      activity: '++id, at',
      profile: 'id',
      photo: 'id',
      preferences: 'id',
      meta: 'key',
      [LOCK_TABLE]: 'id',
      [ORIGIN_TABLE]: 'id',
    });
    // Another tab deletes the database or opens a newer schema, and waits until this one is closed.
    this.on('versionchange', () => {
      this.close();
      return false;
    });
    this.on('populate', async (transaction) => {
      for (const [table, rows] of Object.entries(this.firstRows())) {
        await transaction.table(table).bulkAdd(rows);
      }
    });
  }
}

export type TableName = Exclude<keyof PortalDatabase, keyof Dexie | 'firstRows'>;
export type RowOf<Name extends TableName> =
  PortalDatabase[Name] extends Table<infer Row, infer _Key, infer _Insert> ? Row : never;
