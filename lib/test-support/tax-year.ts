/** In place of `content/tax-year.ts` in tests that name days and amounts of this year. */
export const taxYear = '2026-27';
export const assessmentYear = '2026-27';
export const rulesCheckedUntil = '2028-03-31';
