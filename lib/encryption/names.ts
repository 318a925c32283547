/** The table that holds the record of the lock, and the key of its one row. */
export const LOCK_TABLE = 'lock';
export const LOCK_ID = 'lock';

/** The table that says where a database comes from (features/client-area/store/origin.ts), which no lock covers. */
export const ORIGIN_TABLE = 'origin';
