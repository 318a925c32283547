/** The table that holds the record of the lock, and the key of its one row. */
export const LOCK_TABLE = 'lock';
export const LOCK_ID = 'lock';

/** Where the step after the build puts the worker that stretches a passphrase. */
export const SCRYPT_WORKER = '/scrypt.js';
