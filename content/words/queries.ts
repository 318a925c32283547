/** The sentence for every page that says what a fee covers. */
export const queriesAreIncluded =
  'The fee includes answers to every query of the authority on that filing.';
