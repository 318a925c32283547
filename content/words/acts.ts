export const numbersOfTheActs =
  'Where an income tax section or form has two numbers, the number after “now” or before “earlier” belongs to the 2025 Act, for income from 1 April 2026 on. The other belongs to the 1961 Act.';
