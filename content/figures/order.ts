import type { Path } from '@/content/routes';

/** The pages with a plate, in the order in which the sample business carries its book forward. */
export const plateOrder = [
  '/services/business-registration',
  '/services/company-incorporation',
  '/services/gst-registration',
  '/services/bookkeeping',
  '/services/accounting',
  '/services/tds-return',
  '/services/taxation',
  '/services/itr-filing',
  '/services/audit',
  '/services/compliance',
  '/services/consulting',
  '/services/financial-planning',
  '/services/pricing',
] as const satisfies readonly Path[];

export type PlatePath = (typeof plateOrder)[number];

/** A drawn figure on a service page. `rows` and `words` say all that the drawing says. */
export type Plate = {
  heading: string;
  text: string;
  /** What the drawing shows, in a few words. */
  picture: string;
  /** Above the table in the text file, where the head of a column would repeat it on each row. */
  caption?: string;
  /** Heads of the columns of the table; the first column names its row. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** What no table holds, in paragraphs. */
  words: readonly string[];
};

/** Words around every plate. */
export const plateWords = {
  asText: 'This drawing in words',
} as const;
