/** Words that the specimens of all services share. */
export const specimenWords = {
  heading: 'See what you will receive',
  alone: 'Open this sheet alone, to enlarge or print it',
  inWords: 'The same in words',
} as const;
