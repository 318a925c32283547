/** One rule for every page that says what a fee covers. */
export const queriesAreIncluded =
  'Every query of the authority on that filing is answered within the fee.';
