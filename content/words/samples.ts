export const sampleCopy = {
  mark: 'Sample',
  firm: 'A sample firm: its people and figures are invented.',
} as const;
