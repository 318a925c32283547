/**
 * The largest things that the client area makes or takes. Schemas, operations and forms share
 * them, so that whatever is saved can be read again. Lengths are in UTF-16 code units.
 */
export const limits = {
  key: 64,
  service: 200,
  description: 500,
  notes: 2000,
  /** A computation of a calculator that goes with a service. */
  attachment: 1000,
  /** In one quotation. */
  services: 500,
  /** Discount and GST. */
  charges: 4,
  /** For one service: a hundred crore. */
  rupees: 1_000_000_000,
  quotationNumber: 999_999_999,
  activityId: 999_999_999,
  activityTitle: 500,
  activityDetail: 1000,
  /** What file systems take. */
  fileName: 255,
  fileBytes: 10 * 1024 * 1024,
  /** What a service page asks for. */
  paper: 500,
  /** Results of calculators that are kept by name. */
  scenarios: 200,
  scenarioName: 80,
  /** Of a result: what was given and what came out. */
  scenarioLines: 16,
  /** Files that answer one paper. */
  paperFiles: 50,
} as const;

export const profileLimits = {
  /** Two names of a line each, as sign-up takes them. */
  fullName: 520,
  /** RFC 5321: 64 before the @, 255 after it. */
  email: 320,
  mobile: 40,
  /** A year of six digits is the longest that a date field gives. */
  dateOfBirth: 12,
  address: 1000,
  companyName: 200,
  gstNumber: 40,
  panNumber: 40,
} as const;

/** The years that a clock may tell; whatever is computed from such a day is a day as well. */
export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2999-12-31';
