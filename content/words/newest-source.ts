/** The day of the newest source that was read for the law on these pages. */
export const newestSource = '2026-10-10';

/** Never give a day on which nobody read the sources. */
export const publishedUpTo = 'The law as published up to';
