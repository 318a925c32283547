import type { AreaName } from '@/lib/portal/database/visit-marker';

/** The database of each area; apart from its library, for what reads without it. */
export const databaseNames = {
  own: 'client-area',
  sample: 'sample-area',
} as const satisfies Record<AreaName, string>;

export const SCHEMA_VERSION = 5;
/** As the browser knows it: Dexie multiplies versions by ten. */
export const BROWSER_VERSION = SCHEMA_VERSION * 10;
