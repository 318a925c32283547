/** The day of the newest source that was read for the law on these pages. */
export const newestSource = '2026-10-10';

/** Before that day. A day on which nobody read is never given. */
export const publishedUpTo = 'The law as published up to';
