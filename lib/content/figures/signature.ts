/** The strokes of the sample partner's signature, from where the pen is set down. */
export const SIGNATURE =
  'c6-2 18-28 15-27c-5 1-9 27-4 27c6 0 13-22 18-21c4 1-5 19 0 19c6 0 10-18 15-17c4 1-5 17 1 16c8-1 8-14 12-13c5 1-3 13 3 12c9-2 30-9 55-9';
