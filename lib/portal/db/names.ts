import { newId } from '@/lib/new-id';
import { LOCK_TABLE } from '@/lib/portal/lock/names';

/** The database of the sample area. */
export const SAMPLES = 'sample-rows';

const OWN = 'own-rows-';

/**
 * The database of the client's own area; the marker of the visit has its whole name. A restore fills
 * one under another name, which then takes the place of the first.
 */
export const isOwnName = (name: string): boolean => name.startsWith(OWN);

export const newOwnName = () => `${OWN}${newId()}`;

const earlierNames = ['client-area', 'sample-area', 'samples', 'firm-desk', 'own-area'];

/** Whether a database is of a build from before the first release, which had other tables. */
export const isEarlierName = (name: string): boolean =>
  earlierNames.includes(name) || (name.startsWith('own-') && !isOwnName(name));

export const SCHEMA_VERSION = 1;

/** The tables of rows: all but that of the lock, which no row may change. */
export const rowTables = <T extends { name: string }>({ tables }: { tables: T[] }): T[] =>
  tables.filter(({ name }) => name !== LOCK_TABLE);
