import type {
  DBCore,
  DBCoreCursor,
  DBCoreIndex,
  DBCoreKeyRange,
  DBCoreMutateRequest,
  DBCoreQuery,
  DBCoreTable,
  Middleware,
} from 'dexie';
import { isEncrypted, type RowCipher, type TableShape } from '@/lib/encryption/encrypt';
import { LOCK_ID, LOCK_TABLE, ORIGIN_TABLE } from '@/lib/encryption/names';

/**
 * Not encrypted: the lock's own table, where the database comes from, and keys that the browser
 * does not release.
 */
export const PLAIN_TABLES: readonly string[] = [LOCK_TABLE, ORIGIN_TABLE, 'threadKeys'];

/** Only a single key or every key can be asked for: encryption does not keep the order of keys. */
const EQUAL = 1;

const listKeyPaths = (indices: readonly DBCoreIndex[]) =>
  indices.flatMap(({ keyPath }) => (typeof keyPath === 'string' ? [keyPath] : []));

export const getTableShape = ({
  name,
  schema,
}: Pick<DBCoreTable, 'name' | 'schema'>): TableShape => ({
  name,
  key: listKeyPaths([schema.primaryKey])[0] ?? '',
  indices: listKeyPaths(schema.indexes),
});

function createEncryptedTable(table: DBCoreTable, cipher: RowCipher, mayWrite: Check): DBCoreTable {
  const shape = getTableShape(table);
  const encryptKey = (key: unknown) => cipher.encryptKey(table.name, key);
  const decryptKey = (key: unknown) => cipher.decryptKey(table.name, key) ?? key;
  const decryptRow = (row: unknown) => cipher.decryptRow(shape, row);
  // A row that is not encrypted was written outside the lock, so it is not the client's.
  const decryptOwnRow = (row: unknown) => (isEncrypted(row) ? decryptRow(row) : undefined);

  function encryptRange(range: DBCoreKeyRange): DBCoreKeyRange {
    if (typeof (range.lower ?? range.upper) !== 'string') return range;
    if (range.type !== EQUAL) throw new Error('A range of sealed keys has no meaning.');
    return { ...range, lower: encryptKey(range.lower), upper: encryptKey(range.upper) };
  }
  const encryptQuery = (query: DBCoreQuery): DBCoreQuery =>
    query.index.isPrimaryKey ? { ...query, range: encryptRange(query.range) } : query;

  function encryptMutation(request: DBCoreMutateRequest): DBCoreMutateRequest {
    if (request.type === 'deleteRange') return { ...request, range: encryptRange(request.range) };
    if (request.type === 'delete') {
      // The plain key as well: a row whose key was changed from outside can be removed.
      return { ...request, keys: request.keys.flatMap((key) => [encryptKey(key), key]) };
    }
    const values = request.values.map((row) => cipher.encryptRow(shape, row));
    const { keys: _, ...others } = request;
    return { ...others, values } as DBCoreMutateRequest;
  }

  const openCursor = (cursor: DBCoreCursor, isByKey: boolean): DBCoreCursor =>
    Object.create(cursor, {
      primaryKey: { get: () => decryptKey(cursor.primaryKey) },
      key: { get: () => (isByKey ? decryptKey(cursor.key) : cursor.key) },
      value: { get: () => decryptRow(cursor.value) },
    });

  return {
    ...table,
    mutate: (request) =>
      mayWrite(request.trans)
        .then(() => table.mutate(encryptMutation(request)))
        .then((answer) => ({
          ...answer,
          results: request.type === 'delete' ? request.keys : answer.results?.map(decryptKey),
          lastResult: decryptKey(answer.lastResult),
        })),
    get: (request) => table.get({ ...request, key: encryptKey(request.key) }).then(decryptOwnRow),
    getMany: (request) =>
      table
        .getMany({ ...request, keys: request.keys.map(encryptKey) })
        .then((rows) => rows.map(decryptOwnRow)),
    query: (request) =>
      table.query({ ...request, query: encryptQuery(request.query) }).then(({ result }) => ({
        result: request.values
          ? result.filter(isEncrypted).map(decryptRow)
          : result.map(decryptKey),
      })),
    count: (request) => table.count({ ...request, query: encryptQuery(request.query) }),
    openCursor: (request) =>
      table
        .openCursor({ ...request, query: encryptQuery(request.query) })
        .then((cursor) => cursor && openCursor(cursor, request.query.index.isPrimaryKey === true)),
  };
}

type Check = (trans: DBCoreMutateRequest['trans']) => Promise<void>;

/**
 * Encrypts every row on its way to the disk and decrypts it on the way back, below Dexie's own
 * layers, so that pages and operations see plain rows. The write's own transaction finds what
 * another tab has done to the lock in the meantime, and then fails with `changed`.
 */
export const createEncryptedRows = (cipher: RowCipher, kid: string, changed: () => Error) =>
  ({
    stack: 'dbcore',
    name: 'sealed-rows',
    level: -2,
    create: (core) => {
      const lock = core.table(LOCK_TABLE);
      const mayWrite: Check = (trans) =>
        lock.get({ trans, key: LOCK_ID }).then((record) => {
          if (record?.kid !== kid) throw changed();
        });
      return {
        transaction: (stores, mode, options) =>
          core.transaction(
            mode === 'readwrite' ? [...new Set([...stores, LOCK_TABLE])] : stores,
            mode,
            options,
          ),
        table: (name) => {
          const table = core.table(name);
          return PLAIN_TABLES.includes(name)
            ? table
            : createEncryptedTable(table, cipher, mayWrite);
        },
      };
    },
  }) satisfies Middleware<DBCore>;
