import { OWN_DATABASES } from '@/lib/browser/storage-names';
import { LOCK_TABLE, ORIGIN_TABLE } from '@/lib/encryption/names';
import { createId } from '@/lib/new-id';

/**
 * Whether a database holds an area of the client's own; the marker of the visit has its whole name.
 * A restore fills one under another name, which then takes the place of the first.
 */
export const isOwnName = (name: string): boolean => name.startsWith(OWN_DATABASES);

export const createOwnDatabaseName = () => `${OWN_DATABASES}${createId()}`;

export const SCHEMA_VERSION = 1;

/** The tables of rows: all but those of the lock and the origin, which no row may change. */
export const listRowTables = <T extends { name: string }>({ tables }: { tables: T[] }): T[] =>
  tables.filter(({ name }) => name !== LOCK_TABLE && name !== ORIGIN_TABLE);
