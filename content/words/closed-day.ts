/** One rule for a last day on which offices are closed, on every page that has such a date. */
export const closedDay =
  'Where the last day is a Sunday or a holiday, income tax may be paid or filed on the next working day (General Clauses Act, section 10; Circulars 639 and 676). That is older than paying and filing online: keep to the working day before.';
