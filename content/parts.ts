export const parts = {
  waiting: 'Loading',
  failed: 'A part of this page did not load. Check your connection and try again.',
  again: 'Try again',
} as const;
