/** Titles and headings name it. docs/a-new-tax-year.md says what changes with it. */
export const taxYear = '2026-27';
/** The assessment year whose returns are filed in that year. */
export const assessmentYear = '2026-27';
/**
 * The last day for which the rules of GST, TDS, late filing and the calendar were checked. It is
 * later than the tax year, so that one can plan.
 */
export const rulesCheckedUntil = '2028-03-31';
