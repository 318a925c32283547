/** What is said in the place of a part of a page that is fetched when it is wanted. */
export const parts = {
  waiting: 'Loading',
  failed: 'A part of this page did not load. Check your connection and try again.',
  again: 'Try again',
} as const;
