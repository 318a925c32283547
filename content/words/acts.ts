/** Which of two section or form numbers belongs to which Income-tax Act. */
export const numbersOfTheActs =
  'Where an income tax section or form has two numbers, the one after “now” or before “earlier” belongs to the 2025 Act, which covers tax year 2026-27 onwards; the other belongs to the 1961 Act.';
