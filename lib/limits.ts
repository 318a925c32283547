/**
 * Schemas, operations and forms share these limits, so that whatever is saved can be read again.
 * Lengths are in UTF-16 code units.
 */
export const limits = {
  key: 64,
  service: 200,
  description: 500,
  notes: 2000,
  attachment: 1000,
  state: 60,
  people: 50,
  /** For one service: a hundred crore. */
  rupees: 1_000_000_000,
  activityId: 999_999_999,
  activityTitle: 500,
  activityDetail: 1000,
  /** The limit of file systems. */
  fileName: 255,
  fileBytes: 10 * 1024 * 1024,
  documents: 5000,
  paper: 500,
  /** Papers ticked as ready on a service page. */
  ready: 30,
  savedResults: 200,
  resultName: 80,
  /** Inputs and outputs together. */
  resultLines: 16,
  /** Files that answer one checklist item. */
  paperFiles: 50,
} as const;

/** The last day that a clock may say; a date computed from it is still a valid date. */
export const LAST_DAY = '2999-12-31';
