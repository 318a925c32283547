import type { AreaName } from '@/lib/browser/visit-marker';
import { LOCK_TABLE } from '@/lib/portal/lock/names';

/** The database of each area; apart from its library, for what reads without it. */
export const databaseNames = {
  own: 'client-area',
  sample: 'sample-area',
} as const satisfies Record<AreaName, string>;

export const SCHEMA_VERSION = 6;
/** As the browser knows it: Dexie multiplies versions by ten. */
export const BROWSER_VERSION = SCHEMA_VERSION * 10;

/** The tables of rows: all but that of the lock, which no row may change. */
export const rowTables = <T extends { name: string }>({ tables }: { tables: T[] }): T[] =>
  tables.filter(({ name }) => name !== LOCK_TABLE);
