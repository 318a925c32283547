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
import { isSealed, type Sealer, type TableShape } from '@/lib/encryption/encrypt';
import { LOCK_ID, LOCK_TABLE, ORIGIN_TABLE } from '@/lib/encryption/names';

/**
 * Not encrypted: the lock's own table, where the database comes from, and keys that the browser
 * does not release.
 */
export const PLAIN_TABLES: readonly string[] = [LOCK_TABLE, ORIGIN_TABLE, 'threadKeys'];

/** Only a single key or every key can be asked for: encryption does not keep the order of keys. */
const EQUAL = 1;

const pathsOf = (indices: readonly DBCoreIndex[]) =>
  indices.flatMap(({ keyPath }) => (typeof keyPath === 'string' ? [keyPath] : []));

export const getTableShape = ({
  name,
  schema,
}: Pick<DBCoreTable, 'name' | 'schema'>): TableShape => ({
  name,
  key: pathsOf([schema.primaryKey])[0] ?? '',
  indices: pathsOf(schema.indexes),
});

function sealedTable(table: DBCoreTable, sealer: Sealer, mayWrite: Check): DBCoreTable {
  const shape = getTableShape(table);
  const seal = (key: unknown) => sealer.sealKey(table.name, key);
  const unseal = (key: unknown) => sealer.openKey(table.name, key) ?? key;
  const open = (row: unknown) => sealer.openRow(shape, row);
  // A row that is not encrypted was written outside the lock, so it is not the client's.
  const openOwn = (row: unknown) => (isSealed(row) ? open(row) : undefined);

  function sealRange(range: DBCoreKeyRange): DBCoreKeyRange {
    if (typeof (range.lower ?? range.upper) !== 'string') return range;
    if (range.type !== EQUAL) throw new Error('A range of sealed keys has no meaning.');
    return { ...range, lower: seal(range.lower), upper: seal(range.upper) };
  }
  const sealQuery = (query: DBCoreQuery): DBCoreQuery =>
    query.index.isPrimaryKey ? { ...query, range: sealRange(query.range) } : query;

  function sealMutation(request: DBCoreMutateRequest): DBCoreMutateRequest {
    if (request.type === 'deleteRange') return { ...request, range: sealRange(request.range) };
    if (request.type === 'delete') {
      // The plain key as well: a row whose key was changed from outside can be removed.
      return { ...request, keys: request.keys.flatMap((key) => [seal(key), key]) };
    }
    const values = request.values.map((row) => sealer.sealRow(shape, row));
    const { keys: _, ...others } = request;
    return { ...others, values } as DBCoreMutateRequest;
  }

  const openCursor = (cursor: DBCoreCursor, isByKey: boolean): DBCoreCursor =>
    Object.create(cursor, {
      primaryKey: { get: () => unseal(cursor.primaryKey) },
      key: { get: () => (isByKey ? unseal(cursor.key) : cursor.key) },
      value: { get: () => open(cursor.value) },
    });

  return {
    ...table,
    mutate: (request) =>
      mayWrite(request.trans)
        .then(() => table.mutate(sealMutation(request)))
        .then((answer) => ({
          ...answer,
          results: request.type === 'delete' ? request.keys : answer.results?.map(unseal),
          lastResult: unseal(answer.lastResult),
        })),
    get: (request) => table.get({ ...request, key: seal(request.key) }).then(openOwn),
    getMany: (request) =>
      table.getMany({ ...request, keys: request.keys.map(seal) }).then((rows) => rows.map(openOwn)),
    query: (request) =>
      table.query({ ...request, query: sealQuery(request.query) }).then(({ result }) => ({
        result: request.values ? result.filter(isSealed).map(open) : result.map(unseal),
      })),
    count: (request) => table.count({ ...request, query: sealQuery(request.query) }),
    openCursor: (request) =>
      table
        .openCursor({ ...request, query: sealQuery(request.query) })
        .then((cursor) => cursor && openCursor(cursor, request.query.index.isPrimaryKey === true)),
  };
}

type Check = (trans: DBCoreMutateRequest['trans']) => Promise<void>;

/**
 * Encrypts every row on its way to the disk and decrypts it on the way back, below Dexie's own
 * layers, so that pages and operations see plain rows. The write's own transaction finds what
 * another tab has done to the lock in the meantime, and then fails with `changed`.
 */
export const sealedRows = (sealer: Sealer, kid: string, changed: () => Error) =>
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
          return PLAIN_TABLES.includes(name) ? table : sealedTable(table, sealer, mayWrite);
        },
      };
    },
  }) satisfies Middleware<DBCore>;
