export const LOCK_TABLE = 'lock';
export const LOCK_ID = 'lock';

/** No lock covers it: features/client-area/store/origin.ts. */
export const ORIGIN_TABLE = 'origin';
