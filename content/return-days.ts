/**
 * The last days for returns of AY 2026-27, in the words that pages show. The planners have the same
 * days in lib/planners/plan-years.ts; a test compares them.
 *
 * With audit: CBDT Circular 7/2026 of 28 September 2026, which moved report and return by three
 * weeks. It is silent on interest under section 234A, which may run from the earlier day.
 */
export const returnDays = {
  others: '31 July',
  noAudit: '31 August',
  auditReport: '21 October 2026',
  audit: '21 November 2026',
  auditBefore: '31 October',
  transferPricing: '30 November',
  belated: '31 December 2026',
  revised: '31 March 2027',
} as const;

/** What moved the days of report and return with audit. */
export const auditDaysMovedBy = 'Circular 7/2026';

/**
 * The fee for a revised return from January on. Section 234-I as enacted is reported to count from
 * the end of the assessment year, the utility to charge it after December.
 */
export const revisionFee =
  'from January the portal is reported to charge a fee under section 234-I, now 428(b): check it there';
