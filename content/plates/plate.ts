/**
 * A drawn figure on the page of a service. What the drawing says is said again in `rows` and
 * `words`, which alone say all of it.
 */
export type Plate = {
  heading: string;
  text: string;
  /** What is to be seen, in a few words. */
  picture: string;
  /** Heads of the columns of the table; the first column names its row. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** What no table holds, in paragraphs. */
  words: readonly string[];
};
