/** Marks beside content that is still the sample firm's. */
export const sampleWords = {
  mark: 'Sample',
  figures: 'Sample figures of a sample firm.',
  quotes: 'Samples: these people and their words are invented.',
} as const;
