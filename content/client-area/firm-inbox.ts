export const openRequestsCopy = {
  all: 'All requests',
  waiting: 'Requests that wait for you',
  none: 'Nothing waits for you.',
  samplesBelow: 'Below is the area of a sample client.',
} as const;
