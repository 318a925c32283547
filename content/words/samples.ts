export const sampleCopy = {
  /** Beside figures, quotes and people that could be taken for real. */
  mark: 'Sample',
  firm: 'A sample firm: its people and figures are invented.',
} as const;
