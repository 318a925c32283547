import { LOCK_TABLE } from '@/lib/portal/lock/names';

/** The database of the sample area. */
export const SAMPLES = 'samples';

/**
 * The database of the client's own area; the marker of the visit has its whole name. A restore fills
 * one under another name, which then takes the place of the first.
 */
export const isOwnName = (name: string): boolean => name.startsWith('own-');

/** Those of builds from before the first release. */
export const earlierNames = ['client-area', 'sample-area', 'firm-desk', 'own-area'] as const;

export const SCHEMA_VERSION = 1;

/** The tables of rows: all but that of the lock, which no row may change. */
export const rowTables = <T extends { name: string }>({ tables }: { tables: T[] }): T[] =>
  tables.filter(({ name }) => name !== LOCK_TABLE);
