/** Titles and headings name it. docs/a-new-tax-year.md says what changes with it. */
export const taxYear = '2026-27';
/** The assessment year whose returns are filed in that year. */
export const assessmentYear = '2026-27';
