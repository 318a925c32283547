export const closedDay =
  'Where the last day is a Sunday or a holiday, you may pay or file income tax on the next working day (General Clauses Act, section 10; Circulars 639 and 676). That rule is older than online filing, so don’t rely on it. File on the working day before.';
