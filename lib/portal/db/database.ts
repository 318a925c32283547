import Dexie, { type DexieOptions, type EntityTable, type Table } from 'dexie';
import { LOCK_TABLE } from '@/lib/portal/lock/names';
import type {
  Activity,
  CartItem,
  ChecklistAnswer,
  DocumentBytes,
  DocumentEntry,
  Meta,
  Photo,
  Preferences,
  Profile,
  Quotation,
  Thread,
  ThreadKey,
} from '@/lib/portal/records/records';
import type { SavedResult } from '@/lib/portal/records/saved-result';

/** A document in schema version 1: with its bytes in the entry, and without a category. */
type DocumentOfVersion1 = Omit<DocumentEntry, 'category'> & Pick<DocumentBytes, 'bytes'>;

export class PortalDatabase extends Dexie {
  cart!: EntityTable<CartItem, 'id'>;
  quotations!: EntityTable<Quotation, 'id'>;
  exchanges!: EntityTable<Thread, 'id'>;
  exchangeKeys!: EntityTable<ThreadKey, 'id'>;
  documents!: EntityTable<DocumentEntry, 'id'>;
  papers!: EntityTable<ChecklistAnswer, 'id'>;
  scenarios!: EntityTable<SavedResult, 'id'>;
  documentBytes!: EntityTable<DocumentBytes, 'id'>;
  activity!: EntityTable<Activity, 'id'>;
  profile!: EntityTable<Profile, 'id'>;
  photo!: EntityTable<Photo, 'id'>;
  preferences!: EntityTable<Preferences, 'id'>;
  meta!: Table<Meta, string>;

  constructor(
    name: string,
    options?: DexieOptions,
    /** The rows of a new database, by the name of their table. */
    first: () => Record<string, unknown[]> = () => ({}),
  ) {
    super(name, options);
    this.version(1).stores({
      cart: 'id, addedAt',
      quotations: 'id',
      documents: 'id, uploadedAt',
      profile: 'id',
      preferences: 'id',
      meta: 'key',
    });
    // Version 2 moves the bytes to a table of their own, so that listing documents reads no file,
    // gives documents a category, and adds the activity list and the photo.
    this.version(2)
      .stores({
        documents: 'id, uploadedAt, size',
        documentBytes: 'id',
        activity: '++id, at',
        photo: 'id',
      })
      .upgrade(async (transaction) => {
        const old = await transaction.table<DocumentOfVersion1>('documents').toArray();
        const files = old.map(({ id, bytes }) => ({ id, bytes }));
        const entries = old.map(({ bytes: _, ...entry }) => ({ ...entry, category: 'other' }));
        await transaction.table('documentBytes').bulkAdd(files);
        await transaction.table('documents').bulkPut(entries);
      });
    // Version 3 adds the messages between client and firm, and the client's signing keys.
    this.version(3).stores({ exchanges: 'id, &rid', exchangeKeys: 'id' });
    // Version 4 adds answers to the papers that services ask for.
    this.version(4).stores({ papers: 'id' });
    // Version 5 adds calculator results saved by name.
    this.version(5).stores({ scenarios: 'id' });
    // Version 6 adds the record of a lock, so that earlier versions leave sealed rows alone.
    this.version(6).stores({ [LOCK_TABLE]: 'id' });
    // Runs once, when the database is created.
    this.on('populate', async (transaction) => {
      for (const [table, rows] of Object.entries(first())) {
        await transaction.table(table).bulkAdd(rows);
      }
    });
  }
}

/** The names of the tables; kinds.ts must describe each of them. */
export type TableName = Exclude<keyof PortalDatabase, keyof Dexie>;
export type RowOf<Name extends TableName> =
  PortalDatabase[Name] extends Table<infer Row, infer _Key, infer _Insert> ? Row : never;
