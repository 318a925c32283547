import type { Path } from '@/content/routes';

export type SampleDocumentPath = Exclude<Extract<Path, `/services/${string}`>, '/services/pricing'>;

type Column = {
  head: string;
  at?: 'end';
};

type Row = readonly [name: string, ...cells: (string | null)[]];

export type Block =
  | { kind: 'title'; text: string; under?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string }
  | { kind: 'left-out'; lines: number }
  | { kind: 'fields'; rows: readonly (readonly [label: string, value: string])[] }
  /** The first cell of a row names it. `null` is an empty cell. */
  | {
      kind: 'table';
      columns: readonly Column[];
      rows: readonly Row[];
      total?: Row;
    }
  | { kind: 'signature'; isSigned?: true; left: readonly string[]; right: readonly string[] };

type Note = {
  /** The text on the paper that the note is about, or its beginning. */
  on: string;
  title: string;
  text: string;
};

export type SampleDocument = {
  name: string;
  text: string;
  paper: 'letter' | 'form' | 'certificate' | 'ledger';
  head: readonly [left: string, right: string];
  blocks: readonly Block[];
  /** In order from the top of the paper. */
  notes: readonly Note[];
};

export const sampleDocumentCopy = {
  heading: 'See what you will receive',
  open: 'Open the sample',
  close: 'Close the sample',
  notes: 'What the numbers on it mean',
} as const;
