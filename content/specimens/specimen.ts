import type { PlatePath } from '@/content/plates/order';

/** A page with a plate has a deliverable to show too, but for the price list. */
export type SpecimenPath = Exclude<PlatePath, '/services/pricing'>;

export type Column = {
  head: string;
  /** Amounts end at the right edge of their column. */
  at?: 'end';
};

type Row = readonly [name: string, ...cells: (string | null)[]];

/** One part of the paper, from its top to its foot. */
export type Block =
  | { kind: 'title'; text: string; under?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** A number that is the point of the paper. */
  | { kind: 'number'; text: string }
  /** Grey lines in place of words that every such paper has. */
  | { kind: 'left-out'; lines: number }
  | { kind: 'fields'; rows: readonly (readonly [label: string, value: string])[] }
  /** The first cell of a row names it. `null` is an empty cell. */
  | {
      kind: 'table';
      columns: readonly Column[];
      rows: readonly Row[];
      total?: Row;
    }
  /** The foot: what is at the left of the signature, and what is under it. */
  | { kind: 'signature'; left: readonly string[]; right: readonly string[] };

export type Note = {
  /** The words on the paper that it is about, or their beginning. */
  on: string;
  title: string;
  text: string;
};

/**
 * What a client receives, on one sheet of A4 with notes in its margin. The paper is drawn from it
 * and told in words from it, so that both say the same.
 */
export type Specimen = {
  /** What the paper is, as on the label of its cover. */
  name: string;
  /** What comes with it, in a sentence or two. */
  text: string;
  /** A letter of ours, an official form, a certificate in its frame, or a page of a ledger. */
  paper: 'letter' | 'form' | 'certificate' | 'ledger';
  /** The top of the sheet: who issues it, and which page it is. */
  head: readonly [left: string, right: string];
  blocks: readonly Block[];
  /** Numbered from the top of the paper down. */
  notes: readonly Note[];
};

/** What is said round each of them. */
export const specimenWords = {
  heading: 'See what you will receive',
  alone: 'Open this sheet alone, to enlarge or print it',
  asText: 'This sheet in words',
} as const;
