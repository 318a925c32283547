export const moreRowsCopy = {
  shown: '{shown} of {all} shown',
  add: 'Show {count} more',
} as const;
