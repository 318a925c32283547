import type { AreaName } from '@/lib/browser/visit-marker';
import { LOCK_TABLE } from '@/lib/portal/lock/names';

/** The database of each area; apart from its library, for what reads without it. */
export const databaseNames = {
  own: 'own-area',
  sample: 'samples',
} as const satisfies Record<AreaName, string>;

/** Those of builds from before the first release. */
export const earlierNames = ['client-area', 'sample-area', 'firm-desk'] as const;

export const SCHEMA_VERSION = 1;
/** As the browser knows it: Dexie multiplies versions by ten. */
export const BROWSER_VERSION = SCHEMA_VERSION * 10;

/** The tables of rows: all but that of the lock, which no row may change. */
export const rowTables = <T extends { name: string }>({ tables }: { tables: T[] }): T[] =>
  tables.filter(({ name }) => name !== LOCK_TABLE);
