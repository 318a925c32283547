/** What a site says while its content is still the sample firm's. */
export const sampleCopy = {
  /** Beside figures, quotes and people that could be taken for real. */
  mark: 'Sample',
  /** In the footer of every public page. */
  firm: 'A sample firm: its people and figures are invented.',
} as const;
