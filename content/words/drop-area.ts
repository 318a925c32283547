export const dropAreaCopy = {
  noFile: 'What you dropped is not a file. Save it as a file first, then add that.',
} as const;
