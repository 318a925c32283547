import { OWN_DATABASES } from '@/lib/browser/storage-names';
import { LOCK_TABLE, ORIGIN_TABLE } from '@/lib/encryption/names';
import { createId } from '@/lib/new-id';

/** A restore fills a second database of the client's own, which then replaces the first. */
export const isOwnName = (name: string): boolean => name.startsWith(OWN_DATABASES);

export const createOwnDatabaseName = () => `${OWN_DATABASES}${createId()}`;

export const SCHEMA_VERSION = 1;

export const listRowTables = <T extends { name: string }>({ tables }: { tables: T[] }): T[] =>
  tables.filter(({ name }) => name !== LOCK_TABLE && name !== ORIGIN_TABLE);
